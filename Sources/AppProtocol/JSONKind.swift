/// What a JSON value is, as a sentence says it.
package enum JSONKind: String, Hashable, Sendable {
  case null
  case boolean = "a boolean"
  case number = "a number"
  case string = "a string"
  case array = "an array"
  case object = "an object"
  /// A number that is none or too large, a string with half a character.
  case malformed = "a malformed value"

  /// The decoder can only be asked by trying. A wrong try costs, so this is for what is not known
  /// and for what went wrong.
  package init(of decoder: any Decoder) {
    self = (try? JSONKind.scalar(decoder)) ?? JSONKind.container(decoder)
  }

  private static func scalar(_ decoder: any Decoder) throws -> JSONKind? {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() { return .null }
    if (try? value.decode(String.self)) != nil { return .string }
    if (try? value.decode(Bool.self)) != nil { return .boolean }
    return (try? value.decode(Double.self)) == nil ? nil : .number
  }

  private static func container(_ decoder: any Decoder) -> JSONKind {
    if (try? decoder.unkeyedContainer()) != nil { return .array }
    return (try? decoder.container(keyedBy: Fields.Name.self)) == nil ? .malformed : .object
  }
}

extension JSONKind: Decodable {
  package init(from decoder: any Decoder) { self.init(of: decoder) }
}
