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
    return zip(hidden, 1...).prefix(NeverShown.limit).map { item, number in
      let rest = number == NeverShown.limit ? hidden.count - number : 0
      return Finding(
        at: .offset(set.offset(ofItem: item.index)), item: item.index,
        rest == 0
          ? "the item is never shown: \(ShortcutMenu.itemLimit) items with a title stand before it"
          : "the item and the \(rest) behind it are never shown", fix: Self.about.fix)
    }
  }

  /// More than these are told in one finding: nobody reads on.
  private static let limit = 100
}
