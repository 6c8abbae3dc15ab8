/// What the two directions of the wire have in common: a JSON object on a line, its kind first.
package protocol LineMessage: Decodable, CustomStringConvertible {
  /// The message as a line, its line feed included.
  func encodedLine() -> [UInt8]
}

extension LineMessage {
  /// - Parameter line: the bytes between two line feeds.
  package init(
    line: [UInt8], limits: JSONText.Limits = .line
  ) throws(ProtocolViolation) {
    self = try JSONText(line, limits: limits).read()
  }

  /// The line itself.
  package var description: String { String(decoding: encodedLine().dropLast(), as: UTF8.self) }
}

enum Line {
  static let kindKey = "message"

  static func encode(_ kind: some RawRepresentable<String>, _ members: [JSON.Member]) -> [UInt8] {
    JSON.object([JSON.Member(kindKey, .string(kind.rawValue))] + members).line
      + [UInt8(ascii: "\n")]
  }
}
