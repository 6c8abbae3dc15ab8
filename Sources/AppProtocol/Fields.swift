import QuickActions

/// The members of one JSON object, read strictly by type; keys that nobody asks for are let be.
struct Fields {
  private let members: [JSON.Member]
  private let path: JSONPath

  init(_ json: JSON, at path: JSONPath = .line) throws(ProtocolViolation) {
    guard case .object(let members) = json else {
      throw ProtocolViolation(.wrongType(found: json.kind, expected: "an object"), at: path)
    }
    self.members = members
    self.path = path
  }

  func string(_ key: String) throws(ProtocolViolation) -> String {
    try required(optionalString(key), key, "a string")
  }

  func optionalString(_ key: String) throws(ProtocolViolation) -> String? {
    guard let json = self[key] else { return nil }
    guard case .string(let text) = json else { throw wrongType(json, key, "a string") }
    return text
  }

  func integer(_ key: String) throws(ProtocolViolation) -> Int {
    let json = try required(self[key], key, "a whole number")
    guard case .integer(let number) = json, let integer = Int(exactly: number) else {
      throw wrongType(json, key, "a whole number")
    }
    return integer
  }

  func boolean(_ key: String) throws(ProtocolViolation) -> Bool {
    let json = try required(self[key], key, "a boolean")
    guard case .boolean(let flag) = json else { throw wrongType(json, key, "a boolean") }
    return flag
  }

  func object(_ key: String) throws(ProtocolViolation) -> Fields {
    try required(optionalObject(key), key, "an object")
  }

  func optionalObject(_ key: String) throws(ProtocolViolation) -> Fields? {
    guard let json = self[key] else { return nil }
    return try Fields(json, at: .member(path, key))
  }

  /// An array of objects; an absent one is empty.
  func objects(_ key: String) throws(ProtocolViolation) -> [Fields] {
    guard let json = self[key] else { return [] }
    guard case .array(let elements) = json else { throw wrongType(json, key, "an array") }
    var objects: [Fields] = []
    for (index, element) in elements.enumerated() {
      objects.append(try Fields(element, at: .element(.member(path, key), index)))
    }
    return objects
  }

  /// A string that stands for a case of an enumeration.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Value.Type
  ) throws(ProtocolViolation) -> Value where Value.RawValue == String {
    let text = try string(key)
    guard let value = Value(rawValue: text) else {
      throw unknown(text, key, expected: Value.allCases.map { "\"\($0.rawValue)\"" })
    }
    return value
  }

  func unknown(_ text: String, _ key: String, expected: [String]) -> ProtocolViolation {
    ProtocolViolation(.unknownValue(found: text, expected: expected), at: .member(path, key))
  }

  func dictionary(_ key: String) throws(ProtocolViolation) -> [String: PropertyValue] {
    try optionalObject(key)?.dictionary ?? [:]
  }

  /// All members, each as a property list value.
  var dictionary: [String: PropertyValue] {
    get throws(ProtocolViolation) {
      var values: [String: PropertyValue] = [:]
      for member in members {
        values[member.name] = try PropertyValue(json: member.value, at: .member(path, member.name))
      }
      return values
    }
  }

  /// The only member, where there is just one.
  var single: JSON.Member? { members.count == 1 ? members.first : nil }

  /// Null counts as absent.
  private subscript(key: String) -> JSON? {
    let value = members.last { $0.name == key }?.value
    return value == .null ? nil : value
  }

  private func required<Value>(
    _ value: Value?, _ key: String, _ expected: String
  ) throws(ProtocolViolation) -> Value {
    guard let value else {
      throw ProtocolViolation(.missing(expected: expected), at: .member(path, key))
    }
    return value
  }

  private func wrongType(_ json: JSON, _ key: String, _ expected: String) -> ProtocolViolation {
    ProtocolViolation(.wrongType(found: json.kind, expected: expected), at: .member(path, key))
  }
}
