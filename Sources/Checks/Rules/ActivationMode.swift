import AppBundles
import QuickActions

/// An activation mode that iOS does not know.
struct ActivationMode: ItemRule {
  static let about = RuleDescription(
    .activationMode, .warning,
    why: "iOS knows foreground and background; anything else counts as foreground.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemActivationMode</key>
      <string>Background</string>
      """,
    fix: "write foreground or background, or take the key out")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.activationMode else { return [] }
    let modes = ["foreground", "background"]
    let text = set.text(value)
    if let text, modes.contains(text) { return [] }
    let near = text.flatMap {
      nearest(to: String($0.unicodeScalars.prefix(80)).lowercased(), among: modes)
    }
    return [
      item.finding(
        at: value, "\(text.map(quoted) ?? value.typeName) is no activation mode",
        fix: near.map { "write \($0)" } ?? Self.about.fix)
    ]
  }
}
