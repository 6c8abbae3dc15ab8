import FoundationEssentials
import QuickActions

/// On the wire a property list's value is an object with its type as the only key, `{"date": 12.5}`.
///
/// JSON has no word for half of the types, and a reader that is told the type never has to try one.
private enum TypeName: String, CaseIterable {
  case string, integer, real, boolean, date, data, array, dictionary
}

extension PropertyValue {
  var json: JSON { .object([JSON.Member(type.rawValue, bare)]) }

  private var type: TypeName {
    switch self {
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    case .array: .array
    case .dictionary: .dictionary
    }
  }

  private var bare: JSON {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .real(let number), .date(let number): PropertyValue.json(number)
    case .boolean(let flag): .boolean(flag)
    case .data(let bytes): .string(Data(bytes).base64EncodedString())
    case .array(let values): .array(values.map(\.json))
    case .dictionary(let values): values.json
    }
  }

  /// JSON has no infinity and no not-a-number; they travel as their names.
  private static func json(_ number: Double) -> JSON {
    number.isFinite ? .real(number) : .string(number.description)
  }

  init(fields: Fields) throws(ProtocolViolation) {
    let type = try fields.only(TypeName.self)
    let key = type.rawValue
    switch type {
    case .string: self = .string(try fields.string(key))
    case .integer: self = .integer(try fields.integer(key))
    case .real: self = .real(try fields.number(key))
    case .boolean: self = .boolean(try fields.boolean(key))
    case .date: self = .date(try fields.number(key))
    case .data: self = .data(try fields.data(key))
    case .array: self = .array(try fields.objects(key).map(PropertyValue.init(fields:)))
    case .dictionary: self = .dictionary(try fields.dictionary(key))
    }
  }
}

extension [String: PropertyValue] {
  /// Keys in order, so that the same value always makes the same line.
  var json: JSON {
    .object(sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.json) })
  }
}

extension Fields {
  func dictionary(_ key: String) throws(ProtocolViolation) -> [String: PropertyValue] {
    let members: [String: Fields] = try optionalObject(key)?.all("an object") ?? [:]
    var values: [String: PropertyValue] = [:]
    for name in members.keys.sorted() {
      values[name] = try members[name].map(PropertyValue.init(fields:))
    }
    return values
  }
}
