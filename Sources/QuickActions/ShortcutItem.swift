/// A quick action as the Home Screen shows it and the app receives it: UIKit's `UIApplicationShortcutItem`.
package struct ShortcutItem: Hashable, Sendable {
  package var type: String
  package var localizedTitle: String
  package var localizedSubtitle: String?
  package var icon: ShortcutIcon?
  package var userInfo: [String: PropertyValue]
  package var targetContentIdentifier: String?

  /// How many of an app's dynamic items are kept: the first ones of what it sets. [undocumented]
  package static let storedLimit = 10

  package init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: ShortcutIcon? = nil, userInfo: [String: PropertyValue] = [:],
    targetContentIdentifier: String? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }
}

extension ShortcutItem: CustomStringConvertible {
  package var description: String { "\"\(localizedTitle)\" (\(type))" }
}
