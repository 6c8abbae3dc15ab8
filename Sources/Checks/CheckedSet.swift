import AppBundles
import QuickActions

/// A shortcut set while it is judged: what was read, and what it is judged for.
package struct CheckedSet: Sendable {
  let bundle: AppBundle
  let circumstances: Circumstances
  let icons: NamedIcons
  /// The tables named `Localizable`, which the Home Screen does not look into.
  let otherTables: [StringsTable]
  /// The oldest release that has to be thought of: the one asked for, or where the list names the
  /// first that the app runs on, that one.
  let oldestIOS: IOSVersion
  /// The items that iOS keeps.
  let kept: [KeptItem]
  /// What is shown in place of other texts in the language that was asked for.
  private let translations: TextTable
  /// The languages in which a title is translated to nothing.
  private let emptied: [ExactText: [Language]]

  /// Without a look at the files beside the property list.
  package init(_ bundle: AppBundle, _ circumstances: Circumstances = Circumstances()) {
    var search: IconSearch?
    self.init(bundle, circumstances, otherTables: [], search: &search, readsColours: false)
  }

  /// - Parameter search: Finds the images that items name; nil where nothing is to be known of them.
  init(
    _ bundle: AppBundle, _ circumstances: Circumstances, otherTables: [StringsTable],
    search: inout IconSearch?, readsColours: Bool
  ) {
    self.bundle = bundle
    self.circumstances = circumstances
    self.otherTables = otherTables
    let translations = bundle.localizations.texts(for: circumstances.languages)
    self.translations = translations
    emptied = bundle.localizations.emptied
    let minimum = bundle.propertyList.root[InfoKey.minimumOS]?.string.flatMap { IOSVersion($0) }
    oldestIOS = min(circumstances.profile.ios, minimum ?? circumstances.profile.ios)
    var iconFiles = Set<ExactText>()
    kept = bundle.shortcutSet.entries.compactMap { entry in
      if let file = bundle.shortcutSet.text(entry.iconFile) { iconFiles.insert(ExactText(file)) }
      return KeptItem(entry, in: bundle.shortcutSet, shownAs: translations)
    }
    icons = NamedIcons(iconFiles, of: bundle, by: &search, readsColours: readsColours)
  }
}

/// An item that iOS keeps, as far as rules about the whole set have to know it.
struct KeptItem: Sendable {
  let index: Int
  let type: String
  /// As it stands in the list.
  let title: String
  /// An item whose title is empty, or is translated to nothing in the language that was asked for,
  /// takes no place in a menu. [undocumented]
  let hasTitle: Bool

  fileprivate init?(
    _ entry: ShortcutEntry, in set: ShortcutSet, shownAs translations: TextTable
  ) {
    guard entry.reasonToDrop == nil, let type = set.text(entry.type),
      let title = set.text(entry.title)
    else { return nil }
    index = entry.index
    self.type = type
    self.title = title
    hasTitle = !(translations[title] ?? title).isEmpty
  }
}

/// What a set is judged for: the phone, and what the app's own code handles.
package struct Circumstances: Hashable, Sendable {
  package var profile: DeviceProfile
  /// In the order of preference.
  package var languages: [String]
  package var variables: BuildVariables
  /// The types that the app's code handles; nil where nothing is known of it.
  package var handlers: [String]?

  package init(
    profile: DeviceProfile = .standard, languages: [String] = ["en"],
    variables: BuildVariables = BuildVariables(), handlers: [String]? = nil
  ) {
    self.profile = profile
    self.languages = languages
    self.variables = variables
    self.handlers = handlers
  }
}

extension CheckedSet {
  /// The whole property list.
  var root: PlistNode { bundle.propertyList.root }

  /// The value of `UIApplicationShortcutItems`.
  var array: PlistNode? { root[InfoKey.items] }

  /// Every entry of the array, looked at one after the other.
  var items: some Sequence<ShortcutEntry> { bundle.shortcutSet.entries }

  /// The text of a string, build variables replaced; nil for any other type.
  func text(_ node: PlistNode?) -> String? {
    bundle.shortcutSet.text(node)
  }

  /// The text as the phone shows it, in the language that was asked for.
  func shown(_ node: PlistNode?) -> String? {
    text(node).map { translations[$0] ?? $0 }
  }

  /// Nil where no language takes the title away; else the languages that do, if that is told.
  func languagesWithout(_ title: String) -> [Language] { emptied[ExactText(title)] ?? [] }

  /// The name of an item's icon under that key, if it counts in any release that is thought of: a
  /// symbol before a file and a file before a system icon. [documented]
  func iconName(_ key: ItemKey, of item: ShortcutEntry) -> (node: PlistNode, name: String)? {
    guard let node = item[key], let name = text(node) else { return nil }
    let isBehindSymbol = item.iconSymbolName?.string != nil && oldestIOS >= IOSVersion(13)
    let isBehindFile = key == .iconType && item.iconFile?.string != nil
    return isBehindSymbol || isBehindFile ? nil : (node, name)
  }

  /// Where the value of an item's key begins, or the item itself, in bytes.
  func offset(ofItem index: Int, _ key: ItemKey? = nil) -> Int {
    let nodes = bundle.shortcutSet.nodes
    guard nodes.indices.contains(index) else { return root.offset }
    return key.flatMap { nodes[index][$0.text]?.offset } ?? nodes[index].offset
  }
}
