import AppBundles
import QuickActions

/// A title that some languages lack.
struct LocalizationMissing: Rule {
  static let about = RuleDescription(
    .localizationMissing, .warning,
    why:
      "A title is looked up in InfoPlist.strings by its value; a language without an entry shows the value itself.",
    source: "reported by developers, observed",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <string>new.title</string>
      <!-- and no "new.title" in de.lproj/InfoPlist.strings -->
      """,
    fix: "add the entry to that language's InfoPlist.strings")

  func findings(in set: CheckedSet) -> [Finding] {
    let localized = LocalizedTexts(of: set)
    guard !localized.languages.isEmpty else { return [] }
    return set.items.flatMap { item in
      localized.texts(of: item).compactMap { text in
        // What stands in another table is told by itself.
        let misplaced = set.otherTables.filter { $0.texts[text.key] != nil }.map(\.language)
        let missing = localized.missing(text.key).filter { !misplaced.contains($0) }
        guard let first = missing.first else { return nil }
        return item.finding(
          at: text.node,
          "the \(text.name) \(quoted(text.key)) has no entry in InfoPlist.strings for \(listed(missing))",
          fix: fix(for: text.key, in: set.bundle.placeOfTexts(in: first), and: missing.count - 1))
      }
    }
  }

  private func fix(for key: String, in place: TextsPlace, and others: Int) -> String {
    "add \(quoted(key))\(place.isCatalogue ? "" : " = \"…\";") to \(place)"
      + (others > 0 ? ", and to \(others == 1 ? "the other" : "the \(others) others")" : "")
  }
}
