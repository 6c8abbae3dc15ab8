import AppBundles
import AppProtocol
import QuickActions

/// The items of a `--dynamic` file, a JSON list of objects with the keys of a menu's row.
struct DynamicItems: Hashable, Sendable {
  let items: [ShortcutItem]

  /// iOS stores ten items of an app [undocumented]: a file of any use is far below these.
  private static let fileLimit = 4 << 20
  private static let limits = JSONText.Limits(depth: 32, values: 10_000)

  init(file: String) throws(DynamicItemsError) {
    do {
      let bytes = try FileBytes(path: file, limit: DynamicItems.fileLimit).bytes
      self = try JSONText(bytes, limits: DynamicItems.limits).read()
    } catch let violation as ProtocolViolation {
      throw DynamicItemsError(file: file, message: "\(violation)\(violation.hint)")
    } catch {
      throw DynamicItemsError(file: file, message: "\(error)")
    }
  }
}

/// Why a file of dynamic items cannot be used.
struct DynamicItemsError: Error, Hashable, Sendable, CustomStringConvertible {
  var file: String
  var message: String

  var description: String { "\(file): \(message)" }
}

extension DynamicItems: Decodable {
  init(from decoder: any Decoder) throws {
    let kind = JSONKind(of: decoder)
    guard kind == .array else {
      throw ProtocolViolation(
        .wrongType(found: kind, expected: "a list of objects, [{\"type\": …, \"title\": …}]"))
    }
    items = try [Fields](from: decoder).map(ShortcutItem.init(row:))
  }
}

extension ShortcutItem {
  private static let keys = [
    "type", "title", "subtitle", "icon", "userInfo", "targetContentIdentifier",
  ]

  /// An object with the keys of a menu's row.
  fileprivate init(row: Fields) throws(ProtocolViolation) {
    try row.checkNames(among: ShortcutItem.keys)
    let icon = try row.optionalObject("icon")
    try icon?.checkNames(among: ["kind", "name"])
    self.init(
      type: try row.string("type"), localizedTitle: try row.string("title"),
      localizedSubtitle: try row.optionalString("subtitle"),
      icon: try icon.map(ShortcutIcon.init(fields:)),
      userInfo: try row.optionalObject("userInfo")?.plainValues() ?? [:],
      targetContentIdentifier: try row.optionalString("targetContentIdentifier"))
  }
}

extension ProtocolViolation {
  /// The right name for one that was mistyped.
  fileprivate var hint: String {
    let near: String?
    switch reason {
    case .unknownKey(let found, let known): near = nearest(to: found, among: known)
    case .unknownValue(let found, _):
      near = nearest(to: found, among: SystemIcon.allCases.map(\.plistName))
    case .notText, .notJSON, .tooDeep, .tooMany, .missing, .wrongType: near = nil
    }
    return near.map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
