import AppBundles
import Glibc
import QuickActions
import TestMaterial
import Testing

private func plist(_ pairs: [(String, String)], items: String = "") -> String {
  let keys = pairs.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined(separator: "\n")
  return "<plist><dict>\n\(keys)\n\(items)</dict></plist>"
}

@Suite struct AppBundleTests {
  @Test func anAppFolderIsDescribedByItsPropertyList() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      plist([
        ("CFBundleIdentifier", "org.example.notes"), ("CFBundleDisplayName", "My Notes"),
        ("CFBundleName", "Notes"), ("CFBundleShortVersionString", "2.1"),
      ]), to: "Notes.app/Info.plist")
    let bundle = try AppBundle.read(path: folder.path + "/Notes.app")
    #expect(
      bundle.description
        == AppDescription(bundleIdentifier: "org.example.notes", name: "My Notes", version: "2.1"))
    #expect(bundle.directory == folder.path + "/Notes.app")
    #expect(bundle.executable == nil)
  }

  @Test(arguments: [
    ("<integer>7</integer>", 7.0), ("<real>1.5</real>", 1.5), ("<real>nan</real>", 0),
    ("<string>7</string>", 0), ("<true/>", 0),
  ])
  func theStampOfTheItemsIsANumberOrNone(value: String, expected: Double) throws {
    let folder = try TemporaryFolder()
    let stamp = "<key>UIApplicationShortcutItemsVersion</key>\(value)"
    let file = try folder.write(plist([], items: stamp), to: "Info.plist")
    #expect(try AppBundle.read(path: file).description.itemsVersion == expected)
  }

  @Test func allConfigurationsOfWindowScenesAreKeptInTheirOrder() throws {
    let folder = try TemporaryFolder()
    let entries = ["First", "Second"].map {
      "<dict><key>UISceneConfigurationName</key><string>\($0)</string>"
        + "<key>UISceneDelegateClassName</key><string>Notes.\($0)</string></dict>"
    }
    let manifest =
      "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
      + "<key>UIWindowSceneSessionRoleApplication</key><array>\(entries.joined())</array></dict></dict>"
    let file = try folder.write(plist([], items: manifest), to: "Info.plist")
    #expect(
      try AppBundle.read(path: file).description.scenes?.configurations == [
        SceneConfiguration(name: "First", delegateClass: "Notes.First"),
        SceneConfiguration(name: "Second", delegateClass: "Notes.Second"),
      ])
  }

  @Test func aPropertyListAloneIsAnAppToo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(plist([("CFBundleName", "Notes")]), to: "Any/Some-Info.plist")
    #expect(try AppBundle.read(path: file).description.name == "Notes")
  }

  @Test(arguments: [
    [("CFBundleDisplayName", "$(PRODUCT_NAME)"), ("CFBundleName", "Notes")],
    [("CFBundleDisplayName", ""), ("CFBundleName", "Notes")],
    [("CFBundleDisplayName", " "), ("CFBundleName", "${TARGET_NAME}")],
    [],
  ])
  func aNameThatCannotBeReadFallsBackUpToTheFoldersName(pairs: [(String, String)]) throws {
    let folder = try TemporaryFolder()
    try folder.write(plist(pairs), to: "Notes.app/Info.plist")
    let bundle = try AppBundle.read(path: folder.path + "/Notes.app")
    #expect(bundle.description.name == "Notes")
    #expect(bundle.description.bundleIdentifier == "Notes")
  }

  @Test func definedVariablesNameTheApp() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      plist([("CFBundleName", "$(PRODUCT_NAME)"), ("CFBundleIdentifier", "$(ID).app")]),
      to: "Info.plist")
    let variables = BuildVariables(["PRODUCT_NAME": "Notes"])
    let description = try AppBundle.read(path: folder.path, defines: variables).description
    #expect(description.name == "Notes")
    #expect(description.bundleIdentifier == "$(ID).app")
  }

  @Test func theExecutableIsAProgramOfThisSystemInTheBundle() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist([("CFBundleExecutable", "Notes")]), to: "Notes.app/Info.plist")
    let app = folder.path + "/Notes.app"
    #expect(try AppBundle.read(path: app).executable == nil)
    let program = try folder.write("#!/bin/sh\n", to: "Notes.app/Notes", mode: 0o644)
    #expect(try AppBundle.read(path: app).executable == nil)
    chmod(program, 0o755)
    #expect(try AppBundle.read(path: app).executable == program)
    try folder.write("\u{FE}\u{ED}\u{FA}\u{CF} an iOS program", to: "Notes.app/Notes")
    #expect(try AppBundle.read(path: app).executable == nil)
  }

  @Test func theExecutableIsFoundInAFolderOfTheCallersChoice() throws {
    let folder = try TemporaryFolder()
    try folder.write(plist([("CFBundleExecutable", "Notes")]), to: "Notes.app/Info.plist")
    let program = try folder.write("#!/bin/sh\n", to: "bin/Notes", mode: 0o755)
    let bundle = try AppBundle.read(
      path: folder.path + "/Notes.app", executables: folder.path + "/bin")
    #expect(bundle.executable == program)
  }

  @Test(arguments: ["../bin/Notes", "/bin/sh", "..", ".", ""])
  func aBundleCannotNameAProgramOutsideItself(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(plist([("CFBundleExecutable", name)]), to: "Notes.app/Info.plist")
    try folder.write("#!/bin/sh\n", to: "bin/Notes", mode: 0o755)
    #expect(try AppBundle.read(path: folder.path + "/Notes.app").executable == nil)
  }

  @Test func whatIsNoAppIsRefusedInOneSentence() throws {
    let folder = try TemporaryFolder()
    let array = try folder.write("<plist>\n<array/></plist>", to: "array.plist")
    func complaint(_ path: String) -> String {
      do {
        _ = try AppBundle.read(path: path)
        return "none"
      } catch {
        return "\(error.place) \(error.rule)"
      }
    }
    #expect(complaint(array) == "\(array):2:1 plist-not-dictionary")
    #expect(complaint(folder.path) == "\(folder.path) plist-unreadable")
    #expect(complaint(folder.path + "/no.plist") == "\(folder.path)/no.plist plist-unreadable")
  }

  @Test func aPipeThatNobodyWritesIntoDoesNotHang() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path + "/Info.plist", 0o644) == 0)
    #expect(throws: Diagnostic.self) { try AppBundle.read(path: folder.path) }
  }

  @Test func aLinkOutOfABundleIsFollowedToPlainFilesAlone() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("<plist><dict/></plist>", to: "Notes.app/Real.plist")
    let list = folder.path + "/Notes.app/Info.plist"
    for target in ["/dev/zero", "/dev/ptmx", folder.path + "/pipe"] {
      mkfifo(folder.path + "/pipe", 0o644)
      try #require(symlink(target, list) == 0)
      #expect(throws: FileFault.notPlain) { try FileBytes(path: list) }
      #expect(throws: Diagnostic.self) { try AppBundle.read(path: folder.path + "/Notes.app") }
      unlink(list)
    }
    try #require(symlink(file, list) == 0)
    #expect(throws: Never.self) { try AppBundle.read(path: folder.path + "/Notes.app") }
  }

  @Test func whatIsTooLargeIsRefusedBeforeItIsRead() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "Info.plist")
    try #require(truncate(file, FileBytes.sizeLimit + 1) == 0)
    let tooLarge = FileFault.tooLarge(limit: FileBytes.sizeLimit)
    #expect(throws: tooLarge) { try FileBytes(path: file) }
    #expect(throws: FileFault.notPlain) { try FileBytes(path: "/dev/zero", isNamed: true) }
  }
}
