import AppBundles
import QuickActions

/// An icon of several colours.
struct IconFileColour: ItemRule {
  static let about = RuleDescription(
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
    guard let (value, name) = set.iconName(.iconFile, of: item) else { return [] }
    return set.icons.images(of: name).compactMap { image in
      switch set.icons.colours(of: image) {
      case .several:
        item.finding(at: value, "\(image.path) has several colours", fix: Self.about.fix)
      case .filled:
        item.finding(
          at: value, "\(image.path) has no transparent pixel, so it shows as a filled square",
          fix: Self.about.fix)
      case .one, nil: nil
      }
    }
  }
}
