import AppBundles
import Glibc
import QuickActions
import TestMaterial
import Testing

private let list = """
  <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
  <key>UIApplicationShortcutItemType</key><string>new</string>
  <key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array></dict></plist>
  """

/// What a search of a folder finds, and what it must not pass over in silence.
@Suite struct SearchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The rules of what cannot be read, by path.
  private func complaints() throws -> [String: String] {
    var complaints: [String: String] = [:]
    for set in try shortcutSets(under: folder.path) {
      do throws(Diagnostic) {
        _ = try set.read()
      } catch {
        complaints[set.path.replacing(folder.path + "/", with: "")] = error.message
      }
    }
    return complaints
  }

  @Test func whatCannotBeReadIsFoundAllTheSame() throws {
    try folder.write(list, to: "One/Info.plist")
    let large = try folder.write("", to: "Large/Info.plist")
    #expect(truncate(large, (64 << 20) + 1) == 0)
    try folder.write("", to: "Pipe/x")
    #expect(mkfifo(folder.path + "/Pipe/Info.plist", 0o600) == 0)
    #expect(
      try complaints() == [
        "Large/Info.plist": "it is larger than 64 MiB, the most that is read",
        "Pipe/Info.plist": "it is no plain file",
      ])
    #expect(try shortcutSets(under: folder.path).count == 3)
    #expect(try AppBundle.read(path: folder.path).directory == folder.path + "/One")
  }

  @Test(.enabled(if: geteuid() != 0)) func aFolderThatIsClosedIsFoundAllTheSame() throws {
    try folder.write(list, to: "One/Info.plist")
    try folder.write(list, to: "Closed/Info.plist")
    #expect(chmod(folder.path + "/Closed", 0) == 0)
    defer { chmod(folder.path + "/Closed", 0o700) }
    #expect(try complaints() == ["Closed": "it cannot be read: Permission denied"])
  }

  @Test func aLinkIsFollowedToTheListThatItNames() throws {
    let elsewhere = try TemporaryFolder()
    let file = try elsewhere.write(list, to: "Real.plist")
    try folder.write("", to: "One/x")
    #expect(symlink(file, folder.path + "/One/Info.plist") == 0)
    #expect(try shortcutSets(under: folder.path).count == 1)
    #expect(try complaints() == [:])
  }

  @Test(arguments: [".hidden", "build", "Carthage", "Pods", "node_modules"])
  func whatToolsKeepIsLeftOut(name: String) throws {
    try folder.write(list, to: name + "/Info.plist")
    try folder.write(list, to: "One/Info.plist")
    #expect(try shortcutSets(under: folder.path).map(\.path) == [folder.path + "/One/Info.plist"])
  }

  @Test func anAppWithoutStaticItemsIsFoundWhereNoneHasAny() throws {
    try folder.write("<plist><dict/></plist>", to: "One/Info.plist")
    #expect(try shortcutSets(under: folder.path).map(\.path) == [folder.path + "/One/Info.plist"])
    try folder.write(list, to: "Two/Info.plist")
    #expect(try shortcutSets(under: folder.path).map(\.path) == [folder.path + "/Two/Info.plist"])
  }

  @Test func aDeviceIsNeverReadAndAnEmptyPathIsNoFolder() throws {
    for (path, message) in [
      ("/dev/zero", "it is no plain file"), ("", "the path is empty"),
    ] {
      let error = #expect(throws: Diagnostic.self) { try AppBundle.read(path: path) }
      #expect(error?.message == message)
      #expect(error?.fix != nil)
    }
  }

  @Test func aTextInTwoFormsOfOneLetterHasTwoKeys() throws {
    let decomposed = "e\u{301}"
    try folder.write(list.replacing(">New<", with: ">\u{E9}<"), to: "Info.plist")
    try folder.write("\"\(decomposed)\" = \"X\";", to: "de.lproj/InfoPlist.strings")
    let items = try AppBundle.read(path: folder.path).description
      .staticItems(on: IOSVersion(18), in: ["de"])
    #expect(items.first?.localizedTitle == "\u{E9}")
  }

  @Test func appsBesideEachOtherShareWhatLiesAround() throws {
    var surroundings = Surroundings()
    for number in 1...3 {
      let file = try folder.write(list, to: "\(number).plist")
      try folder.write("New = Neu;", to: "de.lproj/InfoPlist.strings")
      let bundle = try AppBundle.read(path: file, in: &surroundings)
      let items = bundle.description.staticItems(on: IOSVersion(18), in: ["de"])
      #expect(items.first?.localizedTitle == "Neu")
    }
  }
}
