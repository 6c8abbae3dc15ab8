import Glibc
import PseudoTerminals
import TestMaterial
import Testing

/// The whole way, as a person goes it: the built program, real child processes, a real terminal.
@Suite struct HomeScreenTests {
  @Test func theFirstFrameShowsTheSamplesAndTheKeys() throws {
    let homepress = try HomepressOnTerminal(rows: 24, columns: 80)
    try homepress.terminal.wait(for: "q quit")
    let screen = homepress.terminal.screen
    for text in ["iPhone XS · iOS 18.0", "App Search", "Big Timer", "Notes", "Trace"] {
      #expect(screen.contains { $0.contains(text) }, "\(text)")
    }
    #expect(homepress.terminal.isAlternateScreen)
  }

  @Test(arguments: [
    (16, 40, ["iPhone XS", "AS", "BT", "Notes", "force"], ["─ Trace ─"]),
    (24, 80, ["iPhone XS · iOS 18.0", "App Search", "Notes", "─ Trace ─"], ["not running"]),
    (40, 120, ["iPhone XS · iOS 18.0", "App Search", "─ Trace ─", "● not running"], []),
  ])
  func eachSizeShowsWhatThereIsRoomFor(
    rows: Int, columns: Int, shown: [String], left: [String]
  ) throws {
    let homepress = try HomepressOnTerminal(rows: rows, columns: columns)
    try homepress.terminal.wait(for: "? help")
    homepress.terminal.settle()
    let screen = homepress.terminal.screen
    for text in shown { #expect(screen.contains { $0.contains(text) }, "\(text)") }
    for text in left { #expect(!screen.contains { $0.contains(text) }, "\(text)") }
  }

  @Test func theSamplesThemselvesRunWhereTheyAreNamed() throws {
    // The samples of the tree that the program was built in.
    let build = try #require(HomepressOnTerminal.program.firstRange(of: "/.build/"))
    let root = HomepressOnTerminal.program[..<build.lowerBound]
    let homepress = try HomepressOnTerminal(["\(root)/Assets/Apps/Notes.app"])
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send("\r")
    try homepress.terminal.wait(for: "● foreground active")
    #expect(homepress.children.count == 1)
  }

  @Test func anotherBundleCannotNameAProgramBesideOurs() throws {
    let folder = try TemporaryFolder()
    let list = bareList.replacing(
      "</dict>", with: "<key>CFBundleExecutable</key><string>Notes</string></dict>")
    let app = try folder.write(list, to: "Info.plist")
    let homepress = try HomepressOnTerminal([app])
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send("\r")
    try homepress.terminal.wait(for: "● foreground active")
    #expect(homepress.children.isEmpty)
  }

  @Test func aHeldSpaceOpensTheMenuAndTheChoiceRunsThroughTheLaunch() throws {
    let homepress = try HomepressOnTerminal()
    let terminal = homepress.terminal
    try terminal.wait(for: "q quit")
    try homepress.holdSpace(until: "Edit Home Screen")
    terminal.send("1")
    try terminal.wait(for: "answered false")
    try terminal.wait(for: "3 of 5 songs")
    try terminal.wait(for: "● foreground active")
    #expect(homepress.children.count == 1)
  }

  @Test func anIconFileIsDrawnAndAMissingOneIsToldInTheTrace() throws {
    let homepress = try HomepressOnTerminal([Repository.fixture("Drawn.app")])
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send("f")
    try homepress.terminal.wait(for: "⣏⣹ Ring")
    try homepress.terminal.wait(for: "No icon: \"Ring\"")
  }

  @Test func aSingleSpaceIsNoHold() throws {
    let homepress = try HomepressOnTerminal()
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send(" ")
    try homepress.terminal.wait(for: "was not held")
    #expect(homepress.children.isEmpty)
    #expect(!homepress.terminal.screen.contains { $0.contains("Edit Home Screen") })
  }

  @Test func aHeldButtonOpensTheMenuAndLettingGoOverARowChoosesIt() throws {
    let homepress = try HomepressOnTerminal()
    let terminal = homepress.terminal
    try terminal.wait(for: "q quit")
    homepress.mouse(.press, at: try #require(terminal.place(of: "BT")))
    try terminal.wait(for: "1  5 Minutes")
    let row = try #require(terminal.place(of: "1  5 Minutes"))
    homepress.mouse(.drag, at: row)
    homepress.mouse(.release, at: row)
    try terminal.wait(for: "completionHandler")
    #expect(homepress.children.count == 1)
  }

  @Test func pressAndReleaseInOneWriteIsATap() throws {
    let homepress = try HomepressOnTerminal()
    let terminal = homepress.terminal
    try terminal.wait(for: "q quit")
    let icon = try #require(terminal.place(of: "No"))
    let place = "\(icon.column + 1);\(icon.row + 1)"
    terminal.send("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
    try terminal.wait(for: "process started")
    #expect(homepress.children.count == 1)
  }

  @Test func dynamicItemsThatAnAppSetStandInItsMenuAfterItsProcessIsGone() throws {
    let homepress = try HomepressOnTerminal()
    let terminal = homepress.terminal
    try terminal.wait(for: "q quit")
    terminal.send("\r")
    try terminal.wait(for: "dynamic items set")
    let app = try #require(homepress.children.first)
    kill(app, SIGKILL)
    try terminal.wait(for: "SIGKILL")
    terminal.send("f")
    try terminal.wait(for: "Pause  ")
    #expect(homepress.children.isEmpty)
  }

  @Test func aSuspendedAppIsStoppedAndResumedWhenItIsAskedFor() throws {
    let homepress = try HomepressOnTerminal()
    let terminal = homepress.terminal
    try terminal.wait(for: "q quit")
    terminal.send("\r")
    try terminal.wait(for: "● foreground active")
    let app = try #require(homepress.children.first)
    terminal.send("H")
    try terminal.wait(for: "● suspended", within: .seconds(10))
    #expect(HomepressOnTerminal.state(of: app) == "T")
    terminal.send("f1")
    try terminal.wait(for: "already running")
    try terminal.wait(for: "● foreground active")
    #expect(HomepressOnTerminal.state(of: app) != "T")
  }

  @Test func aTitleFromAFileReachesTheTerminalWithoutItsEscapes() throws {
    let folder = try TemporaryFolder()
    let items = #"[{"type": "t", "title": "Hi\u001b]0;owned\u0007\u202e there"}]"#
    let file = try folder.write(items, to: "items.json")
    let app = try folder.write(bareList, to: "Info.plist")
    let homepress = try HomepressOnTerminal([app, "--dynamic", file])
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send("f")
    try homepress.terminal.wait(for: "Hi")
    let output = String(decoding: homepress.terminal.output, as: UTF8.self)
    #expect(!output.contains("\u{1B}]0;"))
    #expect(!output.contains("\u{202E}"))
  }

  @Test(arguments: [(24, 80), (40, 120), (16, 40), (10, 30), (1, 1)])
  func everySizeIsDrawnAndLeftWithQ(rows: Int, columns: Int) throws {
    let homepress = try HomepressOnTerminal(rows: rows, columns: columns)
    try homepress.terminal.wait("for a frame") { $0.isAlternateScreen && !$0.output.isEmpty }
    homepress.terminal.settle()
    homepress.terminal.resize(rows: 24, columns: 80)
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send("q")
    #expect(try homepress.terminal.waitForExit() == .code(0))
  }
}
