import QuickActions

/// The keys of an `Info.plist` that count here.
package enum InfoKey {
  package static let bundleIdentifier = "CFBundleIdentifier"
  package static let displayName = "CFBundleDisplayName"
  package static let name = "CFBundleName"
  package static let version = "CFBundleShortVersionString"
  package static let developmentRegion = "CFBundleDevelopmentRegion"
  package static let executable = "CFBundleExecutable"
  package static let sceneManifest = "UIApplicationSceneManifest"
  package static let items = "UIApplicationShortcutItems"
  package static let itemsVersion = "UIApplicationShortcutItemsVersion"
  package static let minimumOS = "MinimumOSVersion"
}

/// The static items of an app, as iOS takes them from its `Info.plist`: an entry that it cannot use
/// is left out alone and without a word. [undocumented]
///
/// It holds what stands in the file, and makes items of it when they are asked for: to say what is
/// wrong with a set takes none.
package struct ShortcutSet: Hashable, Sendable {
  /// Every entry of the array, dropped ones included; empty where there is no array.
  package let nodes: [PlistNode]
  private let variables: BuildVariables

  package init(in root: PlistNode, replacing variables: BuildVariables) {
    nodes = root[InfoKey.items]?.elements ?? []
    self.variables = variables
  }

  package var entries: some Sequence<ShortcutEntry> {
    nodes.enumerated().lazy.map { ShortcutEntry(at: $0.offset, from: $0.element) }
  }

  package var items: [StaticShortcutItem] {
    entries.compactMap { $0.reasonToDrop == nil ? item(of: $0) : nil }
  }

  package var dropped: [DroppedItem] {
    entries.compactMap { entry in
      entry.reasonToDrop.map { DroppedItem(index: entry.index, reason: $0) }
    }
  }

  /// A value of the wrong type counts as absent. [undocumented]
  private func item(of entry: ShortcutEntry) -> StaticShortcutItem? {
    guard let type = text(entry.type), let title = text(entry.title) else { return nil }
    return StaticShortcutItem(
      index: entry.index, type: type, title: title, subtitle: text(entry.subtitle),
      symbolName: text(entry.iconSymbolName), iconFile: text(entry.iconFile),
      iconType: text(entry.iconType), userInfo: userInfo(of: entry),
      targetContentIdentifier: text(entry.targetContentIdentifier))
  }

  /// What the app is handed with the item, build variables replaced.
  package func userInfo(of entry: ShortcutEntry) -> [String: PropertyValue] {
    entry.userInfo?.dictionaryValue(replacing: variables) ?? [:]
  }

  /// The text of a string, build variables replaced; nil for any other type.
  package func text(_ value: PlistNode?) -> String? {
    value?.string.map(variables.replaced(in:))
  }
}

extension ShortcutEntry {
  /// Why iOS leaves it out; nil for an item that it keeps.
  package var reasonToDrop: DroppedItem.Reason? {
    guard node.isDictionary else { return .itemNotDictionary }
    guard let type else { return .typeMissing }
    guard type.string != nil else { return .typeNotString }
    guard let title else { return .titleMissing }
    return title.string == nil ? .titleNotString : nil
  }
}
