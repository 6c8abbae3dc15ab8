import AppBundles
import QuickActions

/// A title that shows nothing.
struct TitleEmpty: ItemRule {
  static let about = RuleDescription(
    .titleEmpty, .error,
    why: "An item whose title is empty is never shown; it takes none of the four places.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <string></string>
      """,
    fix: "write a title")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let title = item.title, let text = set.text(title) else { return [] }
    if text.isEmpty {
      return [
        item.finding(
          at: title, "\(ItemKey.title.text) is empty, so the item is never shown",
          fix: Self.about.fix)
      ]
    }
    if text.isBlank {
      var finding = item.finding(
        at: title, "\(ItemKey.title.text) is blank, so the row shows no text", fix: Self.about.fix)
      finding.severity = .warning
      return [finding]
    }
    let languages = set.languagesWithout(text)
    guard let first = languages.first else { return [] }
    return [
      item.finding(
        at: title,
        "\(quoted(text)) is translated to nothing, so no item shows in \(listed(languages))",
        fix: "write its text in \(set.bundle.placeOfTexts(in: first)), or take the entry out")
    ]
  }
}

extension String {
  /// Nearly every text begins with what is plainly a letter, and needs no look into Unicode's tables.
  fileprivate var isBlank: Bool {
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
