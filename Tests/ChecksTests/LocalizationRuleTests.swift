import Checks
import Testing

/// Titles in the languages of an app.
@Suite struct LocalizationRuleTests {
  private func strings(_ name: String, _ text: String) -> (name: String, bytes: [UInt8]) {
    (name: name, bytes: Array(text.utf8))
  }

  private let english = "<key>CFBundleDevelopmentRegion</key><string>en</string>"

  @Test func aTitleThatSomeLanguagesLackIsTold() throws {
    let found = try lines(
      of: .localizationMissing, in: set(item(key("Subtitle", "Sub")), also: english),
      beside: [
        strings("en.lproj/InfoPlist.strings", "\"New\" = \"New note\";"),
        strings("de.lproj/InfoPlist.strings", "\"New\" = \"Neu\";"),
        strings("fr.lproj/InfoPlist.strings", "\"Sub\" = \"Sous\";"),
      ])
    #expect(
      found == [
        "item 0 warning at <string>New</string>: the title \"New\" has no entry in InfoPlist.strings for fr "
          + "| add \"New\" = \"…\"; to fr.lproj/InfoPlist.strings",
        "item 0 warning at <string>Sub</string>: the subtitle \"Sub\" has no entry in InfoPlist.strings for "
          + "de, en | add \"Sub\" = \"…\"; to de.lproj/InfoPlist.strings, and to the other",
      ])
  }

  @Test func theLanguageThatATitleIsWrittenInNeedsNoEntry() throws {
    let alone = [strings("en.lproj/InfoPlist.strings", "")]
    #expect(
      try lines(of: .localizationMissing, in: set(item(), also: english), beside: alone) == [])
    let french = alone + [strings("fr.lproj/InfoPlist.strings", "")]
    let found = try lines(
      of: .localizationMissing, in: set(item(), also: english), beside: french)
    #expect(found.count == 1)
    #expect(found.first?.contains("for fr |") == true)
  }

  @Test func anEntryInTheWrongTableIsTold() throws {
    let found = try lines(
      of: .localizationWrongTable, in: set(item(), also: english),
      beside: [
        strings("de.lproj/Localizable.strings", "\"New\" = \"Neu\";"),
        strings("en.lproj/Localizable.strings", "\"New\" = \"New\";"),
        strings("en.lproj/InfoPlist.strings", "\"New\" = \"New\";"),
        strings("fr.lproj/infoPlist.strings", "\"New\" = \"Nouveau\";"),
      ])
    #expect(
      found == [
        "item 0 warning at <string>New</string>: the title \"New\" is in Localizable.strings for de, where "
          + "iOS does not look | move the entry to de.lproj/InfoPlist.strings",
        "warning at fr.lproj/infoPlist.strings: a device does not find InfoPlist under the name "
          + "\"infoPlist.strings\" | name the file InfoPlist.strings",
      ])
  }

  @Test func aBrokenTableIsToldWithItsLine() throws {
    let found = try lines(
      of: .localizationUnreadable, in: set(item()),
      beside: [strings("de.lproj/InfoPlist.strings", "/* Titel */\n\"New\" = \"Neu\"\n\"Old\"")])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("error at de.lproj/InfoPlist.strings:3 \"Old\": ") == true)
  }

  @Test func aTitleThatIsTranslatedToNothingIsTold() throws {
    let found = try lines(
      of: .titleEmpty, in: set(item()),
      beside: [strings("de.lproj/InfoPlist.strings", "\"New\" = \"\";")])
    #expect(
      found == [
        "item 0 error at <string>New</string>: \"New\" is translated to nothing, so no item shows in de "
          + "| write its text in de.lproj/InfoPlist.strings, or take the entry out"
      ])
  }

  @Test(arguments: [
    (["German.lproj/InfoPlist.strings"], "= \"…\"; to German.lproj/InfoPlist.strings"),
    (
      ["fr.lproj/InfoPlist.strings", "Base.lproj/InfoPlist.strings"],
      "= \"…\"; to Base.lproj/InfoPlist.strings"
    ),
  ])
  func theFixNamesTheFileThatIsThere(files: [String], ending: String) throws {
    let region = "<key>CFBundleDevelopmentRegion</key><string>en</string>"
    let found = try lines(
      of: .localizationMissing, in: set(item(key("Subtitle", "Sub")), also: region),
      beside: files.map { strings($0, $0.hasPrefix("Base") ? "" : "\"Old\" = \"x\";") }
        + [strings("it.lproj/InfoPlist.strings", "\"New\" = \"Nuovo\"; \"Sub\" = \"y\";")])
    #expect(found.first?.contains(ending) == true, "\(found)")
  }

  @Test func theFixNamesTheCatalogue() throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"New": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": ""}},
        "fr": {"stringUnit": {"state": "translated", "value": "Nouveau"}}}}, "Sub": {
        "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Unter"}}}}}}
      """
    let files = [strings("InfoPlist.xcstrings", catalogue)]
    let list = set(item(key("Subtitle", "Sub")), also: english)
    let missing = try lines(of: .localizationMissing, in: list, beside: files)
    #expect(missing.last?.contains("| add \"Sub\" to InfoPlist.xcstrings for en") == true)
    let empty = try lines(of: .titleEmpty, in: list, beside: files)
    #expect(
      empty.first?.hasSuffix(
        "| write its text in InfoPlist.xcstrings for de, or take the entry out") == true)
  }

  @Test func aTitleThatIsTranslatedToNothingTakesNoPlaceInThatLanguage() throws {
    let files = [strings("de.lproj/InfoPlist.strings", "\"New\" = \"\";")]
    let other = (1...4).map { item(title: "<string>\($0)</string>") }
    let list = set((other + [item()]).joined(separator: "\n"))
    let german = Circumstances(languages: ["de"])
    #expect(try lines(of: .neverShown, in: list, beside: files).count == 1)
    #expect(try lines(of: .neverShown, in: list, german, beside: files) == [])
    for (circumstances, count) in [(Circumstances(), 5), (german, 4)] {
      let found = try lines(of: .tooManyItems, in: list, circumstances, beside: files)
      #expect(found.first?.contains("has \(count) items with a title") == true)
    }
  }

  @Test func aLongTranslationIsCutInItsLanguage() throws {
    let files = [
      strings("de.lproj/InfoPlist.strings", "\"New\" = \"Neue Notiz mit einem langen Titel\";")
    ]
    let list = set(item(key("Subtitle", "Sub")))
    #expect(
      try lines(of: .titleCut, in: list, Circumstances(languages: ["de"]), beside: files).count == 1
    )
    #expect(
      try lines(of: .titleCut, in: list, Circumstances(languages: ["ja"]), beside: files) == [])
  }
}
