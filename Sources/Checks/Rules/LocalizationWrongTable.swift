import QuickActions

/// A translation where iOS does not look.
struct LocalizationWrongTable: Rule {
  let about = RuleDescription(
    .localizationWrongTable, .warning,
    why:
      "Titles are looked up in InfoPlist.strings alone: an entry in Localizable.strings is never used.",
    source: "reported by developers, observed",
    example: """
      /* de.lproj/Localizable.strings */
      "new.title" = "Neu";
      """,
    fix: "move the entry to InfoPlist.strings")

  func findings(in set: CheckedSet) -> [Finding] { [] }
}
