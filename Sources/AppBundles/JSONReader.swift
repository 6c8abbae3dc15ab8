import QuickActions

/// Reads JSON as a property list, for the places of its values: a decoder tells none.
///
/// It calls itself once a level, no deeper than `PropertyList.depthLimit`. A null is an empty array:
/// nothing that is looked for here is one.
struct JSONReader {
  private var scanner: TextScanner
  private var depth = 0
  private var budget = PropertyList.nodeLimit

  static func read(_ text: [UInt8]) throws(PlistFault) -> PlistNode {
    var reader = JSONReader(scanner: TextScanner(text))
    let root = try reader.value()
    reader.scanner.skipSpace()
    guard reader.scanner.current == nil else { throw reader.unexpected("the end of the file") }
    return root
  }

  private init(scanner: TextScanner) {
    self.scanner = scanner
  }

  private mutating func value() throws(PlistFault) -> PlistNode {
    scanner.skipSpace()
    let start = scanner.offset
    budget -= 1
    guard budget >= 0 else {
      throw PlistFault("the file holds more than \(PropertyList.nodeLimit) values", at: start)
    }
    switch scanner.current {
    case UInt8(ascii: "{"):
      return PlistNode(
        .dictionary(try members("}") { reader throws(PlistFault) in try reader.member() }),
        at: start)
    case UInt8(ascii: "["):
      return PlistNode(
        .array(try members("]") { reader throws(PlistFault) in try reader.value() }), at: start)
    case UInt8(ascii: "\""): return PlistNode(.string(try string()), at: start)
    default: return PlistNode(try word(), at: start)
    }
  }

  /// What stands between brackets, with commas in between.
  private mutating func members<Member>(
    _ closing: Unicode.Scalar, _ member: (inout JSONReader) throws(PlistFault) -> Member
  ) throws(PlistFault) -> [Member] {
    let opening = scanner.offset
    depth += 1
    defer { depth -= 1 }
    guard depth <= PropertyList.depthLimit else {
      throw PlistFault(
        "the file is nested deeper than \(PropertyList.depthLimit) levels", at: opening)
    }
    scanner.advance()
    scanner.skipSpace()
    if scanner.take(closing) { return [] }
    var members: [Member] = []
    while true {
      members.append(try member(&self))
      scanner.skipSpace()
      if scanner.take(closing) { return members }
      guard scanner.current != nil else {
        throw PlistFault(
          "the file ends before its bracket is closed", at: scanner.offset, openedAt: opening)
      }
      guard scanner.take(",") else { throw unexpected(", or \(closing)") }
    }
  }

  private mutating func member() throws(PlistFault) -> PlistEntry {
    scanner.skipSpace()
    let start = scanner.offset
    guard scanner.current == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    let key = PlistKey(try string(), at: start)
    scanner.skipSpace()
    guard scanner.take(":") else { throw unexpected(": after the key \(quoted(key.text))") }
    return PlistEntry(key: key, value: try value())
  }

  private mutating func string() throws(PlistFault) -> String {
    let start = scanner.offset
    guard let text = TextEscape.json(try scanner.takeQuoted()) else {
      throw PlistFault("the text that begins here is no JSON string in UTF-8", at: start)
    }
    return text
  }

  private mutating func word() throws(PlistFault) -> PlistNode.Content {
    let start = scanner
    let word = String(decoding: scanner.takeAll(where: JSONReader.isOfWord), as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .array([])
    default: break
    }
    if let integer = Int64(word) { return .integer(integer) }
    if let real = Double(word), word.first?.isLetter == false { return .real(real) }
    scanner = start
    throw unexpected("a value")
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func unexpected(_ expected: String) -> PlistFault {
    PlistFault("expected \(expected); found \(scanner.found)", at: scanner.offset)
  }
}
