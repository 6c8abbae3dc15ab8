import FoundationEssentials

/// The members of one JSON object, read strictly by type; keys that nobody asks for are let be.
package struct Fields {
  private let members: KeyedDecodingContainer<Name>

  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  package init(_ decoder: any Decoder) throws(ProtocolViolation) {
    do {
      members = try decoder.container(keyedBy: Name.self)
    } catch {
      throw ProtocolViolation(
        .wrongType(found: JSONKind(of: decoder), expected: "an object"), at: decoder.codingPath)
    }
  }

  package func string(_ key: String) throws(ProtocolViolation) -> String {
    try required(key, "a string")
  }

  package func optionalString(_ key: String) throws(ProtocolViolation) -> String? {
    try optional(key, "a string")
  }

  package func integer<Number: FixedWidthInteger & Decodable>(
    _ key: String
  ) throws(ProtocolViolation) -> Number {
    try required(key, "a whole number")
  }

  func optionalInteger(_ key: String) throws(ProtocolViolation) -> Int? {
    try optional(key, "a whole number")
  }

  package func number(_ key: String) throws(ProtocolViolation) -> Double {
    try required(key, "a number")
  }

  func boolean(_ key: String) throws(ProtocolViolation) -> Bool {
    try required(key, "a boolean")
  }

  func optionalBoolean(_ key: String) throws(ProtocolViolation) -> Bool? {
    try optional(key, "a boolean")
  }

  func integers(_ key: String) throws(ProtocolViolation) -> [Int] {
    try required(key, "an array of whole numbers")
  }

  /// Bytes in Base64.
  func data(_ key: String) throws(ProtocolViolation) -> [UInt8] {
    Array(try required(key, "bytes in Base64") as Data)
  }

  func object(_ key: String) throws(ProtocolViolation) -> Fields {
    try required(key, "an object")
  }

  package func optionalObject(_ key: String) throws(ProtocolViolation) -> Fields? {
    try optional(key, "an object")
  }

  package func strings(_ key: String) throws(ProtocolViolation) -> [String] {
    try required(key, "an array of strings")
  }

  /// An array of objects; an absent one is empty.
  package func objects(_ key: String) throws(ProtocolViolation) -> [Fields] {
    try optional(key, "an array") ?? []
  }

  /// A string that stands for a case of an enumeration.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Value.Type
  ) throws(ProtocolViolation) -> Value where Value.RawValue == String {
    let text = try string(key)
    guard let value = Value(rawValue: text) else {
      throw unknown(text, key, expected: Value.spelledCases)
    }
    return value
  }

  /// For what a person writes: another key is most likely a mistyped one.
  package func checkNames(among known: [String]) throws(ProtocolViolation) {
    guard let stray = names.first(where: { !known.contains($0) }) else { return }
    throw ProtocolViolation(
      .unknownKey(found: stray, expected: known), at: members.codingPath)
  }

  /// The name of the only member, a case of an enumeration.
  func only<Name: RawRepresentable & CaseIterable>(
    _ type: Name.Type
  ) throws(ProtocolViolation) -> Name where Name.RawValue == String {
    let names = names
    guard names.count == 1, let only = Name(rawValue: names[0]) else {
      throw ProtocolViolation(
        .unknownValue(
          found: names.joined(separator: ", "),
          expected: ["one key: \(Name.spelledCases.joined(separator: " or "))"]),
        at: members.codingPath)
    }
    return only
  }

  package func unknown(_ text: String, _ key: String, expected: [String]) -> ProtocolViolation {
    violation(.unknownValue(found: text, expected: expected), key)
  }

  /// The keys, in order: what is read in it is refused for the same reason in every run.
  package var names: [String] { members.allKeys.map(\.stringValue).sorted() }

  /// All members, each read as the same type.
  package func all<Value: Decodable>(
    _ expected: String
  ) throws(ProtocolViolation) -> [String: Value] {
    var values: [String: Value] = [:]
    for name in names {
      values[name] = try read(name, expected) { try members.decode(Value.self, forKey: $0) }
    }
    return values
  }
}

extension Fields: Decodable {
  package init(from decoder: any Decoder) throws { try self.init(decoder) }
}

extension CaseIterable where Self: RawRepresentable<String> {
  fileprivate static var spelledCases: [String] { allCases.map { "\"\($0.rawValue)\"" } }
}

// MARK: Values

extension Fields {
  private func required<Value: Decodable>(
    _ key: String, _ expected: String
  ) throws(ProtocolViolation) -> Value {
    guard let value: Value = try optional(key, expected) else {
      throw violation(.missing(expected: expected), key)
    }
    return value
  }

  /// Null counts as absent.
  private func optional<Value: Decodable>(
    _ key: String, _ expected: String
  ) throws(ProtocolViolation) -> Value? {
    try read(key, expected) { try members.decodeIfPresent(Value.self, forKey: $0) }
  }

  private func read<Result>(
    _ key: String, _ expected: String, _ body: (Name) throws -> Result
  ) throws(ProtocolViolation) -> Result {
    do {
      return try body(Name(key))
    } catch let violation as ProtocolViolation {
      throw violation
    } catch {
      let kind = try? members.decode(JSONKind.self, forKey: Name(key))
      throw violation(.wrongType(found: kind ?? .malformed, expected: expected), key)
    }
  }

  private func violation(_ reason: ProtocolViolation.Reason, _ key: String) -> ProtocolViolation {
    ProtocolViolation(reason, at: members.codingPath + [Name(key)])
  }
}
