import QuickActions

/// Reads an old-style property list, `{ key = value; }`, and a strings file, which is one without
/// its braces.
///
/// It calls itself once a level, no deeper than `PropertyList.depthLimit`.
struct OldStyleReader {
  private var scanner: TextScanner
  private var depth = 0
  private var budget = PropertyList.nodeLimit

  static func read(_ text: [UInt8]) throws(PlistFault) -> PlistNode {
    var reader = OldStyleReader(scanner: TextScanner(text))
    let root = try reader.root()
    try reader.scanner.skipSpaceAndComments()
    guard reader.scanner.current == nil else { throw reader.unexpected("the end of the file") }
    return root
  }

  /// Whether a list may begin with that byte.
  static func mayBegin(with byte: UInt8) -> Bool {
    standsUnquoted(byte) || "{(<\"'".utf8.contains(byte)
  }

  private init(scanner: TextScanner) {
    self.scanner = scanner
  }

  /// A value, or the entries of a dictionary without its braces; nothing at all is one of those.
  private mutating func root() throws(PlistFault) -> PlistNode {
    try scanner.skipSpaceAndComments()
    let start = scanner
    guard scanner.current != nil else { return PlistNode(.dictionary([]), at: 0) }
    let root = try value()
    try scanner.skipSpaceAndComments()
    guard case .string = root.content, scanner.current != nil else { return root }
    scanner = start
    return PlistNode(.dictionary(try entries(endingWith: nil)), at: start.offset)
  }

  private mutating func value() throws(PlistFault) -> PlistNode {
    let start = scanner.offset
    try countValue()
    switch scanner.current {
    case UInt8(ascii: "{"): return PlistNode(.dictionary(try dictionary()), at: start)
    case UInt8(ascii: "("): return PlistNode(.array(try array()), at: start)
    case UInt8(ascii: "<"): return PlistNode(.data(try data()), at: start)
    default: return PlistNode(.string(try string(as: "a value")), at: start)
    }
  }

  private mutating func countValue() throws(PlistFault) {
    budget -= 1
    guard budget >= 0 else {
      throw PlistFault(
        "the list holds more than \(PropertyList.nodeLimit) values", at: scanner.offset)
    }
  }

  private mutating func dictionary() throws(PlistFault) -> [PlistEntry] {
    try descend()
    defer { depth -= 1 }
    return try entries(endingWith: "}")
  }

  /// Steps over an opening bracket.
  private mutating func descend() throws(PlistFault) {
    depth += 1
    guard depth <= PropertyList.depthLimit else {
      throw PlistFault(
        "the list is nested deeper than \(PropertyList.depthLimit) levels", at: scanner.offset)
    }
    scanner.advance()
  }

  /// - Parameter bracket: nil for entries that go on to the end of the file.
  private mutating func entries(
    endingWith bracket: Unicode.Scalar?
  ) throws(PlistFault) -> [PlistEntry] {
    let opening = scanner.offset - 1
    var entries: [PlistEntry] = []
    while true {
      try scanner.skipSpaceAndComments()
      if let bracket, scanner.take(bracket) { return entries }
      if scanner.current == nil {
        guard bracket == nil else { throw unfinished("{", at: opening) }
        return entries
      }
      entries.append(try entry())
    }
  }

  /// `key = value;`, or `key;` for one that is its own value.
  private mutating func entry() throws(PlistFault) -> PlistEntry {
    let start = scanner.offset
    let key = PlistKey(try string(as: "a key"), at: start)
    try scanner.skipSpaceAndComments()
    var value = PlistNode(.string(key.text), at: start)
    if scanner.take("=") {
      try scanner.skipSpaceAndComments()
      value = try self.value()
      try scanner.skipSpaceAndComments()
    } else {
      try countValue()
    }
    guard scanner.take(";") else { throw unexpected("; after the entry \(quoted(key.text))") }
    return PlistEntry(key: key, value: value)
  }

  private mutating func array() throws(PlistFault) -> [PlistNode] {
    let opening = scanner.offset
    try descend()
    defer { depth -= 1 }
    var nodes: [PlistNode] = []
    while true {
      try scanner.skipSpaceAndComments()
      if scanner.take(")") { return nodes }
      guard scanner.current != nil else { throw unfinished("(", at: opening) }
      nodes.append(try value())
      try scanner.skipSpaceAndComments()
      guard scanner.take(",") || scanner.current == UInt8(ascii: ")") else {
        guard scanner.current != nil else { throw unfinished("(", at: opening) }
        throw unexpected(", or )")
      }
    }
  }

  /// `<0fbd77 1c2735ae>`
  private mutating func data() throws(PlistFault) -> [UInt8] {
    let opening = scanner.offset
    scanner.advance()
    let content = scanner.takeAll { $0 != UInt8(ascii: ">") }
    guard scanner.take(">") else { throw unfinished("<", at: opening) }
    let digits = content.filter { !PlistScalar.isSpace($0) }.map(TextEscape.hexDigit)
    let values = digits.compactMap { $0 }
    guard values.count == digits.count, values.count.isMultiple(of: 2) else {
      throw PlistFault("the data that begins here is not pairs of hexadecimal digits", at: opening)
    }
    return stride(from: 0, to: values.count, by: 2).map {
      UInt8(truncatingIfNeeded: values[$0] << 4 | values[$0 + 1])
    }
  }

  /// A quoted text, or a word of letters, digits and `_ $ / : . -`.
  private mutating func string(as role: String) throws(PlistFault) -> String {
    let start = scanner.offset
    switch scanner.current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let text = TextEscape.oldStyle(try scanner.takeQuoted()) else {
        throw PlistFault("the text that begins here is not UTF-8", at: start)
      }
      return text
    default:
      let word = scanner.takeAll(where: OldStyleReader.standsUnquoted)
      guard !word.isEmpty else { throw unexpected(role) }
      return String(decoding: word, as: UTF8.self)
    }
  }

  private static func standsUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func unexpected(_ expected: String) -> PlistFault {
    PlistFault("expected \(expected); found \(scanner.found)", at: scanner.offset)
  }

  private func unfinished(_ bracket: String, at opening: Int) -> PlistFault {
    PlistFault(
      "the file ends before \(bracket) is closed", at: scanner.offset, openedAt: opening)
  }
}
