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
        expect completion none  # none
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

  @Test(arguments: [
    ("language=en|de_CH", "has \"de_CH\", which is no language"),
    ("device=iphone-sx", "has \"iphone-sx\", which is no device; did you mean iphone-xs?"),
    ("device=", "names no device"), ("device", "names no device"),
    ("states=background", "knows nothing called \"states\"; did you mean state?"),
    ("state=\u{1B}[31m", "has \"\\u{1B}[31m\", which is no state"),
    ("ios=18,device=iphone-xs,ios=12", "names ios twice"), ("ios=18|18.0", "has \"18.0\" twice"),
    ("", "knows nothing called \"\""),
  ])
  func whatAMatrixCannotReadIsTold(_ matrix: String, _ complaint: String) throws {
    let played = outcome(of: ["play", "a.scenario", "--matrix", matrix])
    #expect(played.status == .unable)
    #expect(played.diagnostics.contains("--matrix \(complaint)"))
  }

  @Test func aMatrixJudgesWhatIsExpectedAndKeepsTheDeviceOfTheScenario() throws {
    let folder = try TemporaryFolder.withApps()
    let file = try folder.write(
      """
      device iphone-17
      install Apps/Desk.app
      suspend Desk
      expect state suspended
      force Desk
      choose Search
      expect completion true
      expect handled 2
      """, to: "a.scenario")
    let played = outcome(of: ["play", file, "--matrix", "ios=18|26,state=not-running|background"])
    #expect(played.status == .findings)
    let lines = played.output.split(separator: "\n")
    #expect(lines[0].hasSuffix("  expected"))
    #expect(lines[1].hasPrefix("18.0  not-running  (that iPhone cannot run it)"))
    #expect(lines[3].hasPrefix("26.0  not-running  "))
    #expect(lines[4].hasPrefix("26.0  background   "))
    #expect(lines[3...4].allSatisfy { $0.hasSuffix("  ✗ line 8") })
    let verbose = outcome(of: ["play", "--verbose", file, "--matrix", "state=background"])
    #expect(verbose.output.contains("a.scenario: background\n"))
    #expect(verbose.output.contains("expected     found\n"))
  }

  @Test func toLookAtAnAppIsNotToUseIt() throws {
    let folder = try TemporaryFolder.withApps()
    let file = try folder.write(
      """
      install Apps/Desk.app
      install Apps/Album.app
      tap Album
      expect state "not running" Desk
      expect state "foreground active"
      """, to: "a.scenario")
    #expect(outcome(of: ["play", file]).status == .success)
  }

  @Test func whatCannotBeDoneIsNoSuccessOfAMatrix() throws {
    let folder = try TemporaryFolder.withApps()
    let file = try folder.write("install Apps/Dek.app\nforce Desk\n", to: "a.scenario")
    let played = outcome(of: ["play", file, "--matrix", "ios=12"])
    #expect(played.status == .findings)
    #expect(played.output.contains("did you mean Apps/Desk.app?"))
    #expect(played.output.hasSuffix("  ✗ line 1\n"))
  }

  @Test func aMatrixOfWhichNothingCanRunIsNoSuccess() throws {
    let folder = try TemporaryFolder.withApps()
    let file = try folder.write("install Apps/Desk.app\nforce Desk\n", to: "a.scenario")
    let played = outcome(of: ["play", file, "--matrix", "device=iphone-6s,ios=18"])
    #expect(played.status == .unable)
    #expect(played.diagnostics.contains("nothing was run"))
    let twice = outcome(of: ["play", file, "--matrix", "ios=18", "--matrix", "ios=17"])
    #expect(twice.diagnostics.contains("--matrix is there twice"))
  }

  @Test func aMatrixTellsAChoiceThatCannotBeMadeWhereSomethingIsExpected() throws {
    let folder = try TemporaryFolder.withApps()
    let file = try folder.write(
      "install Apps/Desk.app\nforce Desk\nexpect menu\n  …\nchoose Serch\n", to: "a.scenario")
    let played = outcome(of: ["play", file, "--matrix", "ios=17|18"])
    #expect(played.status == .findings)
    #expect(
      played.output.split(separator: "\n").dropFirst().allSatisfy { $0.hasSuffix("✗ line 5") })
  }

  /// Whoever reads the report alone learns of it too.
  @Test(arguments: ["json", "junit", "tap"])
  func aFileThatCannotBeReadStandsInTheReport(format: String) throws {
    let folder = try TemporaryFolder.withApps()
    try folder.write("hoem\n", to: "a.scenario")
    try folder.write("home\nexpect no menu\n", to: "b.scenario")
    let played = outcome(of: ["play", folder.path, "--format", format])
    #expect(played.status == .unable)
    #expect(played.output.contains("hoem"))
    let sign = ["json": "\"unread\"", "junit": "errors=\"1\"", "tap": "not ok 2"][format] ?? "-"
    #expect(played.output.contains(sign))
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
