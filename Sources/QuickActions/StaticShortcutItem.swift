/// An item of `UIApplicationShortcutItems`, as it stands in the property list.
///
/// It keeps all three icon keys: which of them counts depends on the iOS version that shows it.
package struct StaticShortcutItem: Hashable, Sendable {
  /// Its place in the array, from 0, dropped items counted.
  package var index: Int
  package var type: String
  package var title: String
  package var subtitle: String?
  package var symbolName: String?
  package var iconFile: String?
  package var iconType: String?
  package var userInfo: [String: PropertyValue]
  package var targetContentIdentifier: String?

  package init(
    index: Int, type: String, title: String, subtitle: String? = nil, symbolName: String? = nil,
    iconFile: String? = nil, iconType: String? = nil, userInfo: [String: PropertyValue] = [:],
    targetContentIdentifier: String? = nil
  ) {
    self.index = index
    self.type = type
    self.title = title
    self.subtitle = subtitle
    self.symbolName = symbolName
    self.iconFile = iconFile
    self.iconType = iconType
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }

  /// The item as that release of iOS shows it.
  package func shown(on ios: IOSVersion) -> ShortcutItem {
    ShortcutItem(
      type: type, localizedTitle: title, localizedSubtitle: subtitle, icon: icon(on: ios),
      userInfo: userInfo, targetContentIdentifier: targetContentIdentifier)
  }

  /// Symbol before file before type; presence decides, not content. [documented, undocumented]
  ///
  /// Before iOS 13 the symbol key is not known. [inferred]
  private func icon(on ios: IOSVersion) -> ShortcutIcon? {
    if let symbolName, ios >= IOSVersion(13) { return .symbol(symbolName) }
    if let iconFile { return .file(iconFile) }
    guard let iconType, let icon = SystemIcon(plistName: iconType), ios >= icon.since else {
      return nil
    }
    return .system(icon)
  }
}

/// An entry of the array that iOS leaves out without a word, and why.
package struct DroppedItem: Hashable, Sendable {
  /// Its place in the array, from 0.
  package var index: Int
  package var reason: Reason

  package init(index: Int, reason: Reason) {
    self.index = index
    self.reason = reason
  }

  /// The raw value is the stable name of the rule that reports it.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    case itemNotDictionary = "item-not-dictionary"
    case typeMissing = "type-missing"
    case typeNotString = "type-not-string"
    case titleMissing = "title-missing"
    case titleNotString = "title-not-string"
  }
}

extension DroppedItem: CustomStringConvertible {
  /// `entry 2 of UIApplicationShortcutItems [type-not-string]`, counted from 1.
  package var description: String {
    "entry \(index + 1) of UIApplicationShortcutItems [\(reason.rawValue)]"
  }
}
