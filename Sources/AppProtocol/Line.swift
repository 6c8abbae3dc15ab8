/// What the two directions of the wire have in common: a JSON object on a line, its kind first.
enum Line {
  static let kindKey = "message"

  static func encode(_ kind: some RawRepresentable<String>, _ members: [JSON.Member]) -> [UInt8] {
    JSON.object([JSON.Member(kindKey, .string(kind.rawValue))] + members).line
      + [UInt8(ascii: "\n")]
  }
}
