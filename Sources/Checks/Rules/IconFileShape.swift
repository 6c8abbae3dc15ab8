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
    guard let (value, name) = set.iconName(.iconFile, of: item) else { return [] }
    let images = set.icons.images(of: name)
    return images.compactMap { image in
      if image.isBrokenPNG {
        return item.finding(
          at: value, "\(image.path) is no PNG, so the item has no icon",
          fix: "save it as a PNG, or name it by what it is")
      }
      guard let header = image.header, image.hasExpectedShape == false else { return nil }
      let side = image.expectedSide ?? IconImage.points * 3
      return item.finding(
        at: value,
        "\(image.path) is \(header.width) by \(header.height) pixels, not \(side) by \(side)",
        fix: "draw it as a square of \(IconImage.points) points")
    } + missingScale(of: images, item, value)
  }

  /// Most phones have three pixels to a point.
  private func missingScale(
    of images: [IconImage], _ item: ShortcutEntry, _ value: PlistNode
  ) -> [Finding] {
    let scales = images.compactMap(\.scale)
    guard scales.count == images.count, scales.contains(2), !scales.contains(3) else { return [] }
    var finding = item.finding(
      at: value, "the icon has no image for @3x, so it is blurred on most phones",
      fix: "add one of \(IconImage.points * 3) pixels a side")
    finding.severity = .note
    return [finding]
  }
}
