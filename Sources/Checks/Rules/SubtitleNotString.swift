import AppBundles
import QuickActions

/// A subtitle that is no text.
struct SubtitleNotString: ItemRule {
  static let about = RuleDescription(
    .subtitleNotString, .warning,
    why: "A subtitle that is no string counts as absent: the item shows its title alone.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemSubtitle</key>
      <integer>5</integer>
      """,
    fix: "write it as <string>5</string>")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    item.notString(.subtitle, "iOS shows no subtitle")
  }
}
