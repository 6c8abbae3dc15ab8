import AppBundles
import QuickActions

/// The name of a system icon that there is not.
struct IconTypeUnknown: ItemRule {
  static let about = RuleDescription(
    .iconTypeUnknown, .error,
    why: "The name is compared exactly, case included; an item with an unknown one has no icon.",
    source: "reported by developers, observed; the 29 names are those of UIKit's header",
    example: """
      <key>UIApplicationShortcutItemIconType</key>
      <string>UIApplicationShortcutIconAdd</string>
      """,
    fix: "write UIApplicationShortcutIconTypeAdd")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let (value, name) = set.iconName(.iconType, of: item),
      SystemIcon(plistName: name) == nil
    else { return [] }
    if name.isEmpty { return [empty(item, value)] }
    let near = SuggestedIcon(for: name).icon?.plistName
    return [
      item.finding(
        at: value, "there is no system icon \(quoted(name)), so the item has no icon",
        fix: near.map { "write \($0)" } ?? "`homepress icons` lists the 29 names")
    ]
  }

  private func empty(_ item: ShortcutEntry, _ value: PlistNode) -> Finding {
    var finding = item.finding(
      at: value, "\(ItemKey.iconType.text) is empty, so the item has no icon",
      fix: "take the key out, or name one of the 29 icons")
    finding.severity = .warning
    return finding
  }
}
