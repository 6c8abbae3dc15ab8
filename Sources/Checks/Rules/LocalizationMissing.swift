import QuickActions

/// A title that some languages lack.
struct LocalizationMissing: Rule {
  let about = RuleDescription(
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

  func findings(in set: CheckedSet) -> [Finding] { [] }
}
