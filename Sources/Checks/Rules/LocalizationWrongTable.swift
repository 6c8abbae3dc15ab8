import AppBundles
import QuickActions

/// A translation where iOS does not look.
struct LocalizationWrongTable: Rule {
  static let about = RuleDescription(
    .localizationWrongTable, .warning,
    why:
      "Titles are looked up in InfoPlist.strings alone: an entry in Localizable.strings is never used.",
    source: "reported by developers, observed",
    example: """
      /* de.lproj/Localizable.strings */
      "new.title" = "Neu";
      """,
    fix: "move the entry to InfoPlist.strings")

  func findings(in set: CheckedSet) -> [Finding] {
    let localized = LocalizedTexts(of: set)
    guard !set.otherTables.isEmpty else { return set.findings(ofReader: Self.about) }
    let isCatalogue = set.otherTables.contains { $0.file.hasSuffix(".xcstrings") }
    let table = isCatalogue ? "Localizable.xcstrings" : "Localizable.strings"
    let others = set.otherTables.map { (language: $0.language, texts: $0.texts) }
    let misplaced = set.items.flatMap { item in
      localized.texts(of: item).compactMap { text -> Finding? in
        let languages = others.filter {
          $0.texts[text.key] != nil && !localized.has(text.key, in: $0.language)
        }.map(\.language)
        guard let first = languages.first else { return nil }
        return item.finding(
          at: text.node,
          "the \(text.name) \(quoted(text.key)) is in \(table) for \(listed(languages)), "
            + "where iOS does not look",
          fix: "move the entry to \(set.bundle.placeOfTexts(in: first))")
      }
    }
    return misplaced + set.findings(ofReader: Self.about)
  }
}
