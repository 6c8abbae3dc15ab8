import Canvas
import Commands
import Foundation
import Goldens
import TestMaterial
import Testing

/// Lessons on the live Home Screen, performed on a terminal that follows a script.
@Suite struct LearnTests {
  private typealias Step = TerminalScript.Step
  private let goldens = Goldens()

  private static func key(_ character: Character) -> Step { .input(.key(.character(character))) }
  private static let goOn = Step.goesOn

  /// Through the first lesson, with a wrong answer.
  private static let coldLaunch: [Step] = [
    .shows("Songs has an app"), goOn, .shows("in what order?"), key("1"),
    .shows("Not so. You said: performActionFor"), goOn, .shows("First the launch"), goOn,
    .shows("willEnterForeground is not"), .shows("How sure? Reported"), goOn,
    .shows("That was all"),
  ]

  private func learn(
    _ steps: [Step], _ words: [String], in state: TemporaryFolder, rows: Int = 24, columns: Int = 80
  ) -> (outcome: Outcome, log: TerminalScript.Log) {
    let script = TerminalScript(steps, size: Size(rows: rows, columns: columns))
    let run = script.run(["learn"] + words, keepingIn: state.path)
    #expect(run.log.waitedInVainFor == nil, "\(run.log.frames.last?.golden ?? "no frame")")
    return run
  }

  @Test(arguments: [(24, 80), (40, 120), (16, 40)])
  func aLessonIsPerformedFromBeginningToEnd(rows: Int, columns: Int) throws {
    let state = try TemporaryFolder()
    let (outcome, _) = learn(
      Self.coldLaunch + [Self.key("q")], ["cold-launch"], in: state, rows: rows, columns: columns)
    #expect(outcome == Outcome())
  }

  @Test func aWrongAnswerIsExplainedByTheTrace() throws {
    let steps: [Step] = Array(Self.coldLaunch.prefix(5)) + [Self.key("q")]
    let (_, log) = learn(steps, ["cold-launch"], in: try TemporaryFolder())
    let frame = try #require(log.frames.last)
    let difference = goldens.difference(of: frame.golden, from: "lesson-80x24.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Whatever is done after it was seen, before the prose goes on.
  @Test func everyAnswerGetsItsVerdict() throws {
    let steps: [Step] = [
      .shows("App Search has two"), Self.goOn, .shows("Which items of the app"), Self.key("2"),
      .shows("Right: Search · Share"), Self.goOn, .shows("iOS reads an"), Self.key("q"),
    ]
    #expect(learn(steps, ["first-launch"], in: try TemporaryFolder()).outcome == Outcome())
  }

  @Test func aLessonRunsAgainWithOneThingChanged() throws {
    let steps: [Step] =
      Self.coldLaunch + [
        Self.key("2"), .shows("False means: I have taken care of the item."), Self.goOn,
        .shows("That was all"), Self.key("r"), .shows("Where there is a process, there is no"),
        .shows("measured with URLs"), Self.goOn, .shows("That was all"),
        .input(.key(.enter)), .shows("H home"), Self.key("q"),
        .shows("Enter tap"), Self.key("q"),
      ]
    #expect(learn(steps, ["cold-launch"], in: try TemporaryFolder()).outcome == Outcome())
  }

  @Test func theListKeepsWhatIsDone() throws {
    let state = try TemporaryFolder()
    let steps: [Step] =
      [.shows("0 of "), .input(.key(.enter))] + Self.coldLaunch
      + [Self.key("q"), .shows("1 of "), Self.key("q")]
    #expect(learn(steps, [], in: state).outcome == Outcome())
    let list = outcome(of: ["learn", "--list", "--state", state.path]).output
    #expect(list.hasPrefix("· 0/1 cold-launch "))
    #expect(list.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("      ") })
  }

  @Test func whoLeavesEarlyHasNotDoneTheLesson() throws {
    let state = try TemporaryFolder()
    _ = learn([.shows("there is no process"), Self.key("q")], ["cold-launch"], in: state)
    #expect(!outcome(of: ["learn", "--list", "--state", state.path]).output.contains("· 0/1"))
  }

  @Test func aDamagedFileOfProgressIsSetAside() throws {
    let state = try TemporaryFolder()
    let file = state.path + "/lessons.json"
    try Data("{\"version\":1,\"lessons\":[".utf8).write(to: URL(fileURLWithPath: file))
    let (outcome, _) = learn(Self.coldLaunch + [Self.key("q")], ["cold-launch"], in: state)
    #expect(outcome.diagnostics.contains("it was set aside as lessons.json.damaged"))
    #expect(FileManager.default.fileExists(atPath: file + ".damaged"))
    #expect(
      Commands.outcome(of: ["learn", "--list", "--state", state.path]).output.contains("· 0/1"))
  }

  @Test func aDamagedFileOfProgressIsToldWhereverItIsRead() throws {
    let state = try TemporaryFolder()
    try state.write("nothing of ours", to: "lessons.json")
    let listed = Commands.outcome(of: ["learn", "--list", "--state", state.path])
    #expect(listed.diagnostics.contains("it was set aside as lessons.json.damaged"))
    #expect(Commands.outcome(of: ["learn", "--list", "--state", state.path]).diagnostics.isEmpty)
  }

  /// What the answers name comes first, and nothing is cut.
  @Test func aLongExplanationIsReadInParts() throws {
    let steps: [Step] =
      Array(Self.coldLaunch.prefix(4)) + [
        .shows("didFinishLaunching answered true"), .shows("part 1 of 2"), .shows("Space more"),
        .lacks("no willEnterForeground:"), Self.key(" "), .shows("part 2 of 2"),
        .shows("no willEnterForeground:"), .shows("Space go on"), .input(.key(.pageUp)),
        .shows("part 1 of 2"), Self.key("q"),
      ]
    #expect(learn(steps, ["cold-launch"], in: try TemporaryFolder()).outcome == Outcome())
  }

  @Test func escapeClosesTheTraceAndLeavesTheLessonAlone() throws {
    let steps: [Step] = [
      .shows("Songs has an app"), Self.key("t"), .lacks("Songs has an app"), .shows("Esc close"),
      .input(.key(.escape)), .shows("Songs has an app"), .input(.key(.escape)),
    ]
    let run = learn(steps, ["cold-launch"], in: try TemporaryFolder(), rows: 16, columns: 40)
    #expect(run.outcome == Outcome())
  }

  @Test(arguments: [(24, 80), (16, 40)])
  func theEndSaysHowToLeave(rows: Int, columns: Int) throws {
    let steps = Self.coldLaunch + [.shows("1-2 again  Enter phone  Esc leave"), Self.key("q")]
    _ = learn(steps, ["cold-launch"], in: try TemporaryFolder(), rows: rows, columns: columns)
  }

  @Test func withoutATerminalOneLineSaysSoAndWhatWorks() {
    let refused = outcome(of: ["learn", "cold-launch"])
    #expect(refused.status == .unable)
    #expect(refused.diagnostics.contains("a terminal is needed"))
    #expect(refused.diagnostics.contains("`homepress learn cold-launch --plain` needs none"))
  }
}
