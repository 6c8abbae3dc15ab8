/// A JSON value to be written: its objects keep the order of their members, so that a contract can
/// promise it, a test can compare it, and a person who reads a line finds its kind first.
package enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  package static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }
}
