import AppBundles
import AppProtocol
import Checks
import Phone
import QuickActions

/// All that `homepress menu` has found out, before it becomes JSON or a picture.
package struct MenuReport: Sendable {
  package var app: AppDescription
  package var profile: DeviceProfile
  package var language: String
  package var menu: ShortcutMenu
  package var placement: MenuPlacement
  /// Why entries of the property list are left out.
  package var diagnostics: [Diagnostic]
  /// What was found of the images that the shown items name; only the picture needs it.
  package var fileIcons: [String: FileIcon] = [:]

  init(_ bundle: AppBundle, stored: StoredItems?, options: MenuOptions) {
    let phone = options.phone
    app = bundle.description
    let fixed = app.staticItems(on: phone.profile.ios, in: phone.languages)
    let dynamic = app.localizations.localized(stored?.items ?? [], in: phone.languages)
    profile = phone.profile
    language = phone.languages.first ?? "en"
    menu = ShortcutMenu(
      static: fixed, dynamic: dynamic,
      hidingDynamic: stored?.reasonToHide(
        in: app, on: phone.profile.ios, languages: phone.languages),
      profile: phone.profile, installedFrom: phone.source)
    placement = MenuPlacement(of: options.icon, firstItem: phone.firstItem)
    diagnostics = Checker.leftOut(of: bundle)
  }
}

extension MenuReport {
  /// The object that `--json` prints. Its keys and their order are a contract.
  package var json: JSON {
    .object([
      JSON.Member("app", appObject),
      JSON.Member("device", deviceObject),
      JSON.Member("language", .string(language)),
      JSON.Member("rows", .array(menu.rows.map(row))),
      JSON.Member("hidden", .array(menu.hidden.map(hidden))),
      JSON.Member("dropped", .array(app.droppedItems.map(dropped))),
      JSON.Member("opens", .string(placement.opens.rawValue)),
      JSON.Member("iconSide", .string(placement.iconSide.rawValue)),
    ])
  }

  private var appObject: JSON {
    .object([
      JSON.Member("bundleIdentifier", .string(app.bundleIdentifier)),
      JSON.Member("name", .string(app.name)),
    ])
  }

  private var deviceObject: JSON {
    .object([
      JSON.Member("model", .string(profile.model.rawValue)),
      JSON.Member("ios", .string(profile.ios.description)),
      JSON.Member("press", .string(profile.press.rawValue)),
    ])
  }

  private func row(_ row: MenuRow) -> JSON {
    switch row {
    case .item(let item, let origin): object(of: item, from: origin)
    case .system(let action):
      .object([
        JSON.Member("kind", .string("system")),
        JSON.Member("action", .string(action.rawValue)),
        JSON.Member("title", .string(action.title)),
      ])
    }
  }

  private func object(of item: ShortcutItem, from origin: ItemOrigin) -> JSON {
    .object([
      JSON.Member("kind", .string(origin.rawValue)),
      JSON.Member("type", .string(item.type)),
      JSON.Member("title", .string(item.localizedTitle)),
      JSON.Member("subtitle", .optional(item.localizedSubtitle)),
      JSON.Member("icon", item.icon?.json ?? .null),
      JSON.Member("userInfo", JSON(item.userInfo)),
    ])
  }

  private func hidden(_ hidden: HiddenItem) -> JSON {
    .object([
      JSON.Member("kind", .string(hidden.origin.rawValue)),
      JSON.Member("type", .string(hidden.item.type)),
      JSON.Member("title", .string(hidden.item.localizedTitle)),
      JSON.Member("reason", .string(hidden.reason.rawValue)),
    ])
  }

  private func dropped(_ dropped: DroppedItem) -> JSON {
    .object([
      JSON.Member("index", .integer(Int64(dropped.index))),
      JSON.Member("reason", .string(dropped.reason.rawValue)),
    ])
  }
}
