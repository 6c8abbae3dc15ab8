import AppBundles
import QuickActions

/// An entry that is no item.
struct ItemNotDictionary: ItemRule {
  static let about = RuleDescription(
    .itemNotDictionary, .error,
    why: "An entry that is no dictionary is left out without a word; the others stay.",
    source: "observed; Apple does not document it",
    example: """
      <array>
        <string>new</string>
      </array>
      """,
    fix: "write the item as a <dict> with UIApplicationShortcutItemType "
      + "and UIApplicationShortcutItemTitle")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard !item.node.isDictionary else { return [] }
    return [
      item.finding(
        at: item.node,
        "the entry is \(item.node.typeName), not a dictionary, so iOS leaves it out",
        fix: Self.about.fix)
    ]
  }
}
