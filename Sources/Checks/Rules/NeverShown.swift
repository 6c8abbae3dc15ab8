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
    return hidden.enumerated().map { place, item in
      place < Findings.limit ? finding(item, in: set) : NeverShown.counted
    }
  }

  /// Nobody is told what lies beyond the limit; of thousands of items only their number counts.
  private static let counted = Finding(at: .offset(0), "", fix: "")

  private func finding(_ item: KeptItem, in set: CheckedSet) -> Finding {
    Finding(
      at: .offset(set.offset(ofItem: item.index)), item: item.index,
      "\(quoted(item.title)) is never shown: \(ShortcutMenu.itemLimit) items with a title stand "
        + "before it",
      fix: Self.about.fix)
  }
}
