import QuickActions

/// What the Home Screen keeps of an app's dynamic items, and what was so when they were set.
///
/// It lives with the Home Screen and outlives the app's process. [inferred]
package struct StoredItems: Hashable, Sendable {
  /// At most `limit`.
  package let items: [ShortcutItem]
  /// `UIApplicationShortcutItemsVersion` of the app that set them. [undocumented]
  package let itemsVersion: Double
  /// The phone's preferred languages at that time. [undocumented]
  package let languages: [String]

  /// How many of an app's dynamic items the Home Screen stores. [undocumented]
  package static let limit = ShortcutItem.storedLimit

  /// The first release that hides items whose stamp or languages are not today's. Before it, titles
  /// of an old language were seen. [contradictory; the release in which it changed: not found]
  package static let hidingSince = IOSVersion(13)

  package init(_ items: [ShortcutItem], itemsVersion: Double = 0, languages: [String]) {
    self.items = Array(items.prefix(StoredItems.limit))
    self.itemsVersion = itemsVersion
    self.languages = languages
  }

  /// Why the items stay out of the menu until the app sets them again; nil where they do not.
  package func reasonToHide(
    in app: AppDescription, on ios: IOSVersion, languages current: [String]
  ) -> HiddenItem.Reason? {
    guard ios >= StoredItems.hidingSince else { return nil }
    if itemsVersion != app.itemsVersion { return .itemsVersion }
    return languages == current ? nil : .languages
  }
}
