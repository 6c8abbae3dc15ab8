/// The phone's own name for an installed app. Its bundle identifier, made unique where two apps share it.
package struct AppID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var rawValue: String

  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  package static func < (left: AppID, right: AppID) -> Bool { left.rawValue < right.rawValue }

  package var description: String { rawValue }

  /// A build variable that nobody has replaced stands in it: any number of apps may have the same.
  package var isPlaceholder: Bool { rawValue.contains("$(") || rawValue.contains("${") }
}

/// What the Home Screen knows of an app before it ever ran: the part of its `Info.plist` that counts here.
package struct AppDescription: Hashable, Sendable {
  /// `CFBundleIdentifier`, build variables replaced where they were given.
  package var bundleIdentifier: String
  /// `CFBundleDisplayName`, else `CFBundleName`, else the name of the folder.
  package var name: String
  /// `CFBundleShortVersionString`.
  package var version: String
  /// The items that iOS keeps, in order.
  package var staticItems: [StaticShortcutItem]
  /// The entries that iOS leaves out.
  package var droppedItems: [DroppedItem]
  /// `UIApplicationShortcutItemsVersion`: the stamp that the Home Screen keeps with dynamic items.
  /// [undocumented]
  package var itemsVersion: Double
  /// What the texts of its items are in other languages.
  package var localizations: Localizations
  /// Nil where its `Info.plist` has no `UIApplicationSceneManifest`.
  package var scenes: AppScenes?

  package init(
    bundleIdentifier: String, name: String, version: String = "1.0",
    staticItems: [StaticShortcutItem] = [], droppedItems: [DroppedItem] = [],
    itemsVersion: Double = 0, localizations: Localizations = Localizations(),
    scenes: AppScenes? = nil
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.name = name
    self.version = version
    self.staticItems = staticItems
    self.droppedItems = droppedItems
    self.itemsVersion = itemsVersion
    self.localizations = localizations
    self.scenes = scenes
  }

  /// The static items as that release of iOS shows them in the first of the languages that fits.
  package func staticItems(on ios: IOSVersion, in languages: [String]) -> [ShortcutItem] {
    localizations.localized(staticItems.map { $0.shown(on: ios) }, in: languages)
  }
}
