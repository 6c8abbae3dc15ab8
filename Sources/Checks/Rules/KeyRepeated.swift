import AppBundles
import QuickActions

/// A key twice in one item.
struct KeyRepeated: ItemRule {
  static let about = RuleDescription(
    .keyRepeated, .warning,
    why: "A dictionary has each key once: of two values one is lost.",
    source: "observed: the last one counts",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <string>Old</string>
      <key>UIApplicationShortcutItemTitle</key>
      <string>New</string>
      """,
    fix: "take one of them out")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    item.repeatedKeys.map { key in
      Finding(
        at: .offset(key.offset), item: item.index,
        "the key \(quoted(key.text)) stands here once more; the last value counts",
        fix: Self.about.fix)
    }
  }
}
