import QuickActions
import Testing

@Suite struct LanguageTests {
  private func app(_ languages: String..., region: String = "en") -> Localizations {
    Localizations(
      developmentRegion: Language(region),
      tables: Dictionary(uniqueKeysWithValues: languages.map { (Language($0), [:]) }))
  }

  @Test(arguments: [
    ("German", "de"), ("en_GB", "en-GB"), ("ZH-hans-cn", "zh-Hans-CN"), ("Base", "Base"),
    ("Simplified Chinese", "zh-Hans"), ("es-419", "es-419"), ("Klingon", "Klingon"), ("", ""),
  ])
  func oldNamesOfFoldersAreTheLanguagesThatTheyAre(name: String, tag: String) {
    #expect(Language(name).tag == tag)
  }

  @Test(arguments: [
    ("zh-Hans-CN", ["zh-Hans", "zh", "en"], "zh-Hans"),
    ("zh-Hans-CN", ["zh", "en"], "zh"),
    ("zh-Hans-CN", ["zh_CN", "zh", "en"], "zh-CN"),
    ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh-Hant-HK", ["zh-HK", "zh-Hant"], "zh-HK"),
    ("pt-BR", ["pt-PT", "pt-BR", "pt"], "pt-BR"),
    ("pt-BR", ["pt", "en"], "pt"),
    ("pt", ["pt-PT", "pt-BR", "en"], "pt-BR"),
    ("de", ["German", "English"], "de"),
    ("ca", ["de", "en"], "en"),
    ("e", ["de", "en"], "en"),
  ])
  func theNearestFolderServes(asked: String, folders: [String], chosen: String) {
    let tables = Dictionary(
      uniqueKeysWithValues: folders.map { (Language($0), TextTable()) })
    #expect(Localizations(tables: tables).language(for: [asked])?.tag == chosen)
  }

  @Test func theFirstPreferredLanguageThatTheAppHasIsTaken() {
    #expect(app("de", "fr", "en").language(for: ["ca", "fr", "de"]) == Language("fr"))
  }

  @Test func withoutAnyTheDevelopmentRegionServesThenNothing() {
    #expect(app("de", "ja", region: "ja").language(for: ["fr"]) == Language("ja"))
    #expect(app("de").language(for: ["fr"]) == nil)
    #expect(app().language(for: ["fr"]) == nil)
  }

  @Test func baseHoldsTheTextsOfTheDevelopmentRegion() {
    #expect(app("Base", "de").language(for: ["en", "de"]) == .base)
    #expect(app("Base", "de").language(for: ["fr"]) == .base)
    #expect(app("Base", "de", "en").language(for: ["en-US"]) == Language("en"))
    #expect(app("Base", "de", region: "fr").languages.map(\.tag) == ["de", "fr"])
  }

  @Test func titlesAndSubtitlesAreKeysAndWhatHasNoEntryStaysAsItIs() {
    let texts = Localizations(tables: [Language("de"): ["New": "Neu", "Sub": "Unter", "Gone": ""]])
    let items = [
      ShortcutItem(type: "a", localizedTitle: "New", localizedSubtitle: "Sub"),
      ShortcutItem(type: "b", localizedTitle: "Old", localizedSubtitle: "Old"),
      ShortcutItem(type: "c", localizedTitle: "Gone"),
    ]
    let shown = texts.localized(items, in: ["de-AT"])
    #expect(shown.map(\.localizedTitle) == ["Neu", "Old", ""])
    #expect(shown.map(\.localizedSubtitle) == ["Unter", "Old", nil])
    #expect(texts.localized(items, in: ["fr"]) == items)
  }
}
