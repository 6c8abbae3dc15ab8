import AppBundles
import QuickActions

/// An icon file that is not there.
struct IconFileMissing: ItemRule {
  let about = RuleDescription(
    .iconFileMissing, .warning,
    why: "An item whose image is not found is shown without an icon.",
    source: "assumed: no source tells what iOS does",
    example: """
      <key>UIApplicationShortcutItemIconFile</key>
      <string>no-such-image</string>
      """,
    fix: "add the image to the bundle or its asset catalogue")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.iconFile, let text = set.text(value) else { return [] }
    if text.isEmpty {
      return [
        item.finding(
          at: value, "\(ItemKey.iconFile.text) is empty, so the item has no icon",
          fix: "take the key out, or name an image")
      ]
    }
    guard !set.images.has(text) else { return [] }
    let near = nearest(to: text, among: set.images.names).map { "write \($0)" }
    return [
      item.finding(
        at: value, "no image \(quoted(text)) was found beside the list or in an asset catalogue",
        fix: near ?? "add \(ImageName(text).base)@2x.png and \(ImageName(text).base)@3x.png")
    ]
  }
}
