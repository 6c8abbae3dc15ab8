import AppBundles
import Canvas
import Commands
import Foundation
import Phone
import QuickActions
import Scenarios
import TestMaterial
import Testing

/// What a person did, written as a scenario: played, it gives the same calls.
@Suite struct SessionRecordingTests {
  private static let app = Repository.fixture("Reader.app")

  /// What play tells of calls that were made and of calls that were not.
  private func playedCalls(_ file: String) throws -> [String] {
    let played = outcome(of: ["play", file, "--format", "json"])
    #expect(played.status == .success, "\(played.output)\(played.diagnostics)")
    let report = try JSONDecoder().decode(Report.self, from: Data(played.output.utf8))
    return report.scenarios.flatMap(\.statements).flatMap(\.trace).map(\.text).filter(Self.isCall)
  }

  private struct Report: Decodable {
    struct Scenario: Decodable { var statements: [Statement] }
    struct Statement: Decodable { var trace: [Line] }
    struct Line: Decodable { var text: String }
    var scenarios: [Scenario]
  }

  private static func isCall(_ line: String) -> Bool {
    line.hasPrefix("application") || line.hasPrefix("completionHandler")
  }

  @Test func aSessionOnTheScreenIsWrittenAndCanBePlayed() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/session.scenario"
    let key = { (character: Character) in TerminalScript.Step.input(.key(.character(character))) }
    let run = TerminalScript([
      .input(.holdBegan), .input(.holdConfirmed), .shows("Edit Home Screen"), .input(.holdEnded),
      key("1"), .shows("● foreground active"), key("H"), .shows("● suspended"), key("f"),
      .shows("Edit Home Screen"), .input(.key(.escape)), .lacks("Edit Home Screen"),
      .input(.key(.enter)), .shows("● foreground active"), key("H"), key("q"),
    ]).run([Self.app, "--ios", "17", "--record-session", file], keepingIn: folder.path)
    #expect(run.log.waitedInVainFor == nil)
    #expect(run.outcome == Outcome())
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("device iphone-xs ios 17.0\nlanguage en\n"))
    #expect(text.contains("\nhold Reader "))
    #expect(text.contains("\ndismiss\n"))
    let calls = try playedCalls(file)
    #expect(calls.count { $0.hasPrefix("application(_:performActionFor") } == 1)
    #expect(calls.count { $0 == "applicationDidBecomeActive(_:)" } == 2)
    // The phone of such a session neither knows nor keeps anything.
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/dynamic-items.json"))
  }

  /// What a scenario did, and then what a person did.
  @Test func aScenarioOnTheScreenIsWrittenWithWhatCameAfterIt() throws {
    let folder = try TemporaryFolder()
    let songs = LessonTests.folder + "/Apps/Songs.app"
    let file = folder.path + "/session.scenario"
    let scenario = try folder.write(
      """
      device iphone-xs ios 17
      install \(songs) named Book as stand-in
      behaviour Book "completes twice"
      force Book
      choose Search
      home
      hold Book 900ms
      dismiss
      setting debugger on
      crash Book

      """, to: "shown.scenario")
    let key = { (character: Character) in TerminalScript.Step.input(.key(.character(character))) }
    let run = TerminalScript([
      .shows("force Book"), .shows("crashed"), .shows("Enter tap"), .input(.key(.enter)),
      .shows("● foreground active"), key("H"), .shows("● suspended"), key("q"),
    ]).run(["--scenario", scenario, "--record-session", file])
    #expect(run.log.waitedInVainFor == nil)
    #expect(run.outcome == Outcome())
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let statements = text.split(separator: "\n").filter { !$0.hasPrefix("wait ") }.dropFirst(3)
    #expect(
      Array(statements) == [
        "device iphone-xs ios 17.0",
        "install \(songs) from app-store named Book as stand-in",
        "behaviour Book \"completes twice\"", "force Book", "choose \"Search\"", "home",
        "hold Book 900ms", "dismiss", "setting debugger on", "crash Book", "tap Book", "home",
      ])
    let calls = try playedCalls(file)
    #expect(calls.count { $0 == "applicationDidBecomeActive(_:)" } == 2)
    #expect(calls.count { $0.hasPrefix("completionHandler") } == 2)
  }

  @Test(arguments: 1...20)
  func anySessionGivesTheSameCallsWhenItIsPlayed(seed: Int) throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/session.scenario"
    var session = try RandomSession(seed: UInt64(seed), app: Self.app)
    for _ in 0..<40 { session.act() }
    try Data(session.recording.text.utf8).write(to: URL(fileURLWithPath: file))
    let calls = session.simulation.trace.lines.map(\.description).filter(Self.isCall)
    let played = try playedCalls(file)
    #expect(played == calls, "seed \(seed)\n\(session.recording.text)")
  }
}

/// Someone who does anything that can be done, on an app that a stand-in plays.
private struct RandomSession {
  let simulation = Simulation(phone: Phone())
  var recording: SessionRecording
  private var random: SeededGenerator
  private var now = Instant.start
  private let id: AppID
  private let position: IconPosition

  init(seed: UInt64, app path: String) throws {
    random = SeededGenerator(seed: seed)
    position = try #require(IconPosition(row: 2, column: 1))
    let description = try AppBundle.read(path: path).description
    id = AppID(description.bundleIdentifier)
    recording = SessionRecording(
      settings: Settings(),
      apps: [.init(id: id, path: path, name: description.name, source: .appStore)])
    simulation.install(id, description, from: .appStore, executable: nil, at: now)
  }

  mutating func act() {
    let facts = possibleFacts
    let fact = facts[Int(random.next() % UInt64(facts.count))]
    recording.note(fact, on: simulation.phone, at: now)
    simulation.send(fact, at: now)
    // A person looks at what came of it.
    pass(.milliseconds(1000 + Int(random.next() % 7000)))
  }

  private var possibleFacts: [Input] {
    switch (simulation.phone.touch, simulation.phone.front) {
    case (.pressing, _), (.onControl, _): return [.pressEnded, .pressCancelled]
    case (.menuOpen(let open), _):
      return open.menu.rows.indices.map { .rowChosen($0) } + [.menuDismissed]
    case (.none, .app): return [.homePressed, .homePressed, .restarted, .appForceQuit(id)] + any
    case (.none, .homeScreen):
      return [
        .forcePressed(id, at: position), .pressBegan(id, at: position, confirmed: true),
        .tapped(id), .memoryPressureBegan, .appForceQuit(id), .restarted,
      ] + any
    }
  }

  private var any: [Input] {
    let preset = StandInBehaviour.presets[Int(seedlessPick)]
    return [
      .standInChanged(id, preset.behaviour), .installSourceChanged(id, .testFlight),
      .settingsChanged(toggled),
    ]
  }

  /// Changes with what has happened, and with nothing else.
  private var seedlessPick: UInt64 {
    UInt64(simulation.trace.lines.count % StandInBehaviour.presets.count)
  }

  private var toggled: Settings {
    var settings = simulation.phone.settings
    settings.forceTouchEnabled.toggle()
    settings.languages = settings.languages == ["en"] ? ["de"] : ["en"]
    return settings
  }

  private mutating func pass(_ duration: Duration) {
    let end = now.advanced(by: duration)
    simulation.catchUp(at: now)
    while let due = simulation.nextDue, due <= end {
      now = max(now, due)
      simulation.catchUp(at: now)
    }
    now = end
    simulation.catchUp(at: now)
  }
}
