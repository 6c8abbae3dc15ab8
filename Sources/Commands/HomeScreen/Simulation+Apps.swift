import Phone
import QuickActions
import Scenarios

/// What a Home Screen begins with, whatever it is shown on.
extension Simulation {
  /// - Parameter dynamicItems: What the apps had set before.
  func install(
    _ apps: [AppsToInstall.App], _ options: PhoneOptions, dynamicItems: [ShortcutItem]
  ) {
    for app in apps {
      install(
        app.id, app.description, from: options.source, executable: app.executable, at: .start)
      guard !dynamicItems.isEmpty else { continue }
      let stored = StoredItems(
        dynamicItems, itemsVersion: app.description.itemsVersion, languages: options.languages)
      send(.dynamicItemsRestored(app.id, stored), at: .start)
    }
  }

  /// What was found of the images that an open menu names.
  func note(_ icons: [String: FileIcon], of app: AppID, at now: Instant) {
    for (name, icon) in icons.sorted(by: { $0.key < $1.key }) {
      guard let reason = icon.reasonForNone else { continue }
      send(.iconNotShown(app, file: name, reason: reason), at: now)
    }
  }
}
