import QuickActions

/// An item behind the fourth.
struct NeverShown: Rule {
  let about = RuleDescription(
    .neverShown, .warning,
    why:
      "The first four items with a title, in the order of the list, take all places of the menu.",
    source: "reported by developers, observed; Apple names no number",
    example: """
      <array>
        <!-- four items with titles, then one more -->
      </array>
      """,
    fix: "take the item out, or move it further up")

  func findings(in set: CheckedSet) -> [Finding] {
    let kept = set.kept
    let titled = kept.indices.lazy.filter { !kept[$0].title.isEmpty }
    return titled.dropFirst(ShortcutMenu.itemLimit).map { place in
      let index = kept[place].index
      return Finding(
        at: .offset(set.offset(ofItem: index)), item: index,
        "the item is never shown: \(ShortcutMenu.itemLimit) items with a title stand before it",
        fix: about.fix)
    }
  }
}
