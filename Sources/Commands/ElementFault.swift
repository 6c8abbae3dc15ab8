import AppBundles
import QuickActions

/// What is wrong with one element of a file of dynamic items.
struct ElementFault: Error, Hashable, Sendable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

extension ShortcutItem {
  private static let keys = [
    "type", "title", "subtitle", "icon", "userInfo", "targetContentIdentifier",
  ]

  /// An object with the keys of a menu's row.
  init(_ element: JSONValue) throws(ElementFault) {
    let members = try element.members(among: ShortcutItem.keys)
    guard let type = try members.text("type") else { throw ElementFault("it has no \"type\"") }
    guard let title = try members.text("title") else { throw ElementFault("it has no \"title\"") }
    self.init(
      type: type, localizedTitle: title, localizedSubtitle: try members.text("subtitle"),
      icon: try members.icon(), userInfo: try members.userInfo(),
      targetContentIdentifier: try members.text("targetContentIdentifier"))
  }
}

extension JSONValue {
  /// The members of an object, `null` counted as absent. Another key is most likely a mistyped one.
  fileprivate func members(among keys: [String]) throws(ElementFault) -> [JSONMember] {
    guard case .object(let members) = self else {
      throw ElementFault("it is \(typeName); expected an object")
    }
    if let stray = members.first(where: { !keys.contains($0.key) }) {
      let near = nearest(to: stray.key, among: keys).map { "; did you mean \"\($0)\"?" }
      throw ElementFault(
        "the key \(quoted(stray.key)) is not known" + (near ?? "")
          + " Expected: \(keys.joined(separator: ", "))")
    }
    return members.filter { $0.value != .null }
  }

  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .integer, .real: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// A property list holds all that JSON does but `null`.
  fileprivate func propertyValue(of key: String) throws(ElementFault) -> PropertyValue {
    switch self {
    case .null: throw ElementFault("\(quoted(key)) is null, which a property list cannot hold")
    case .boolean(let flag): return .boolean(flag)
    case .integer(let number): return .integer(number)
    case .real(let number): return .real(number)
    case .string(let text): return .string(text)
    case .array(let values):
      var elements: [PropertyValue] = []
      for value in values { elements.append(try value.propertyValue(of: key)) }
      return .array(elements)
    case .object(let members): return .dictionary(try members.propertyValues())
    }
  }
}

extension [JSONMember] {
  fileprivate subscript(key: String) -> JSONValue? { first { $0.key == key }?.value }

  fileprivate func text(_ key: String) throws(ElementFault) -> String? {
    switch self[key] {
    case nil: return nil
    case .string(let text): return text
    case .some(let other):
      throw ElementFault("\"\(key)\" is \(other.typeName); expected a string")
    }
  }

  fileprivate func userInfo() throws(ElementFault) -> [String: PropertyValue] {
    switch self["userInfo"] {
    case nil: return [:]
    case .object(let members): return try members.propertyValues()
    case .some(let other):
      throw ElementFault("\"userInfo\" is \(other.typeName); expected an object")
    }
  }

  fileprivate func propertyValues() throws(ElementFault) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for member in self { values[member.key] = try member.value.propertyValue(of: member.key) }
    return values
  }

  fileprivate func icon() throws(ElementFault) -> ShortcutIcon? {
    guard let icon = self["icon"] else { return nil }
    let members = try icon.members(among: ["kind", "name"])
    guard let kind = try members.text("kind"), let name = try members.text("name") else {
      throw ElementFault("its icon needs \"kind\" and \"name\"")
    }
    switch kind {
    case "system": return .system(try systemIcon(named: name))
    case "symbol": return .symbol(name)
    case "file": return .file(name)
    default:
      throw ElementFault(
        "its icon's kind is \(quoted(kind)); expected \"system\", \"symbol\" or \"file\"")
    }
  }

  private func systemIcon(named name: String) throws(ElementFault) -> SystemIcon {
    if let icon = SystemIcon(plistName: name) { return icon }
    let near = nearest(to: name, among: SystemIcon.allCases.map(\.plistName))
    throw ElementFault(
      "there is no system icon \(quoted(name))" + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
  }
}
