import AppBundles
import QuickActions

/// An icon file that is not there.
struct IconFileMissing: ItemRule {
  static let about = RuleDescription(
    .iconFileMissing, .warning,
    why: "An item whose image is not found is shown without an icon.",
    source: "assumed: no source tells what iOS does",
    example: """
      <key>UIApplicationShortcutItemIconFile</key>
      <string>no-such-image</string>
      """,
    fix: "add the image to the bundle or its asset catalogue")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let (value, name) = set.iconName(.iconFile, of: item) else { return [] }
    if name.isEmpty {
      return [
        item.finding(
          at: value, "\(ItemKey.iconFile.text) is empty, so the item has no icon",
          fix: "take the key out, or name an image")
      ]
    }
    guard case .missing(let near)? = set.icons[name] else { return [] }
    let base = IconName(name).base
    return [
      item.finding(
        at: value, "no image \(quoted(name)) was found for the app",
        fix: near?.description ?? "add \(base)@2x.png and \(base)@3x.png, or an image set \(base)")
    ]
  }
}
