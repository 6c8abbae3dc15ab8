import QuickActions

/// What JSON has no word for is an object with one key that begins with `$`: `{"$date": 12.5}`.
///
/// A dictionary of the app's own that has such a key is wrapped, `{"$dictionary": {…}}`, so that it
/// is not taken for one of these.
private enum Tag: String, CaseIterable {
  case real = "$real"
  case date = "$date"
  case data = "$data"
  case dictionary = "$dictionary"
}

extension PropertyValue {
  var json: JSON {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .boolean(let flag): .boolean(flag)
    case .real(let number): PropertyValue.tagged(.real, PropertyValue.json(number))
    case .date(let seconds): PropertyValue.tagged(.date, PropertyValue.json(seconds))
    case .data(let bytes): PropertyValue.tagged(.data, .string(Hexadecimal.text(bytes)))
    case .array(let values): .array(values.map(\.json))
    case .dictionary(let values):
      values.keys.contains { $0.hasPrefix("$") }
        ? PropertyValue.tagged(.dictionary, values.json) : values.json
    }
  }

  private static func tagged(_ tag: Tag, _ value: JSON) -> JSON {
    .object([JSON.Member(tag.rawValue, value)])
  }

  /// JSON has no infinity and no not-a-number; they travel as their names.
  private static func json(_ number: Double) -> JSON {
    number.isFinite ? .real(number) : .string(number.description)
  }
}

extension [String: PropertyValue] {
  /// Keys in order, so that the same value always makes the same line.
  var json: JSON {
    .object(sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.json) })
  }
}

extension PropertyValue {
  init(json: JSON, at path: JSONPath) throws(ProtocolViolation) {
    switch json {
    case .null:
      throw ProtocolViolation(
        .wrongType(found: json.kind, expected: "a property list value"), at: path)
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .string(let text): self = .string(text)
    case .array(let elements):
      var values: [PropertyValue] = []
      for (index, element) in elements.enumerated() {
        values.append(try PropertyValue(json: element, at: .element(path, index)))
      }
      self = .array(values)
    case .object:
      self = try PropertyValue(object: Fields(json, at: path), at: path)
    }
  }

  private init(object: Fields, at path: JSONPath) throws(ProtocolViolation) {
    guard let member = object.single, let tag = Tag(rawValue: member.name) else {
      self = .dictionary(try object.dictionary)
      return
    }
    let inside = JSONPath.member(path, member.name)
    switch tag {
    case .real: self = .real(try PropertyValue.number(member.value, at: inside))
    case .date: self = .date(try PropertyValue.number(member.value, at: inside))
    case .data: self = .data(try PropertyValue.bytes(member.value, at: inside))
    case .dictionary:
      self = .dictionary(try Fields(member.value, at: inside).dictionary)
    }
  }

  private static func number(_ json: JSON, at path: JSONPath) throws(ProtocolViolation) -> Double {
    switch json {
    case .real(let number): return number
    case .integer(let number): return Double(number)
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    case .string("nan"): return .nan
    case .null, .boolean, .string, .array, .object:
      throw ProtocolViolation(.wrongType(found: json.kind, expected: "a number"), at: path)
    }
  }

  private static func bytes(_ json: JSON, at path: JSONPath) throws(ProtocolViolation) -> [UInt8] {
    guard case .string(let text) = json, let bytes = Hexadecimal.bytes(text) else {
      throw ProtocolViolation(
        .wrongType(found: json.kind, expected: "pairs of hexadecimal digits"), at: path)
    }
    return bytes
  }
}

/// Bytes as text, two digits each.
private enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    let pairs = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: pairs, as: UTF8.self)
  }

  static func bytes(_ text: String) -> [UInt8]? {
    let values = text.map(\.hexDigitValue)
    guard values.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let high = values[index], let low = values[index + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}
