/// A JSON value whose objects keep the order of their members.
///
/// The wire has a reader and a writer of its own for three reasons: what an app sends is untrusted,
/// and one pass with a bounded depth makes the cost of any line known; an error can say what was
/// found where; and a person who reads a line finds its kind first.
enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSON

    init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// What it is, for a sentence: `a number`.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer, .real: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
