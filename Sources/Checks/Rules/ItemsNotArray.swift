import AppBundles
import QuickActions

/// A set that is no array has no items.
struct ItemsNotArray: Rule {
  static let about = RuleDescription(
    .itemsNotArray, .error,
    why: "Where the value is no array, iOS shows no static item at all.",
    source: "observed; Apple does not document it",
    example: """
      <key>UIApplicationShortcutItems</key>
      <dict/>
      """,
    fix: "write <array> and one <dict> an item")

  func findings(in set: CheckedSet) -> [Finding] {
    guard let items = set.array, items.elements == nil else { return [] }
    return [
      Finding(
        at: .offset(items.offset),
        "\(InfoKey.items) is \(items.typeName), not an array, so the app has no static items",
        fix: Self.about.fix)
    ]
  }
}
