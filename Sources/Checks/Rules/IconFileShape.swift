import AppBundles
import QuickActions

/// An icon of the wrong size.
struct IconFileShape: ItemRule {
  static let about = RuleDescription(
    .iconFileShape, .warning,
    why:
      "An icon is a square of 35 points: 70 pixels a side at twice the scale, 105 at three times.",
    source: "Apple's Human Interface Guidelines of iOS 9, reported by developers",
    example: """
      <key>UIApplicationShortcutItemIconFile</key>
      <string>wide</string>
      <!-- wide@2x.png is 120 pixels by 40 -->
      """,
    fix: "draw it as a square of 35 points")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.iconFile, let name = set.text(value) else { return [] }
    return set.icons.images(of: name).compactMap { image in
      guard let header = image.header, image.hasExpectedShape == false else { return nil }
      let side = image.expectedSide ?? IconImage.points * 3
      return item.finding(
        at: value,
        "\(image.path) is \(header.width) by \(header.height) pixels, not \(side) by \(side)",
        fix: "draw it as a square of \(IconImage.points) points")
    }
  }
}
