import AppBundles
import Glibc
import QuickActions
import TestMaterial
import Testing

private func plist(_ titles: String..., region: String? = nil) -> String {
  let items = titles.map {
    "<dict><key>UIApplicationShortcutItemType</key><string>t</string>"
      + "<key>UIApplicationShortcutItemTitle</key><string>\($0)</string></dict>"
  }
  let key = region.map { "<key>CFBundleDevelopmentRegion</key><string>\($0)</string>" } ?? ""
  return "<plist><dict>\(key)<key>UIApplicationShortcutItems</key><array>"
    + "\(items.joined())</array></dict></plist>"
}

/// The titles that an app shows in a language.
private func titles(_ bundle: AppBundle, _ language: String) -> [String] {
  bundle.description.staticItems(on: IOSVersion(18), in: [language]).map(\.localizedTitle)
}

@Suite struct LocalizationTests {
  @Test func aTitleIsAKeyOfTheTableInfoPlistAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist("New", "Old"), to: "Notes.app/Info.plist")
    try folder.write("New = Neu;", to: "Notes.app/de.lproj/InfoPlist.strings")
    try folder.write("New = Nouveau;", to: "Notes.app/fr.lproj/Localizable.strings")
    let bundle = try AppBundle.read(path: folder.path + "/Notes.app")
    #expect(titles(bundle, "de") == ["Neu", "Old"])
    #expect(titles(bundle, "fr") == ["New", "Old"])
    #expect(bundle.description.localizations.languages.map(\.tag) == ["de", "fr"])
    #expect(bundle.strings.read("Localizable").tables.map(\.language.tag) == ["fr"])
  }

  @Test func aDevelopmentRegionThatXcodeWouldFillInIsEnglish() throws {
    for (region, expected) in [("$(DEVELOPMENT_LANGUAGE)", "New EN"), ("de", "Neu")] {
      let folder = try TemporaryFolder()
      try folder.write(plist("New", region: region), to: "Info.plist")
      try folder.write("New = Neu;", to: "de.lproj/InfoPlist.strings")
      try folder.write("New = 'New EN';", to: "English.lproj/InfoPlist.strings")
      #expect(titles(try AppBundle.read(path: folder.path), "ja") == [expected])
    }
  }

  @Test func aSmallInitialIsReportedAndNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist("New"), to: "Notes.app/Info.plist")
    try folder.write("New = Neu;", to: "Notes.app/de.lproj/infoPlist.strings")
    let bundle = try AppBundle.read(path: folder.path + "/Notes.app")
    #expect(titles(bundle, "de") == ["New"])
    let diagnostic = try #require(bundle.infoStrings.diagnostics.first)
    #expect(diagnostic.rule == "localization-wrong-table")
    #expect(diagnostic.place.file.hasSuffix("Notes.app/de.lproj/infoPlist.strings"))
  }

  @Test func aBrokenTableLeavesTheRawTitles() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist("New"), to: "Notes.app/Info.plist")
    try folder.write("New = Neu", to: "Notes.app/de.lproj/InfoPlist.strings")
    let bundle = try AppBundle.read(path: folder.path + "/Notes.app")
    #expect(titles(bundle, "de") == ["New"])
    #expect(bundle.infoStrings.diagnostics.map(\.rule) == ["localization-unreadable"])
  }

  @Test func linksInAnAppAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist("New"), to: "Notes.app/Info.plist")
    try folder.write("New = Neu;", to: "secret.strings")
    try folder.write("", to: "Notes.app/de.lproj/Other.strings")
    symlink(folder.path + "/secret.strings", folder.path + "/Notes.app/de.lproj/InfoPlist.strings")
    #expect(titles(try AppBundle.read(path: folder.path + "/Notes.app"), "de") == ["New"])
  }
}

@Suite struct SourceTreeTests {
  @Test func theNearestTablesOfTheProjectAreTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Notes.xcodeproj/project.pbxproj")
    try folder.write(plist("New"), to: "App/Supporting/Info.plist")
    try folder.write("New = Neu;", to: "App/Resources/de.lproj/InfoPlist.strings")
    try folder.write("New = Falsch;", to: "Other/de.lproj/InfoPlist.strings")
    try folder.write("New = Fremd;", to: "App/Share/de.lproj/InfoPlist.strings")
    try folder.write("<plist><dict/></plist>", to: "App/Share/Info.plist")
    let bundle = try AppBundle.read(path: folder.path + "/App/Supporting/Info.plist")
    #expect(titles(bundle, "de") == ["Neu"])
    #expect(bundle.strings.folders.map(\.path) == [folder.path + "/App/Resources/de.lproj"])
    let found = try shortcutSets(under: folder.path)
    #expect(found.map(\.path) == [folder.path + "/App/Supporting/Info.plist"])
    #expect(titles(try found[0].read(), "de") == ["Neu"])
  }

  @Test func withoutAProjectNothingBesideAnAppBelongsToIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist("New"), to: "One/Info.plist")
    try folder.write(plist("New"), to: "Two/Info.plist")
    try folder.write("New = Neu;", to: "Two/de.lproj/InfoPlist.strings")
    #expect(titles(try AppBundle.read(path: folder.path + "/One"), "de") == ["New"])
    let shown = try shortcutSets(under: folder.path).map { titles(try $0.read(), "de") }
    #expect(shown == [["New"], ["Neu"]])
  }

  @Test func theSearchIsInOrderAndStaysOutOfWhatToolsMade() throws {
    let folder = try TemporaryFolder()
    for name in ["b/Info.plist", "a/x/Info.plist", "a/My-Info.plist", "B/Info.plist"] {
      try folder.write(plist("T"), to: name)
    }
    for left in [".git", ".build", "Pods", "DerivedData", "node_modules"] {
      try folder.write(plist("T"), to: "a/\(left)/Info.plist")
    }
    try folder.write("<plist><dict/></plist>", to: "c/Info.plist")
    symlink(folder.path, folder.path + "/a/loop")
    symlink(folder.path + "/b/Info.plist", folder.path + "/a/Link.plist")
    let found = try shortcutSets(under: folder.path + "/")
    #expect(
      found.map { String($0.path.dropFirst(folder.path.utf8.count + 1)) }
        == ["B/Info.plist", "a/My-Info.plist", "a/x/Info.plist", "b/Info.plist"])
  }

  @Test func setsInEveryFormAreFound() throws {
    let folder = try TemporaryFolder()
    let text = plist("T")
    try folder.write(
      Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "a.plist")
    try folder.write(
      Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, to: "b.plist")
    try folder.write("{ UIApplicationShortcutItems = (); }", to: "c.plist")
    #expect(try shortcutSets(under: folder.path).count == 3)
  }

  @Test func aFolderWithSeveralSetsIsNoSingleApp() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist("T"), to: "a/Info.plist")
    #expect(titles(try AppBundle.read(path: folder.path), "en") == ["T"])
    try folder.write(plist("T"), to: "b/Info.plist")
    let error = #expect(throws: Diagnostic.self) { try AppBundle.read(path: folder.path) }
    #expect(
      error?.message
        == "2 apps are in here: \(folder.path)/a/Info.plist, \(folder.path)/b/Info.plist")
  }

  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "GENERATE_INFOPLIST_FILE = YES;", "build it in Xcode"),
    ("project.yml", "info: { properties: { UIApplicationShortcutItems: [] } }", "run xcodegen"),
  ])
  func aProjectThatMakesItsPropertyListIsNamed(name: String, text: String, fix: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    let error = #expect(throws: Diagnostic.self) { try AppBundle.read(path: folder.path) }
    #expect(error?.place.file == folder.path + "/" + name)
    #expect(error?.message.contains("makes the Info.plist when it is built") == true)
    #expect(error?.fix?.hasPrefix(fix) == true)
  }

  @Test func theAppInAnXcodeArchiveAndOneOfAMacAreRead() throws {
    let folder = try TemporaryFolder()
    let app = "Notes.xcarchive/Products/Applications/Notes.app/"
    try folder.write(plist("New"), to: app + "Info.plist")
    try folder.write("New = Neu;", to: app + "de.lproj/InfoPlist.strings")
    #expect(titles(try AppBundle.read(path: folder.path + "/Notes.xcarchive"), "de") == ["Neu"])
    try folder.write(plist("New"), to: "Mac.app/Contents/Info.plist")
    try folder.write("New = Neu;", to: "Mac.app/Contents/Resources/de.lproj/InfoPlist.strings")
    #expect(titles(try AppBundle.read(path: folder.path + "/Mac.app"), "de") == ["Neu"])
  }
}
