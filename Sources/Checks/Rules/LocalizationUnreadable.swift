import QuickActions

/// A table of texts that is broken.
struct LocalizationUnreadable: Rule {
  static let about = RuleDescription(
    .localizationUnreadable, .error,
    why: "A table that cannot be read translates nothing.",
    source: "observed",
    example: """
      /* de.lproj/InfoPlist.strings */
      "new.title" = "Neu"
      """,
    fix: "end the entry with a semicolon")

  func findings(in set: CheckedSet) -> [Finding] {
    set.findings(ofReader: Self.about)
  }
}
