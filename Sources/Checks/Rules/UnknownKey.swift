import AppBundles
import QuickActions

/// A key that iOS does not look for: most often one that was mistyped.
struct UnknownKey: ItemRule {
  static let about = RuleDescription(
    .unknownKey, .warning,
    why:
      "A key that iOS does not know is passed over without a word, and so is what it was to say.",
    source: "Apple's table of keys, and two that are observed",
    example: """
      <key>UIApplicationShortcutItemSubTitle</key>
      <string>since Monday</string>
      """,
    fix: "write UIApplicationShortcutItemSubtitle")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    item.unknownKeys.map { key in
      Finding(
        at: .offset(key.offset), item: item.index,
        "iOS knows no key \(quoted(key.text)) of an item",
        fix: fix(for: key.text))
    }
  }

  /// A slip in the key of the set takes all items away.
  func findings(around set: CheckedSet) -> [Finding] {
    guard case .dictionary(let entries) = set.root.content else { return [] }
    return entries.map(\.key).compactMap { key in
      guard key.text.hasPrefix(UnknownKey.start), !UnknownKey.topLevel.contains(key.text) else {
        return nil
      }
      let near = nearest(to: key.text, among: UnknownKey.topLevel)
      return Finding(
        at: .offset(key.offset), "iOS knows no key \(quoted(key.text)) of an Info.plist",
        fix: near.map { "write \($0)" } ?? "write it into an item of \(InfoKey.items)",
        severity: near == InfoKey.items && set.array == nil ? .error : nil)
    }
  }

  private static let start = "UIApplicationShortcut"
  private static let topLevel = [
    InfoKey.items, InfoKey.itemsVersion, "UIApplicationShortcutWidget",
  ]

  private func fix(for key: String) -> String {
    let near = SuggestedKey(for: key).keys
    return near.isEmpty
      ? "take it out; what the app is to get belongs in \(ItemKey.userInfo.text)"
      : "write \(near.joined(separator: " or "))"
  }
}
