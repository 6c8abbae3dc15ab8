import AppBundles
import QuickActions

/// A title that is no text.
struct TitleNotString: ItemRule {
  static let about = RuleDescription(
    .titleNotString, .error,
    why: "A title that is no string counts as missing, so the item is left out without a word.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <integer>5</integer>
      """,
    fix: "write it as <string>5</string>")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    item.notString(.title, "iOS leaves the item out")
  }
}
