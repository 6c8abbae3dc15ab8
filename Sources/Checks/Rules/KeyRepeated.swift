import AppBundles
import QuickActions

/// A key twice in one dictionary: in an item, or the key of the whole set.
struct KeyRepeated: ItemRule {
  static let about = RuleDescription(
    .keyRepeated, .warning,
    why: "A dictionary has each key once: of two values one is lost.",
    source: "inferred: no source tells which one counts; the last is taken here",
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

  func findings(around set: CheckedSet) -> [Finding] {
    guard case .dictionary(let entries) = set.root.content else { return [] }
    return entries.filter { $0.key.text == InfoKey.items }.dropFirst().map { entry in
      Finding(
        at: .offset(entry.key.offset),
        "\(InfoKey.items) stands here once more, so all items before it are lost",
        fix: "move the items into one array", severity: .error)
    }
  }
}
