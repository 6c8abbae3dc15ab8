/// A row that the system adds to an app's menu.
package enum SystemAction: String, CaseIterable, Hashable, Sendable {
  case share, edit, remove, feedback

  /// The row's label. Labels of iOS 13.0 and 13.1 are not known for certain. [not found]
  package var title: String {
    switch self {
    case .share: "Share App"
    case .edit: "Edit Home Screen"
    case .remove: "Remove App"
    case .feedback: "Send Beta Feedback"
    }
  }

  /// Drawn in red.
  package var isDestructive: Bool { self == .remove }
}

/// Whether an item came from the property list or was set by the app as it ran.
package enum ItemOrigin: String, Hashable, Sendable {
  case `static`
  case dynamic
}

/// One row of an open menu.
package enum MenuRow: Hashable, Sendable {
  case item(ShortcutItem, ItemOrigin)
  case system(SystemAction)

  package var title: String {
    switch self {
    case .item(let item, _): item.localizedTitle
    case .system(let action): action.title
    }
  }
}

/// An item that the app has and the menu does not show.
package struct HiddenItem: Hashable, Sendable {
  package var item: ShortcutItem
  package var origin: ItemOrigin
  package var reason: Reason

  /// The raw value is a part of the contract of `menu --json`.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// It did not find a place among the four.
    case cap
    /// The app's `UIApplicationShortcutItemsVersion` is another than when it was set. [undocumented]
    case itemsVersion = "items-version"
    /// The phone's languages are others than when it was set. [undocumented]
    case languages
  }
}

extension HiddenItem.Reason: CustomStringConvertible {
  /// The end of a sentence that begins with "since".
  package var description: String {
    switch self {
    case .cap: "a menu shows \(ShortcutMenu.itemLimit) items of an app at most"
    case .itemsVersion: "UIApplicationShortcutItemsVersion has changed"
    case .languages: "the phone's languages have changed"
    }
  }
}

/// The Home Screen quick action menu of one app, as a value.
package struct ShortcutMenu: Hashable, Sendable {
  /// Logical order, item 1 first; the picture reverses it where the menu opens upward.
  package var rows: [MenuRow]
  package var hidden: [HiddenItem]
  /// Those without a title, which take no slot.
  package var skipped: [ShortcutItem]

  /// The most app items that a menu shows. [reported, undocumented]
  package static let itemLimit = 4

  /// Static items in the order of the property list, then dynamic ones in the order of the array;
  /// those with an empty title are skipped and take no slot; the rest is cut at four. [undocumented]
  ///
  /// - Parameters:
  ///   - reason: why all dynamic items stay hidden, where they do.
  ///   - press: how the menu is asked for; nil takes the device's own way.
  /// - Returns: a menu without rows where there is none: before iOS 13 for an icon without items, and
  ///   without 3D Touch.
  package init(
    static fixed: [ShortcutItem], dynamic: [ShortcutItem],
    hidingDynamic reason: HiddenItem.Reason? = nil, profile: DeviceProfile,
    press: PressKind? = nil, installedFrom source: InstallSource
  ) {
    skipped = (fixed + dynamic).filter(\.localizedTitle.isEmpty)
    let titled = { (items: [ShortcutItem]) in items.filter { !$0.localizedTitle.isEmpty } }
    let candidates =
      titled(fixed).map { HiddenItem(item: $0, origin: .static, reason: .cap) }
      + titled(dynamic).map { HiddenItem(item: $0, origin: .dynamic, reason: reason ?? .cap) }
    let eligible = candidates.filter { $0.reason == .cap }
    let shown = eligible.prefix(ShortcutMenu.itemLimit).map { MenuRow.item($0.item, $0.origin) }
    hidden =
      eligible.dropFirst(ShortcutMenu.itemLimit) + candidates.filter { $0.reason != .cap }
    guard profile.hasContextMenu || (press ?? profile.press) == .forceTouch else {
      rows = []
      return
    }
    let system = ShortcutMenu.systemRows(
      hasItems: !shown.isEmpty, profile: profile, installedFrom: source)
    rows = shown + system.map(MenuRow.system)
  }

  /// iOS 13 and later: Edit, Share (TestFlight: feedback), Remove. Before: Share alone, last, for an
  /// App Store install that has items. [reported, undocumented; its end of the menu: not found]
  private static func systemRows(
    hasItems: Bool, profile: DeviceProfile, installedFrom source: InstallSource
  ) -> [SystemAction] {
    guard profile.hasContextMenu else {
      return hasItems && source == .appStore ? [.share] : []
    }
    switch source {
    case .appStore: return [.edit, .share, .remove]
    case .testFlight: return [.edit, .feedback, .remove]
    case .development: return [.edit, .remove]
    }
  }
}
