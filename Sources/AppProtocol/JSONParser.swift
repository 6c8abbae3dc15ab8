/// Reads one JSON text (RFC 8259) from bytes, in one pass and to a bounded depth.
struct JSONParser {
  /// Deeper than any honest user info, far from the end of the stack.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the whole of `bytes` as one value.
  static func parse(_ bytes: [UInt8]) throws(ProtocolViolation) -> JSON {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.unexpected("the end of the line") }
    return value
  }

  private mutating func value(depth: Int) throws(ProtocolViolation) -> JSON {
    guard depth < JSONParser.depthLimit else {
      throw ProtocolViolation(.tooDeep(limit: JSONParser.depthLimit))
    }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(ProtocolViolation) -> JSON {
    position += 1
    var members: [JSON.Member] = []
    if isNext("}") { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let name = try string()
      guard isNext(":") else { throw unexpected("\":\"") }
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      if isNext("}") { return .object(members) }
      guard isNext(",") else { throw unexpected("\",\" or \"}\"") }
    }
  }

  private mutating func array(depth: Int) throws(ProtocolViolation) -> JSON {
    position += 1
    var elements: [JSON] = []
    if isNext("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      if isNext("]") { return .array(elements) }
      guard isNext(",") else { throw unexpected("\",\" or \"]\"") }
    }
  }

  private mutating func word(_ text: String, _ value: JSON) throws(ProtocolViolation) -> JSON {
    guard bytes[position...].starts(with: text.utf8) else { throw unexpected("a JSON value") }
    position += text.utf8.count
    return value
  }
}

// MARK: Strings

extension JSONParser {
  private mutating func string() throws(ProtocolViolation) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw unexpected("a string without control characters") }
      position += 1
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: try escape().utf8)
      } else {
        text.append(byte)
      }
    }
    guard isNext("\"") else { throw unexpected("a closing quote") }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw ProtocolViolation(.notText)
    }
    return string
  }

  /// What stands after a backslash.
  private mutating func escape() throws(ProtocolViolation) -> String {
    guard let byte = peek else { throw unexpected("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 1
      throw unexpected("an escape")
    }
  }

  /// Characters outside the first plane come as two escapes, a surrogate pair.
  private mutating func unicodeEscape() throws(ProtocolViolation) -> String {
    let first = try hexadecimal()
    if let scalar = UnicodeScalar(first) { return String(scalar) }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw unexpected("a surrogate pair")
    }
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw unexpected("a surrogate pair") }
    return String(scalar)
  }

  private mutating func hexadecimal() throws(ProtocolViolation) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      position += 1
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

// MARK: Numbers

extension JSONParser {
  private mutating func number() throws(ProtocolViolation) -> JSON {
    let start = position
    _ = take(UInt8(ascii: "-"))
    try integerPart()
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int64(text) { return .integer(integer) }
    guard let real = Double(text), real.isFinite else {
      throw ProtocolViolation(.numberOutOfRange)
    }
    return .real(real)
  }

  /// A leading zero stands alone.
  private mutating func integerPart() throws(ProtocolViolation) {
    if !take(UInt8(ascii: "0")) { try digits() }
  }

  private mutating func digits() throws(ProtocolViolation) {
    let start = position
    while let byte = peek, JSONParser.isDigit(byte) { position += 1 }
    if position == start { throw unexpected("a JSON value") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

// MARK: Bytes

extension JSONParser {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Takes that punctuation mark if it stands next, after any space.
  private mutating func isNext(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    return take(UInt8(ascii: mark))
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private func unexpected(_ expected: String) -> ProtocolViolation {
    let found = peek.map(JSONParser.name) ?? "the end of the line"
    return ProtocolViolation(.notJSON(found: found, expected: expected, column: position + 1))
  }

  /// Foreign bytes are named by number unless they are plain ASCII.
  private static func name(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "\"\(Character(UnicodeScalar(byte)))\"" : "byte 0x\(String(byte, radix: 16))"
  }
}
