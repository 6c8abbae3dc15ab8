import AppBundles
import QuickActions

/// A type that says nothing.
struct TypeEmpty: ItemRule {
  static let about = RuleDescription(
    .typeEmpty, .warning,
    why: "An empty type is kept and handed to the app, which cannot tell what was chosen.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItemType</key>
      <string></string>
      """,
    fix: "write a type such as org.example.app.new")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let type = item.type, set.text(type)?.isEmpty == true else { return [] }
    return [
      item.finding(
        at: type, "\(ItemKey.type.text) is empty, so the app cannot tell what was chosen",
        fix: Self.about.fix)
    ]
  }
}
