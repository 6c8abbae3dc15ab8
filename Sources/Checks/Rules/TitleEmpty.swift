import QuickActions

/// A title that shows nothing.
struct TitleEmpty: ItemRule {
  let about = RuleDescription(
    .titleEmpty, .error,
    why: "An item whose title is empty is never shown; it takes none of the four places.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <string></string>
      """,
    fix: "write a title")

  func findings(about item: CheckedItem, in set: CheckedSet) -> [Finding] {
    guard let title = item.title, set.text(title)?.isEmpty == true else { return [] }
    return [
      item.finding(
        at: title, "\(ItemKey.title.text) is empty, so the item is never shown", fix: about.fix)
    ]
  }
}
