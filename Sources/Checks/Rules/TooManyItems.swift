import QuickActions

/// More static items than a menu shows.
struct TooManyItems: Rule {
  static let about = RuleDescription(
    .tooManyItems, .note,
    why:
      "A menu shows four items of an app, static ones first: four or more leave no place for dynamic ones.",
    source: "reported by developers, observed; Apple names no number",
    example: """
      <array>
        <!-- five items with titles -->
      </array>
      """,
    fix: "keep the four that matter most")

  func findings(in set: CheckedSet) -> [Finding] {
    let titled = set.kept.count(where: \.hasTitle)
    guard let array = set.array, titled >= ShortcutMenu.itemLimit else { return [] }
    if titled == ShortcutMenu.itemLimit {
      return [
        Finding(
          at: .offset(array.offset),
          "the set has \(titled) items with a title, so no dynamic item is ever shown beside them",
          fix: "keep fewer, if the app sets dynamic items")
      ]
    }
    return [
      Finding(
        at: .offset(array.offset),
        "the set has \(titled) items with a title; a menu shows \(ShortcutMenu.itemLimit), "
          + "and no dynamic item beside them", fix: Self.about.fix)
    ]
  }
}
