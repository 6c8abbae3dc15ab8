import Phone
import QuickActions

/// The sheets that layers are drawn as.
extension Screen {
  /// - Returns: nil for a layer that is not a sheet on the glass.
  func sheet(for layer: Layer, _ phone: Phone) -> Sheet? {
    switch layer {
    case .help, .switcher, .filter: nil
    case .settings(let row):
      Sheet(
        title: "Settings", rows: SettingRow.all.map { $0.sheetRow(phone.settings) },
        selected: row)
    case .appActions(let app, let row):
      Sheet(
        title: name(of: app, phone),
        rows: appActionRows(of: phone.app(app), phone),
        selected: row)
    case .standIns(let app, let row):
      Sheet(
        title: "“\(name(of: app, phone))” stands in",
        rows: Screen.standInRows(of: phone.app(app), glyphs), selected: row)
    case .removal(let app, let row):
      Sheet(
        title: "Delete “\(name(of: app, phone))”?",
        message: phone.app(app)?.dynamicItems.isEmpty == false
          ? ["Its dynamic items go with it."] : [],
        rows: [.init(label: "Delete", isDestructive: true), .init(label: "Cancel")],
        selected: row)
    case .reinstallation(let row):
      Sheet(
        title: "Reinstall", message: ["It comes back without its dynamic items."],
        rows: phone.deletedApps.map { .init(label: $0.description.name) }, selected: row)
    case .sharing(let app):
      Sheet(
        title: "Share “\(name(of: app, phone))”",
        message: [
          "iOS would offer a link to the app in the App Store.",
          "This row is the system's: the app is not told.",
        ])
    case .notice(let title, let text): Sheet(title: title, message: [text])
    }
  }

  private func appActionRows(of app: InstalledApp?, _ phone: Phone) -> [Sheet.Row] {
    AppAction.all(for: app, on: phone).map { $0.sheetRow(app, on: phone) }
  }

  private static func standInRows(of app: InstalledApp?, _ glyphs: GlyphSet) -> [Sheet.Row] {
    StandInBehaviour.presets.map { preset in
      let isCurrent = preset.behaviour == app?.standIn
      return .init(label: preset.name, value: isCurrent ? glyphs("✓", "*") : "")
    }
  }

  private func name(of app: AppID, _ phone: Phone) -> String {
    phone.app(app)?.description.name ?? app.rawValue
  }
}
