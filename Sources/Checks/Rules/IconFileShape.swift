import AppBundles
import QuickActions

/// An icon of the wrong size.
struct IconFileShape: ItemRule {
  let about = RuleDescription(
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
    guard let value = item.iconFile, let text = set.text(value) else { return [] }
    return set.images.files(of: text).compactMap { image in
      guard let size = image.size, let fault = fault(of: size, at: image.scale) else { return nil }
      return item.finding(
        at: value, "\(image.path) is \(size.width) by \(size.height) pixels, \(fault)",
        fix: "draw it \(35 * image.scale) by \(35 * image.scale) pixels")
    }
  }

  private func fault(of size: PixelSize, at scale: Int) -> String? {
    if size.width != size.height { return "which is no square" }
    return size.width == 35 * scale ? nil : "not 35 points at a scale of \(scale)"
  }
}
