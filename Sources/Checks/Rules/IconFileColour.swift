import AppBundles
import QuickActions

/// An icon of several colours.
struct IconFileColour: ItemRule {
  let about = RuleDescription(
    .iconFileColour, .warning,
    why:
      "iOS takes the shape alone and fills it with one colour: what colour told apart runs together.",
    source: "Apple's Human Interface Guidelines of iOS 9, reported by developers",
    example: """
      <key>UIApplicationShortcutItemIconFile</key>
      <string>rainbow</string>
      <!-- rainbow@2x.png is red and blue -->
      """,
    fix: "draw it in one colour on a transparent ground")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.iconFile, let text = set.text(value) else { return [] }
    return set.images.files(of: text).filter { $0.colours == .several }.map { image in
      item.finding(at: value, "\(image.path) has more than one colour", fix: about.fix)
    }
  }
}
