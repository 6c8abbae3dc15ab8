import AppBundles
import AppProtocol
import Canvas
import Phone
import QuickActions

/// The items of a `--dynamic` file, a JSON list of objects with the keys of a menu's row.
///
/// Of many the Home Screen stores only the first: the others are not there, so they are not hidden
/// behind the cap of a menu either.
struct DynamicItems: Hashable, Sendable {
  let items: [ShortcutItem]
  private var file = ""

  /// iOS stores ten items of an app [undocumented]: a file of any use is far below these.
  private static let fileLimit = 4 << 20
  private static let limits = JSONText.Limits(depth: 32, values: 10_000)

  init(file: String) throws(DynamicItemsError) {
    do {
      let bytes = try FileBytes(path: file, limit: DynamicItems.fileLimit, isNamed: true).bytes
      self = try JSONText(bytes, limits: DynamicItems.limits).read()
      self.file = file
    } catch let violation as ProtocolViolation {
      throw DynamicItemsError(file: file, message: "\(violation)\(violation.hint)")
    } catch {
      throw DynamicItemsError(file: file, message: "\(error)")
    }
  }
}

extension DynamicItems {
  var stored: [ShortcutItem] { Array(items.prefix(StoredItems.limit)) }

  /// What is said about the items that are not stored; empty where there are none.
  var note: String {
    let lost = items.count - stored.count
    guard lost > 0 else { return "" }
    return "\(safeText(file)): note: iOS stores the first \(stored.count) dynamic items of an app; "
      + "\(lost == 1 ? "1 more is" : "\(lost) more are") left out\n"
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
    switch reason {
    case .unknownKey(let found, let known): didYouMean(found, among: known)
    case .unknownValue(let found, _):
      didYouMean(found, among: SystemIcon.allCases.map(\.plistName))
    case .notText, .notJSON, .tooDeep, .tooMany, .missing, .wrongType: ""
    }
  }
}
