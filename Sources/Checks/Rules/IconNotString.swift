import AppBundles
import QuickActions

/// An icon key whose value is no name.
struct IconNotString: ItemRule {
  static let about = RuleDescription(
    .iconNotString, .warning,
    why: "An icon key whose value is no string counts as absent.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemIconType</key>
      <integer>3</integer>
      """,
    fix: "write it as <string>…</string>")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    [ItemKey.iconSymbolName, .iconFile, .iconType].flatMap {
      item.notString($0, "iOS takes it for absent")
    }
  }
}
