import AppBundles
import QuickActions

/// A set without items: often all of them were commented out.
struct ItemsEmpty: Rule {
  static let about = RuleDescription(
    .itemsEmpty, .note,
    why: "An array without entries shows nothing; what stands in a comment does not count.",
    source: "follows from Apple's property list format",
    example: """
      <key>UIApplicationShortcutItems</key>
      <array/>
      """,
    fix: "take the key out, or write an item")

  func findings(in set: CheckedSet) -> [Finding] {
    guard let items = set.array else {
      return [
        Finding(
          at: .offset(set.root.offset),
          "the list has no \(InfoKey.items), so the app has no static items",
          fix: "write the key with an array of items, unless the app sets them all itself")
      ]
    }
    guard items.elements?.isEmpty == true else { return [] }
    return [
      Finding(
        at: .offset(items.offset), "\(InfoKey.items) is empty, so the app has no static items",
        fix: Self.about.fix)
    ]
  }
}
