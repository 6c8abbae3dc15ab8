import AppBundles
import QuickActions

/// An item without its title.
struct TitleMissing: ItemRule {
  static let about = RuleDescription(
    .titleMissing, .error,
    why: "The title is required: an item without one is left out without a word, the others stay.",
    source: "Apple's table of keys calls it required; what happens without it is observed",
    example: """
      <dict>
        <key>UIApplicationShortcutItemType</key>
        <string>new</string>
      </dict>
      """,
    fix: "add <key>UIApplicationShortcutItemTitle</key> and a <string>")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    item.node.isDictionary && item.title == nil ? [item.missing(.title)] : []
  }
}
