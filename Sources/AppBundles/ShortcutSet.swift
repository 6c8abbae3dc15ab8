import QuickActions

/// The keys of an `Info.plist` that count here.
package enum InfoKey {
  package static let bundleIdentifier = "CFBundleIdentifier"
  package static let displayName = "CFBundleDisplayName"
  package static let name = "CFBundleName"
  package static let version = "CFBundleShortVersionString"
  package static let developmentRegion = "CFBundleDevelopmentRegion"
  package static let executable = "CFBundleExecutable"
  package static let items = "UIApplicationShortcutItems"
  package static let type = "UIApplicationShortcutItemType"
  package static let title = "UIApplicationShortcutItemTitle"
  package static let subtitle = "UIApplicationShortcutItemSubtitle"
  package static let iconType = "UIApplicationShortcutItemIconType"
  package static let iconFile = "UIApplicationShortcutItemIconFile"
  package static let iconSymbolName = "UIApplicationShortcutItemIconSymbolName"
  package static let userInfo = "UIApplicationShortcutItemUserInfo"
  package static let targetContentIdentifier = "UIApplicationShortcutItemTargetContentIdentifier"
}

/// The static items of an app, as iOS takes them from its `Info.plist`: an entry that it cannot use
/// is left out alone and without a word. [undocumented]
package struct ShortcutSet: Hashable, Sendable {
  package var items: [StaticShortcutItem] = []
  package var dropped: [DroppedItem] = []
  /// Every entry of the array, dropped ones included; empty where there is no array.
  package var nodes: [PlistNode] = []

  package init(in root: PlistNode, replacing variables: BuildVariables) {
    nodes = root[InfoKey.items]?.elements ?? []
    items.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let entry = ShortcutEntry(at: index, from: node)
      if let reason = ShortcutSet.reasonToDrop(entry) {
        dropped.append(DroppedItem(index: index, reason: reason))
      } else if let item = ShortcutSet.item(of: entry, replacing: variables) {
        items.append(item)
      }
    }
  }

  private static func reasonToDrop(_ entry: ShortcutEntry) -> DroppedItem.Reason? {
    guard entry.node.isDictionary else { return .itemNotDictionary }
    guard let type = entry.type else { return .typeMissing }
    guard type.string != nil else { return .typeNotString }
    guard let title = entry.title else { return .titleMissing }
    return title.string == nil ? .titleNotString : nil
  }

  /// A value of the wrong type counts as absent. [undocumented]
  private static func item(
    of entry: ShortcutEntry, replacing variables: BuildVariables
  ) -> StaticShortcutItem? {
    func text(_ value: PlistNode?) -> String? {
      value?.string.map(variables.replaced(in:))
    }
    guard let type = text(entry.type), let title = text(entry.title) else { return nil }
    return StaticShortcutItem(
      index: entry.index, type: type, title: title, subtitle: text(entry.subtitle),
      symbolName: text(entry.iconSymbolName), iconFile: text(entry.iconFile),
      iconType: text(entry.iconType),
      userInfo: entry.userInfo?.dictionaryValue(replacing: variables) ?? [:],
      targetContentIdentifier: text(entry.targetContentIdentifier))
  }
}
