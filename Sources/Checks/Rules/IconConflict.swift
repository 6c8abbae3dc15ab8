import AppBundles
import QuickActions

/// More than one icon for one item.
struct IconConflict: ItemRule {
  static let about = RuleDescription(
    .iconConflict, .warning,
    why:
      "A symbol counts before a file and a file before a system icon, and an empty name counts as well.",
    source:
      "Apple's sample \"Add Home Screen Quick Actions\"; that an empty name counts is observed",
    example: """
      <key>UIApplicationShortcutItemIconFile</key>
      <string></string>
      <key>UIApplicationShortcutItemIconType</key>
      <string>UIApplicationShortcutIconTypeAdd</string>
      """,
    fix: "take out the key that does not count")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    // Most items have one icon, if any.
    guard item.iconFile != nil || item.iconSymbolName != nil else { return [] }
    let present = [ItemKey.iconSymbolName, .iconFile, .iconType].filter { item[$0]?.string != nil }
    return zip(present, present.dropFirst()).compactMap { stronger, key in
      guard let value = item[key] else { return nil }
      return stronger == .iconSymbolName
        ? forOlder(item, value, key) : neverCounts(item, value, key, behind: stronger)
    }
  }

  /// What stands behind a symbol is still good for releases before iOS 13.
  private func forOlder(_ item: ShortcutEntry, _ value: PlistNode, _ key: ItemKey) -> Finding {
    var finding = item.finding(
      at: value,
      "\(key.text) counts before iOS 13 alone, since \(ItemKey.iconSymbolName.text) is there as well",
      fix: "take \(key.text) out if no release before iOS 13 matters")
    finding.severity = .note
    return finding
  }

  private func neverCounts(
    _ item: ShortcutEntry, _ value: PlistNode, _ key: ItemKey, behind stronger: ItemKey
  ) -> Finding {
    item.finding(
      at: value, "\(key.text) never counts, since \(stronger.text) is there as well",
      fix: "take \(key.text) out")
  }
}
