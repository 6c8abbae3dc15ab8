import AppBundles
import QuickActions

/// A system icon that came in after the oldest release in question.
struct IconTypeTooNew: ItemRule {
  static let about = RuleDescription(
    .iconTypeTooNew, .warning,
    why:
      "Seven of the 29 icons came with iOS 9.0, the others with 9.1: before that the item has no icon.",
    source: "UIKit's header; that nothing is drawn in its place is an assumption",
    example: """
      <key>UIApplicationShortcutItemIconType</key>
      <string>UIApplicationShortcutIconTypeMail</string>
      <!-- on iOS 9.0 -->
      """,
    fix: "take Compose, Play, Pause, Add, Location, Search or Share")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard set.oldestIOS < IOSVersion(9, 1), let (value, name) = set.iconName(.iconType, of: item),
      let icon = SystemIcon(plistName: name),
      set.oldestIOS < icon.since
    else { return [] }
    return [
      item.finding(
        at: value,
        "\(icon.plistName) came in iOS \(icon.since), so on iOS \(set.oldestIOS) there is no icon",
        fix: Self.about.fix)
    ]
  }
}
