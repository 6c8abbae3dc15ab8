import AppBundles
import QuickActions

/// User info that came with an example.
struct UserInfoSample: ItemRule {
  static let about = RuleDescription(
    .userInfoSample, .note,
    why:
      "User info that was copied along with a sample is handed to the app, which has no use for it.",
    source: "Apple's sample \"ApplicationShortcuts\"; seen in published apps",
    example: """
      <key>UIApplicationShortcutItemUserInfo</key>
      <dict>
        <key>firstShorcutKey1</key>
        <string>firstShortcutKeyValue1</string>
      </dict>
      """,
    fix: "take the key out, or write what the app reads")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.userInfo, case .dictionary(let entries) = value.content,
      let entry = entries.first(where: isSample)
    else { return [] }
    return [
      item.finding(
        at: value, "the user info has the key \(quoted(entry.key.text)) of a sample",
        fix: Self.about.fix
      )
    ]
  }

  /// The misspelling is the sample's own.
  private func isSample(_ entry: PlistEntry) -> Bool {
    let key = entry.key.text
    if key.hasPrefix("firstShorcutKey") || key.hasPrefix("secondShortcutKey") { return true }
    guard key.hasPrefix("key"), let value = entry.value.string else { return false }
    return value == "value" + key.dropFirst(3)
  }
}
