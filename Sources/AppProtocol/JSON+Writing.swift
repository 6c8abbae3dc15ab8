extension JSON {
  /// The value on one line: a line feed inside a string is escaped.
  package var line: [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.write(self)
    return writer.bytes
  }

  /// The value for a person, indented by two spaces. Nothing in it can act on a terminal.
  package var text: String {
    var writer = JSONWriter(isIndented: true)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes JSON. It calls itself no deeper than what it is given, which every reader here limits.
private struct JSONWriter {
  let isIndented: Bool
  var bytes: [UInt8] = []
  private var level = 0

  init(isIndented: Bool) {
    self.isIndented = isIndented
  }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: append("null")
    case .boolean(let flag): append(flag ? "true" : "false")
    case .integer(let number): append(number.description)
    // JSON has no word for infinity and for what is no number.
    case .real(let number): append(number.isFinite ? number.description : "null")
    case .string(let string): write(string)
    case .array(let elements): write(elements, between: "[", "]") { $0.write($1) }
    case .object(let members): write(members, between: "{", "}") { $0.write($1) }
    }
  }

  private mutating func write(_ member: JSON.Member) {
    write(member.name)
    append(isIndented ? ": " : ":")
    write(member.value)
  }

  private mutating func write<Element>(
    _ elements: [Element], between opening: String, _ closing: String,
    each writeElement: (inout JSONWriter, Element) -> Void
  ) {
    append(opening)
    level += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      startLine()
      writeElement(&self, element)
    }
    level -= 1
    if !elements.isEmpty { startLine() }
    append(closing)
  }

  private mutating func startLine() {
    if isIndented { append("\n" + String(repeating: "  ", count: level)) }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

// MARK: Strings

extension JSONWriter {
  private mutating func write(_ string: String) {
    append("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\t": append("\\t")
      case _ where JSONWriter.isUnseen(scalar): append(JSONWriter.escape(scalar))
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    append("\"")
  }

  /// Control characters, line separators, and what directs the layout of text without being seen.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
