import Canvas
import Goldens
import HomeScreen
import Phone
import QuickActions
import TestMaterial
import Testing

/// The trace as a sequence diagram, in each of its forms.
@Suite struct SequenceDiagramTests {
  /// The names of the goldens that this suite claims.
  static let goldenNames = [
    "diagram-cold-launch.mmd", "diagram-cold-launch.svg", "diagram-cold-launch.txt",
    "diagram-hostile.mmd", "diagram-hostile.svg", "diagram-hostile.txt",
  ]

  private let goldens = Goldens()

  /// A launch by a quick action that the app takes itself: it answers false.
  private static var coldLaunch: SequenceDiagram {
    var stage = StagedPhone()
    stage.outcomes = [
      .willFinishLaunching: .notImplemented, .didFinishLaunching: .answered(false),
    ]
    stage.type(.character("f"), .character("1"))
    return SequenceDiagram(of: stage.trace, title: "Search, cold", phone: stage.phone)
  }

  private static let hostileText =
    "a;b#c:d \"e\" <i>f</i> & %% {g} `h`\n  end\u{1B}[31m\u{202E}i \u{7} ]]> \u{FFFE} 写真"

  /// Everything that a file or an app can bring in is meant to break out.
  private static var hostile: SequenceDiagram {
    var trace = Trace()
    let app = AppID("org.example.hostile")
    let item = ShortcutItem(type: hostileText, localizedTitle: hostileText)
    let events: [TraceEvent] = [
      .user("tap"), .chose(.item(item, .dynamic)), .console(hostileText), .console(""),
      .warning(.lost(item)), .completion(.neverCalled), .completion(.calledTwice(true)),
      .noMenu(hostileText),
    ]
    for event in events { trace.record(TraceEntry(at: .start, app: app, event: event)) }
    return SequenceDiagram(of: trace, title: hostileText, names: [app: hostileText])
  }

  private func check(_ text: String, _ name: String) {
    let difference = goldens.difference(of: text, from: name)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func aColdLaunchIsAsRecordedInAllThreeForms() {
    let diagram = Self.coldLaunch
    check(diagram.text, "diagram-cold-launch.txt")
    check(diagram.svg, "diagram-cold-launch.svg")
    check(diagram.mermaid, "diagram-cold-launch.mmd")
  }

  @Test func hostileTextsAreAsRecordedInAllThreeForms() {
    let diagram = Self.hostile
    check(diagram.text, "diagram-hostile.txt")
    check(diagram.svg, "diagram-hostile.svg")
    check(diagram.mermaid, "diagram-hostile.mmd")
  }

  @Test func everyPictureIsXMLWithItsStepsAsDescription() {
    for diagram in [Self.coldLaunch, Self.hostile, manyApps] {
      #expect(xmlError(diagram.svg) == nil)
    }
    #expect(
      Self.coldLaunch.svg.contains("\n1.200 Home Screen to App Search: launch: process started\n"))
  }

  @Test func aCallThatWasNotMadeCarriesItsReason() throws {
    let step = try #require(
      Self.coldLaunch.steps.first { $0.text.hasPrefix("application(_:performActionFor") })
    guard case .message(.homeScreen, .app(_, "App Search"), .notMade) = step.event else {
      Issue.record("\(step)")
      return
    }
    #expect(step.text.hasSuffix("answered false"))
  }

  @Test func noLineOfTextIsWiderThanAHundredColumns() {
    for diagram in [Self.coldLaunch, Self.hostile, manyApps] {
      for line in diagram.text.split(separator: "\n") {
        #expect(displayWidth(String(line)) <= 100, "\(line)")
      }
    }
  }

  /// Mermaid gives no other line a meaning, and the text of each ends where the line ends.
  @Test func everyLineOfMermaidIsAStatementOfOurs() {
    let statement =
      /(sequenceDiagram|  (title|participant P\d as|actor P\d as|P\d(->>|-->>|--x)P\d:|Note over P\d:) [^;#:%<>&"`{}]*(#\d+;[^;#:%<>&"`{}]*)*)/
    for diagram in [Self.coldLaunch, Self.hostile, manyApps] {
      for line in diagram.mermaid.split(separator: "\n") {
        #expect(line.wholeMatch(of: statement) != nil, "\(line)")
      }
      #expect(!diagram.mermaid.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  private var manyApps: SequenceDiagram {
    var trace = Trace()
    for number in 1...7 {
      let app = AppID("org.example.app\(number)")
      trace.record(TraceEntry(at: .start, app: app, pid: 1, event: .processStarted))
      trace.record(TraceEntry(at: .start, app: app, pid: 1, event: .console("a line")))
    }
    return SequenceDiagram(of: trace, title: "Many", names: [:])
  }

  @Test func appsWithoutALifelineOfTheirOwnAreNamed() {
    #expect(manyApps.participants.last == .otherApps)
    #expect(manyApps.steps.last?.text == "org.example.app7: prints: a line")
  }

  @Test func ofALongTraceTheEndIsShownAndTheRestIsCounted() {
    var trace = Trace()
    for number in 0..<25_000 {
      trace.record(TraceEntry(at: .start, event: .note("\(number)")))
    }
    let diagram = SequenceDiagram(of: trace, title: "Long", names: [:])
    #expect(diagram.steps.count == 401)
    #expect(diagram.steps.first?.text == "24600 earlier facts are left out")
    #expect(diagram.steps.last?.text == "24999")
  }
}
