import AppBundles
import QuickActions

/// All that `homepress menu` has found out, before it becomes JSON or a picture.
package struct MenuReport: Sendable {
  package var app: AppDescription
  package var profile: DeviceProfile
  package var language: String
  package var menu: ShortcutMenu
  package var placement: MenuPlacement
  /// Items that take no slot because their title is empty.
  package var untitled: [ShortcutItem]
  /// Why entries of the property list are left out.
  package var diagnostics: [Diagnostic]

  init(_ bundle: AppBundle, dynamic: [ShortcutItem], options: MenuOptions) {
    let fixed = bundle.description.staticItems.map { $0.shown(on: options.profile.ios) }
    app = bundle.description
    profile = options.profile
    language = options.languages.first ?? "en"
    menu = ShortcutMenu(
      static: fixed, dynamic: dynamic, profile: options.profile, installedFrom: options.source)
    placement = MenuPlacement(of: options.icon)
    untitled = (fixed + dynamic).filter(\.localizedTitle.isEmpty)
    diagnostics = bundle.diagnostics
  }
}

extension MenuReport {
  /// The object that `--json` prints. Its keys and their order are a contract.
  package var json: JSONValue {
    .object([
      JSONMember("app", appObject),
      JSONMember("device", deviceObject),
      JSONMember("language", .string(language)),
      JSONMember("rows", .array(menu.rows.map(row))),
      JSONMember("hidden", .array(menu.hidden.map(hidden))),
      JSONMember("dropped", .array(app.droppedItems.map(dropped))),
      JSONMember("opens", .string(placement.opens.rawValue)),
      JSONMember("iconSide", .string(placement.iconSide.rawValue)),
    ])
  }

  private var appObject: JSONValue {
    .object([
      JSONMember("bundleIdentifier", .string(app.bundleIdentifier)),
      JSONMember("name", .string(app.name)),
    ])
  }

  private var deviceObject: JSONValue {
    .object([
      JSONMember("model", .string(profile.model.rawValue)),
      JSONMember("ios", .string(profile.ios.description)),
      JSONMember("press", .string(profile.press.rawValue)),
    ])
  }

  private func row(_ row: MenuRow) -> JSONValue {
    switch row {
    case .item(let item, let origin): object(of: item, from: origin)
    case .system(let action):
      .object([
        JSONMember("kind", .string("system")),
        JSONMember("action", .string(action.rawValue)),
        JSONMember("title", .string(action.title)),
      ])
    }
  }

  private func object(of item: ShortcutItem, from origin: ItemOrigin) -> JSONValue {
    .object([
      JSONMember("kind", .string(origin.rawValue)),
      JSONMember("type", .string(item.type)),
      JSONMember("title", .string(item.localizedTitle)),
      JSONMember("subtitle", .optional(item.localizedSubtitle)),
      JSONMember("icon", item.icon.map(icon) ?? .null),
      JSONMember("userInfo", JSONValue(item.userInfo)),
    ])
  }

  private func icon(_ icon: ShortcutIcon) -> JSONValue {
    let (kind, name) =
      switch icon {
      case .system(let icon): ("system", icon.plistName)
      case .symbol(let name): ("symbol", name)
      case .file(let name): ("file", name)
      }
    return .object([JSONMember("kind", .string(kind)), JSONMember("name", .string(name))])
  }

  private func hidden(_ hidden: HiddenItem) -> JSONValue {
    .object([
      JSONMember("kind", .string(hidden.origin.rawValue)),
      JSONMember("type", .string(hidden.item.type)),
      JSONMember("title", .string(hidden.item.localizedTitle)),
      JSONMember("reason", .string("cap")),
    ])
  }

  private func dropped(_ dropped: DroppedItem) -> JSONValue {
    .object([
      JSONMember("index", .integer(Int64(dropped.index))),
      JSONMember("reason", .string(dropped.reason.rawValue)),
    ])
  }
}
