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
    var hidden: [Finding] = []
    for place in set.kept.indices.lazy.filter({ set.kept[$0].hasTitle })
      .dropFirst(ShortcutMenu.itemLimit)
    {
      // Nobody is told what lies beyond the limit; of thousands of items only their number counts.
      if hidden.count < Findings.limit {
        hidden.append(finding(set.kept[place], in: set))
      } else {
        hidden[hidden.count - 1].count += 1
      }
    }
    return hidden
  }

  private func finding(_ item: KeptItem, in set: CheckedSet) -> Finding {
    Finding(
      at: .offset(set.offset(ofItem: item.index)), item: item.index,
      "\(quoted(item.title)) is never shown: \(ShortcutMenu.itemLimit) items with a title stand "
        + "before it",
      fix: Self.about.fix)
  }
}
