import QuickActions

extension ShortcutItem {
  package var json: JSON { .object(members) }

  /// Absent values are left out.
  var members: [JSON.Member] {
    var members = [
      JSON.Member("type", .string(type)), JSON.Member("localizedTitle", .string(localizedTitle)),
    ]
    if let localizedSubtitle {
      members.append(JSON.Member("localizedSubtitle", .string(localizedSubtitle)))
    }
    if let icon { members.append(JSON.Member("icon", icon.json)) }
    if !userInfo.isEmpty { members.append(JSON.Member("userInfo", userInfo.json)) }
    if let targetContentIdentifier {
      members.append(JSON.Member("targetContentIdentifier", .string(targetContentIdentifier)))
    }
    return members
  }

  package init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      type: try fields.string("type"), localizedTitle: try fields.string("localizedTitle"),
      localizedSubtitle: try fields.optionalString("localizedSubtitle"),
      icon: try fields.optionalObject("icon").map(ShortcutIcon.init(fields:)),
      userInfo: try fields.dictionary("userInfo"),
      targetContentIdentifier: try fields.optionalString("targetContentIdentifier"))
  }

  static func items(_ fields: Fields) throws(ProtocolViolation) -> [ShortcutItem] {
    try fields.objects("shortcutItems").map(ShortcutItem.init(fields:))
  }
}

extension DeliveredItem {
  /// The item, with the number of its delivery first.
  var json: JSON {
    .object([JSON.Member("delivery", .integer(Int64(id.number)))] + item.members)
  }

  init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      id: ID(try fields.integer("delivery")), item: try ShortcutItem(fields: fields))
  }
}

extension ShortcutIcon {
  private enum Kind: String, CaseIterable { case system, symbol, file }

  package var json: JSON {
    switch self {
    case .system(let icon): ShortcutIcon.json(.system, icon.plistName)
    case .symbol(let name): ShortcutIcon.json(.symbol, name)
    case .file(let name): ShortcutIcon.json(.file, name)
    }
  }

  private static func json(_ kind: Kind, _ name: String) -> JSON {
    .object([JSON.Member("kind", .string(kind.rawValue)), JSON.Member("name", .string(name))])
  }

  package init(fields: Fields) throws(ProtocolViolation) {
    let name = try fields.string("name")
    switch try fields.choice("kind", Kind.self) {
    case .symbol: self = .symbol(name)
    case .file: self = .file(name)
    case .system:
      guard let icon = SystemIcon(plistName: name) else {
        throw fields.unknown(name, "name", expected: ["the name of a system icon"])
      }
      self = .system(icon)
    }
  }
}
