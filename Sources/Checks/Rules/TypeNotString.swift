import AppBundles
import QuickActions

/// A number for a type: the most common reason why an item does not show.
struct TypeNotString: ItemRule {
  static let about = RuleDescription(
    .typeNotString, .error,
    why: "A type that is no string counts as missing, so the item is left out without a word.",
    source: "reported by developers, observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemType</key>
      <integer>5</integer>
      """,
    fix: "write it as <string>5</string>")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    item.notString(.type, "iOS leaves the item out")
  }
}
