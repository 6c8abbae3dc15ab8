import AppBundles
import QuickActions

/// User info that is no dictionary.
struct UserInfoNotDictionary: ItemRule {
  static let about = RuleDescription(
    .userInfoNotDictionary, .warning,
    why: "User info that is no dictionary counts as absent: the app is handed none.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemUserInfo</key>
      <string>page 3</string>
      """,
    fix: "write a <dict>")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.userInfo, !value.isDictionary else { return [] }
    return [
      item.finding(
        at: value,
        "\(ItemKey.userInfo.text) is \(value.typeName), not a dictionary, so the app gets none",
        fix: value.string?.isEmpty == true ? "take the key out" : Self.about.fix)
    ]
  }
}
