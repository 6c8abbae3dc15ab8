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
    guard present.count > 1, let winner = present.first else { return [] }
    return present.dropFirst().compactMap { key in
      item[key].map { finding(about: item, $0, key, winner: winner, isFallback: key == present[1]) }
    }
  }

  /// What stands behind a symbol is still good for releases before iOS 13.
  private func finding(
    about item: ShortcutEntry, _ value: PlistNode, _ key: ItemKey, winner: ItemKey, isFallback: Bool
  ) -> Finding {
    let isForOlder = winner == .iconSymbolName && isFallback
    var finding = item.finding(
      at: value,
      isForOlder
        ? "\(key.text) counts before iOS 13 alone, since \(winner.text) is there as well"
        : "\(key.text) never counts, since \(isForOlder ? winner.text : before(key, item)) is there as well",
      fix: isForOlder
        ? "take \(key.text) out if no release before iOS 13 matters" : "take \(key.text) out")
    if isForOlder { finding.severity = .note }
    return finding
  }

  private func before(_ key: ItemKey, _ item: ShortcutEntry) -> String {
    (key == .iconType && item.iconFile?.string != nil ? ItemKey.iconFile : .iconSymbolName).text
  }
}
