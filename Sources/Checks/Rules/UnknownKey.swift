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

  private func fix(for key: String) -> String {
    let near = SuggestedKey(for: key).keys
    return near.isEmpty
      ? "take it out; what the app is to get belongs in \(ItemKey.userInfo.text)"
      : "write \(near.joined(separator: " or "))"
  }
}
