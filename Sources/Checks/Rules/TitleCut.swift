import AppBundles
import QuickActions

/// A title that does not fit.
struct TitleCut: ItemRule {
  static let about = RuleDescription(
    .titleCut, .note,
    why: "With a subtitle a title has one line, without one it has two; what does not fit is cut.",
    source: "Apple documents the lines; the width is an estimate from its system font",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <string>Continue reading where you stopped yesterday</string>
      <key>UIApplicationShortcutItemSubtitle</key>
      <string>Chapter 3</string>
      """,
    fix: "write a shorter title, or take the subtitle out")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let title = item.title, let text = set.shown(title) else { return [] }
    let hasSubtitle = set.shown(item.subtitle)?.isEmpty == false
    let lines = hasSubtitle ? 1 : 2
    guard TextWidth.points(of: text) > TextWidth.line * lines else { return [] }
    return [
      item.finding(
        at: title,
        "the title \(quoted(text)) is likely cut: it has \(lines == 1 ? "one line" : "two lines")",
        fix: hasSubtitle ? Self.about.fix : "write a shorter title")
    ]
  }
}
