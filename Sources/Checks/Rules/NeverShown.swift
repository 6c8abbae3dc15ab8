import QuickActions

/// An item behind the fourth.
struct NeverShown: Rule {
  static let about = RuleDescription(
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
    let hidden = set.kept.filter(\.hasTitle).dropFirst(ShortcutMenu.itemLimit)
    return hidden.map { item in
      Finding(
        at: .offset(set.offset(ofItem: item.index)), item: item.index,
        "\(quoted(item.title)) is never shown: \(ShortcutMenu.itemLimit) items with a title stand "
          + "before it",
        fix: Self.about.fix)
    }
  }
}
