import AppBundles
import QuickActions

/// The name of a file where the name of an image belongs.
struct IconFileName: ItemRule {
  static let about = RuleDescription(
    .iconFileName, .warning,
    why:
      "The system adds scale and extension itself: with a suffix in the name one scale serves all "
      + "devices, and an asset catalogue has no such name.",
    source: "Apple's advice on image names; seen in published apps",
    example: """
      <key>UIApplicationShortcutItemIconFile</key>
      <string>icon@3x.png</string>
      """,
    fix: "write icon")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.iconFile, let text = set.text(value) else { return [] }
    let name = IconName(text)
    // Any other ending than that of a PNG has to be written where the image is no set.
    guard name.hasScale || name.ending == ".png" else { return [] }
    var finding = item.finding(
      at: value,
      name.hasScale
        ? "the icon file \(quoted(text)) is one of an image's scales, and serves all devices"
        : "the icon file \(quoted(text)) has an extension, which no image of a catalogue has",
      fix: "write \(name.base)")
    if !name.hasScale { finding.severity = .note }
    return [finding]
  }
}
