import AppBundles
import QuickActions

/// An item without its type.
struct TypeMissing: ItemRule {
  static let about = RuleDescription(
    .typeMissing, .error,
    why: "The type is required: an item without one is left out without a word, the others stay.",
    source: "Apple's table of keys calls it required; what happens without it is observed",
    example: """
      <dict>
        <key>UIApplicationShortcutItemTitle</key>
        <string>new</string>
      </dict>
      """,
    fix: "add <key>UIApplicationShortcutItemType</key> and a <string>")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    item.node.isDictionary && item.type == nil ? [item.missing(.type)] : []
  }
}
