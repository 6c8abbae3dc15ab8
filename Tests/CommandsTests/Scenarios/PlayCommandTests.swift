import Commands
import Glibc
import Goldens
import TestMaterial
import Testing

/// `homepress play`: what it prints, and how it ends.
@Suite struct PlayCommandTests {
  private let goldens = Goldens()
  private static let unexpected =
    Repository.fixture("unexpected.scenario")

  @Test(arguments: [("text", "txt"), ("json", "json"), ("junit", "xml"), ("tap", "tap")])
  func whatIsNotAsExpectedIsTold(format: String, ending: String) {
    let played = outcome(of: ["play", Self.unexpected, "--format", format])
    #expect(played.status == .findings)
    let text = played.output.replacing(Repository.root + "/", with: "")
    #expect(goldens.difference(of: text, from: "report." + ending) == nil)
  }

  @Test func aScenarioThatCannotBeReadDoesNotKeepTheOthersFromBeingPlayed() throws {
    let folder = try TemporaryFolder.withApps()
    try folder.write("instal Apps/Desk.app\n", to: "a.scenario")
    try folder.write("install Apps/Desk.app\nexpect no menu\n", to: "b.scenario")
    let played = outcome(of: ["play", folder.path])
    #expect(played.status == .unable)
    #expect(
      played.diagnostics.replacing(folder.path + "/", with: "") == """
        a.scenario:1:1: error: "instal" is no statement; did you mean install? [scenario]
          fix: write install

        """)
    #expect(played.output.contains("1 scenario, 1 expectation: all as expected"))
  }

  @Test(arguments: [
    ("", "no file under this folder ends in .scenario"), ("/none", "there is no such file"),
    ("/broken", "it is not UTF-8"),
  ])
  func whatIsNoScenarioIsRefused(path: String, message: String) throws {
    let folder = try TemporaryFolder.withApps()
    try folder.write([0x68, 0xFF, 0x0A], to: "broken")
    let played = outcome(of: ["play", folder.path + path])
    #expect(played.status == .unable)
    #expect(played.output.isEmpty)
    #expect(played.diagnostics.contains(message))
  }

  @Test func nothingExpectedIsSaidToBeNothing() throws {
    let folder = try TemporaryFolder.withApps()
    let played = outcome(of: [
      "play", try folder.write("install Apps/Desk.app\n", to: "a.scenario"),
    ])
    #expect(played.status == .success)
    #expect(played.output.contains("1 scenario, 0 expectations: nothing was expected"))
  }

  @Test func aRecordingWritesWhatIsSeenInPlaceOfWhatWasWrong() throws {
    let folder = try TemporaryFolder.withApps()
    let file = try folder.write(
      """
      # stays
      install Apps/Desk.app
      expect menu
        static "Search"
      tap Desk
      expect calls
        applicationDidBecomeActive(_:)
      expect completion true   # none
      expect state suspended

      """, to: "a.scenario")
    #expect(outcome(of: ["play", "--record", file]).status == .success)
    #expect(
      try folder.text(of: "a.scenario") == """
        # stays
        install Apps/Desk.app
        expect no menu
        tap Desk
        expect calls
          not application(_:willFinishLaunchingWithOptions:)
          application(_:didFinishLaunchingWithOptions:) -> true
          not applicationWillEnterForeground(_:)
          applicationDidBecomeActive(_:)
        expect completion none
        expect state "foreground active"

        """)
    #expect(outcome(of: ["play", file]).status == .success)
  }

  @Test func recordingKeepsLineEndingsLinksAndRights() throws {
    let folder = try TemporaryFolder.withApps()
    let text = "install Apps/Desk.app\r\n# stays\ntap Desk\r\nexpect completion true\r\nhome\n"
    let file = try folder.write(text, to: "a.scenario", mode: 0o600)
    try folder.write("left over", to: "a.scenario.new")
    let link = folder.path + "/link.scenario"
    try #require(symlink("a.scenario", link) == 0)
    #expect(outcome(of: ["play", "--record", link]).status == .success)
    let recorded = try folder.text(of: "a.scenario")
    #expect(recorded.hasPrefix("install Apps/Desk.app\r\n# stays\ntap Desk\r\n"))
    #expect(recorded.contains("\r\nexpect completion none\r\n"))
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func whatCannotBeRecordedStaysAFailure() throws {
    let folder = try TemporaryFolder.withApps()
    let text = "install Apps/Desk.app\ntap Desk\nexpect no warning\nexpect screen \"Nowhere\"\n"
    let file = try folder.write(text, to: "a.scenario")
    #expect(outcome(of: ["play", "--record", file]).status == .findings)
    #expect(try folder.text(of: "a.scenario") == text)
  }

  @Test func aFolderIsSearchedHoweverDeepButNotWithoutEnd() throws {
    let folder = try TemporaryFolder.withApps()
    let deep = String(repeating: "a/", count: 200)
    try folder.write("home\n", to: deep + "b.scenario")
    #expect(outcome(of: ["play", folder.path]).output.contains("1 scenario, 0 expectations"))
    for number in 0..<2000 {
      try #require(mkdir("\(folder.path)/\(number)", 0o755) == 0)
    }
    let played = outcome(of: ["play", folder.path])
    #expect(played.status == .unable)
    #expect(played.diagnostics.contains("more than 2000 folders are in it"))
  }

  @Test func aMatrixTakesNoWordForALanguage() throws {
    let played = outcome(of: ["play", "a.scenario", "--matrix", "language=en|de_CH"])
    #expect(played.status == .unable)
    #expect(played.diagnostics.contains("--matrix does not understand \"de_CH\""))
  }

  @Test func aMatrixIsATableOfRowsAndChoices() throws {
    let folder = try TemporaryFolder.withApps()
    let file = try folder.write(
      "install Apps/Desk.app\nforce Desk\nchoose Search\n", to: "a.scenario")
    let played = outcome(of: [
      "play", file, "--matrix", "device=iphone-xr|iphone-xs,ios=12|26,state=not-running|suspended",
    ])
    #expect(played.status == .success)
    let perform = "application(_:performActionFor:completionHandler:), completion true, handled 1"
    let closed = "no menu is open: hold or force an icon first"
    #expect(
      played.output == """
        device     ios   state        rows                             choices
        iphone-xr  12.0  not-running  no menu                          Search: \(closed)
        iphone-xr  12.0  suspended    no menu                          Search: \(closed)
        iphone-xr  26.0  not-running  (that iPhone cannot run it)
        iphone-xr  26.0  suspended    (that iPhone cannot run it)
        iphone-xs  12.0  not-running  New Letter · Search · Share App  Search: \(perform)
        iphone-xs  12.0  suspended    New Letter · Search · Share App  Search: \(perform)
        iphone-xs  26.0  not-running  (that iPhone cannot run it)
        iphone-xs  26.0  suspended    (that iPhone cannot run it)

        """)
  }
}
