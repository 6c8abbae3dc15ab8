import Foundation
import Goldens
import TestMaterial
import Testing

/// The phone as a dialogue of lines, with the built program and real pipes.
@Suite struct PlainTests {
  /// The numbers of choices depend on them.
  private static let apps = ["AppSearch", "BigTimer", "Notes"].map { "Assets/Apps/\($0).app" }

  private static let dialogues: [(name: String, lines: String)] = [
    ("launch", "tap Notes\nhome\nforce notes\n1\nhome\nquit\n"),
    ("numbers", "3\n2\nchoose 2\n3\n3\n1\ndismiss\n4\n"),
    ("names", "hold big timer 900ms\ndismiss\nforce 3\nchoose next note\nhome\nsettings\n1\n1\n"),
    (
      "deleting",
      "force Notes\n4\n1\nmore\n1\ndelete Big Timer\nreinstall big timer\nupdate Notes\n"
    ),
    ("steps", "step\ntap Notes\nstep\nstep\nrun\nhome\n"),
    ("filtered-steps", "filter warning\nstep\ntap Notes\nstep\nrun\n"),
    ("press", "press Notes\nwait 300ms\n2\npress Notes\nwait 900ms\nrelease\n5\n"),
    (
      "stand-in",
      "install Notes.app named Memo as stand-in\napp memo\n6\n4\nforce memo\n1\n"
        + "expect warning \"handled twice\"\nexpect handled 5\nset source memo testflight\n"
        + "home\nswitcher\n2\nback\n"
    ),
    (
      "block",
      "install Notes.app named Memo as stand-in\nset dynamic memo\n  open Shopping\n  open Errands\n"
        + "force Memo\nexpect menu\n  static \"Next Note\"\n  dynamic …\n  …\n\ndismiss\n"
    ),
    (
      "errors",
      "tapp Notes\ntap Note\n99\nhold Notes\nforce Nots\nreinstall X\nchoose X\ncrash Notes\n"
        + "tap \"Notes\nset\nhelp forse\nhelp force\nhelp look\n\n# nothing\n"
    ),
    (
      "unquoted",
      "tap Notes\ntap big timer\nhome\nkill Big Tuner\ninstall Notes.app named Memo as stand-in\n"
        + "behaviour memo handles twice never completes\nset dynamic memo\n  a b\nhome\n"
        + "force memo\nchoose b\nexpect warning handled twice\n"
        + "expect state foreground active memo\nexpect screen handled in\nhome\ntap Memo nothing\n"
    ),
    ("filter", "filter did\ntap Notes\nfilter\nhome\nkill Notes\nmemory-pressure\nrestart\n"),
    ("window", "tap Notes\ntap bread\ntap 1\nlook\nsettings\nback\n2\n"),
    ("help", "help\n"), ("readme", "force Notes\n1\nhome\nquit\n"),
  ]

  @Test(arguments: dialogues)
  func aDialogueIsTheSameEachTime(name: String, lines: String) throws {
    let homepress = try HomepressOnPipes(["--plain"] + Self.apps)
    try homepress.send(lines)
    let transcript = try homepress.finish()
    #expect(homepress.status == (transcript.contains("not as expected") ? 1 : 0))
    #expect(transcript.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    #expect(Goldens().difference(of: transcript, from: "plain-\(name).txt") == nil)
  }

  @Test func theReadmeShowsADialogueAsItIs() throws {
    let readme = try String(contentsOfFile: Repository.root + "/README.md", encoding: .utf8)
    let mark = "<!-- transcript: EndToEndTests/plain-readme -->\n```\n"
    let block = try #require(readme.components(separatedBy: mark).dropFirst().first)
    let transcript = block.components(separatedBy: "```")[0]
    let golden = "\(Goldens().folder)/plain-readme.txt"
    #expect(try transcript == String(contentsOfFile: golden, encoding: .utf8))
  }

  @Test func everyGoldenIsOfADialogue() {
    #expect(Set(Goldens().names()) == Set(Self.dialogues.map { "plain-\($0.name).txt" }))
  }

  @Test func anAppOfItsOwnAccordIsToldWhileNothingIsTyped() throws {
    let homepress = try HomepressOnPipes(["--plain"])
    homepress.read(until: "Home Screen> ")
    try homepress.send("tap Notes\n")
    homepress.read(until: "in Notes> ")
    let app = try #require(HomepressOnTerminal.children(of: homepress.processID).first)
    kill(app, SIGSEGV)
    homepress.read(until: "crashed: SIGSEGV")
    #expect(homepress.transcript.contains("\nNotes: warning: the app crashed: SIGSEGV"))
    #expect(try homepress.finish().hasSuffix("Home Screen> \n"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsItAndItsApps(number: Int32) throws {
    let homepress = try HomepressOnPipes(["--plain"])
    try homepress.send("tap Notes\n")
    homepress.read(until: "in Notes> ")
    let app = try #require(HomepressOnTerminal.children(of: homepress.processID).first)
    homepress.signal(number)
    homepress.waitForEnd()
    #expect(homepress.wasSignalled)
    #expect(homepress.status == number)
    #expect(HomepressOnTerminal.state(of: app) == nil)
  }

  /// The pipe is full, and whoever holds its other end does not read.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsItThoughNobodyReads(number: Int32) throws {
    let homepress = try HomepressOnPipes(["--plain"])
    homepress.read(until: "Home Screen> ")
    try homepress.send(String(repeating: "help\n", count: 1000))
    while !homepress.isOutputFull { usleep(10_000) }
    homepress.signal(number)
    homepress.waitForExit()
    #expect(homepress.wasSignalled)
    #expect(homepress.status == number)
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    let homepress = try HomepressOnPipes(["--plain"])
    homepress.read(until: "Home Screen> ")
    homepress.stopReading()
    try homepress.send("help\n")
    homepress.waitForExit()
    #expect(!homepress.wasSignalled)
    #expect(homepress.status == 0)
  }

  @Test func traceAndPictureAreSaved() throws {
    let folder = try TemporaryFolder()
    let homepress = try HomepressOnPipes(["--plain"], in: folder.path)
    try homepress.send("tap Notes\nsave\npicture\ntrace did\n")
    let transcript = try homepress.finish()
    for saved in [
      "homepress-trace.txt", "homepress-screen.txt .svg", "homepress-diagram.txt .svg .mmd",
    ] {
      #expect(transcript.contains("saved \(saved)\n"))
    }
    for file in ["homepress-trace.txt", "homepress-screen.svg", "homepress-diagram.mmd"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(file)"))
    }
    #expect(transcript.contains("application(_:didFinishLaunchingWithOptions:) nil -> true\n"))
  }

  @Test func aSessionBecomesAScenarioAndAScenarioASession() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/session.scenario"
    let recorded = try HomepressOnPipes(["--plain", "--record-session", file])
    try recorded.send("force Notes\n1\nhome\n")
    _ = try recorded.finish()
    #expect(recorded.status == 0)
    let performed = try HomepressOnPipes(["--plain", "--scenario", file])
    let transcript = try performed.finish()
    #expect(transcript.contains("\nforce Notes\nNotes: force press\n"))
    #expect(transcript.contains("\nNotes: handles \"Next Note\""))
  }

  @Test func whatIsTypedIsRecordedSoThatItCanBePlayed() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/session.scenario"
    let homepress = try HomepressOnPipes(["--plain", "--record-session", file])
    try homepress.send(
      """
      install Assets/Apps/Notes.app named Memo at 3,2 as stand-in
      set dynamic memo
        open "Shopping List" "for two" icon Add target a
      behaviour Memo "handles twice" "never completes"
      force memo
      choose shopping list
      crash memo
      update memo to Assets/Apps/BigTimer.app
      force memo

      """)
    _ = try homepress.finish()
    let recorded = try String(contentsOfFile: file, encoding: .utf8)
    let lines = recorded.split(separator: "\n").filter { !$0.hasPrefix("wait ") }
    #expect(
      Array(lines.suffix(9)) == [
        "install Notes.app from app-store named Memo at 3,2 as stand-in", "set dynamic Memo",
        "  open \"Shopping List\" \"for two\" icon UIApplicationShortcutIconTypeAdd target a",
        "behaviour Memo \"handles twice\" \"never completes\"", "force Memo",
        "choose \"Shopping List\"", "crash Memo", "update Memo to BigTimer.app", "force Memo",
      ])
    let played = try HomepressOnPipes(["play", file])
    let report = try played.finish()
    #expect(played.status == 0, "\(report)\n\(recorded)")
  }

  @Test func whatIsCutOffIsNotDone() throws {
    let homepress = try HomepressOnPipes(["--plain"])
    let spaces = String(repeating: " ", count: 5000)
    try homepress.send("tap Notes\(spaces)not\nset dynamic Notes\n  a\(spaces)b\n\n")
    let transcript = try homepress.finish()
    #expect(transcript.contains("the line is longer than 4096 bytes, so nothing is done\n"))
    #expect(transcript.contains("the statement is too long, so nothing is done\n"))
    #expect(!transcript.contains("foreground"))
  }

  @Test func aBlockWithoutEndIsNotKept() throws {
    let homepress = try HomepressOnPipes(["--plain"])
    try homepress.send("set dynamic Notes\n")
    for number in 0..<21 {
      try homepress.send(String(repeating: "  a b\n", count: 1000) + "  batch \(number)\n")
      // A pipe that nobody reads would hold it up.
      homepress.read(until: "batch \(number)\n")
    }
    try homepress.send("\nhome\n")
    #expect(try homepress.finish().contains("the statement is too long, so nothing is done\n"))
  }

  @Test func asciiIsEnough() throws {
    let homepress = try HomepressOnPipes(["--plain", "--ascii"])
    try homepress.send("tap Notes\n")
    let transcript = try homepress.finish()
    #expect(transcript.contains("\nNotes: not running -> foreground inactive\n"))
    #expect(transcript.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func theTraceKnowsAppsByTheirNames() throws {
    let homepress = try HomepressOnPipes(["--plain"])
    try homepress.send("tap Big Timer\nhome\ntap Notes\ntrace big timer\ntrace nonsense\n")
    let transcript = try homepress.finish()
    let told = try #require(transcript.components(separatedBy: "> trace big timer\n").last)
    let lines = told.components(separatedBy: "in Notes> ")[0].split(separator: "\n")
    #expect(lines.count > 8)
    #expect(lines.allSatisfy { $0.contains(/^\d+\.\d{3}  Big Timer:/) }, "\(lines)")
    #expect(transcript.contains("> trace nonsense\nnothing holds \"nonsense\"\n"))
  }

  /// Whoever types faster than apps answer finds each line behind its prompt.
  @Test func aLineTypedAheadStandsBehindItsPrompt() throws {
    let homepress = try HomepressOnTerminal(["--plain"], environment: ["TERM": "dumb"])
    try homepress.terminal.wait(for: "Home Screen>")
    homepress.terminal.send("tap Notes\nhome\n\u{4}")
    #expect(try homepress.terminal.waitForExit() == .code(0))
    homepress.terminal.settle()
    let output = String(decoding: homepress.terminal.output, as: UTF8.self)
    #expect(output.contains("\nin Notes> home\r\nNotes: home\r\n"), "\(output)")
  }

  /// A terminal that cannot place its cursor, in its usual line mode.
  @Test func aDumbTerminalDoes() throws {
    let homepress = try HomepressOnTerminal(["--plain"], environment: ["TERM": "dumb"])
    try homepress.terminal.wait(for: "Home Screen>")
    homepress.terminal.send("force Notes\n")
    try homepress.terminal.wait(for: "menu of Notes>")
    #expect(homepress.terminal.modes == homepress.terminal.modesAtStart)
    homepress.terminal.send("\u{4}")
    #expect(try homepress.terminal.waitForExit() == .code(0))
    #expect(!homepress.terminal.output.contains(0x1B))
  }
}
