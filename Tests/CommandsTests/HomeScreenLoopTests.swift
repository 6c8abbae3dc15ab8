import Canvas
import Commands
import FoundationEssentials
import Glibc
import TestMaterial
import Testing

/// The run loop of the Home Screen, without a terminal: keys in, frames out, time as it comes.
@Suite struct HomeScreenLoopTests {
  private static let quit: [TerminalScript.Step] = [.input(.key(.character("q")))]

  private static func key(_ character: Character) -> TerminalScript.Step {
    .input(.key(.character(character)))
  }

  /// An app without an executable: a stand-in.
  private let app = Repository.fixture("Reader.app")

  private func run(
    _ steps: [TerminalScript.Step], _ options: String..., size: Size = Size(rows: 40, columns: 120)
  ) -> (outcome: Outcome, log: TerminalScript.Log) {
    let run = TerminalScript(steps, size: size).run([app] + options)
    #expect(run.log.waitedInVainFor == nil, "\(run.log.frames.last?.golden ?? "no frame")")
    return run
  }

  @Test func theFirstFrameIsShownBeforeAnythingIsWaitedFor() {
    let (outcome, log) = run(Self.quit)
    #expect(outcome == Outcome())
    #expect(log.frames.count == 1)
    #expect(log.times == [.zero])
    #expect(log.frames[0].size == Size(rows: 40, columns: 120))
    #expect(log.frames[0].shows("Reader"))
  }

  @Test func aChosenItemGoesThroughTheWholeLaunchOfAStandIn() throws {
    let (outcome, log) = run(
      [
        Self.key("f"), .shows("Edit Home Screen"), .input(.key(.enter)),
        .shows("● foreground active"), .shows("performActionFor"),
        Self.key("H"), .shows("● suspended"),
      ] + Self.quit)
    #expect(outcome.status == .success)
    #expect(outcome.signal == nil)
    let active = try #require(log.frames.firstIndex { $0.shows("● foreground active") })
    let suspended = try #require(log.frames.firstIndex { $0.shows("● suspended") })
    #expect(log.times[suspended] - log.times[active] >= .seconds(5))
  }

  @Test func whatIsShownIsRecorded() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/a.cast"
    let (outcome, log) = run(
      [Self.key("f"), .shows("Edit Home Screen"), Self.key("q")] + Self.quit, "--cast", file)
    #expect(outcome == Outcome())
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"version":2,"width":120,"height":40,"timestamp":"#))
    #expect(lines.count == 1 + log.frames.count)
    #expect(lines[1].hasPrefix(#"[0.0,"o","\u001b[H"#))
  }

  @Test func aHeldSpaceOpensTheMenuWhenTheForceHasGrown() throws {
    let (_, log) = run(
      [
        .input(.holdBegan), .input(.holdConfirmed), .shows("Edit Home Screen"), .input(.holdEnded),
        .input(.key(.escape)), .lacks("Edit Home Screen"),
      ] + Self.quit)
    let opened = try #require(log.frames.firstIndex { $0.shows("Edit Home Screen") })
    #expect((.milliseconds(550)...(.milliseconds(700))).contains(log.times[opened]))
    // It is drawn as the gauge fills, and not between.
    #expect((10...60).contains(opened))
  }

  @Test func theLoopSleepsWhileNothingChanges() {
    let log = TerminalScript([.shows("what never comes")]).run([app]).log
    #expect(log.waitedInVainFor == "shows(\"what never comes\")")
    // Once a minute, for the clock.
    let times = ["9:41", "9:42", "9:43"]
    #expect(log.frames.count == times.count)
    #expect(zip(log.frames, times).allSatisfy { $0.shows($1) })
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func aSignalThatAsksForTheEndIsWhatTheProgramEndsOf(number: Int32) {
    let (outcome, _) = run([.input(.quitRequested(by: number))])
    #expect(outcome == Outcome(signal: number))
  }

  @Test func controlCQuitsAndIsNoSignal() {
    #expect(run([.input(.key(.control("c")))]).outcome == Outcome())
  }

  @Test func whatTheScreenAsksOfTheTerminalReachesIt() {
    let (_, log) = run(
      [.input(.key(.control("l"))), Self.key("m"), Self.key("m"), Self.key("/"), Self.key("x")]
        + [.input(.key(.escape))] + Self.quit)
    #expect(log.redraws == 1)
    #expect(log.mouseSwitches == [false, true])
    #expect(log.holdsSpace == [true, true, true, true, false, false, true])
  }

  @Test func theMouseCanBeLeftAloneFromTheStart() {
    let (_, log) = run([Self.key("m")] + Self.quit, "--no-mouse")
    #expect(log.mouseSwitches == [true])
  }

  @Test func inASCIINothingElseIsDrawn() {
    let (_, log) = run(
      [Self.key("f"), .shows("Edit Home Screen")] + Self.quit + Self.quit, "--ascii")
    #expect(log.frames.allSatisfy { $0.cells.allSatisfy { $0.glyph.isASCII } })
  }

  @Test func withoutATerminalOneLineSaysSo() {
    let refused = TerminalScript([], refusal: .noTerminal(on: .output)).run([app])
    #expect(refused.outcome == outcome(of: [app]))
    #expect(refused.outcome.status == .unable)
    #expect(refused.outcome.output == "")
    #expect(
      refused.outcome.diagnostics == """
        homepress: a terminal is needed as standard input and output, and standard output is none; \
        `homepress --plain` and `homepress menu APP` need none

        """)
    #expect(refused.log.frames.isEmpty)
  }

  @Test func whatIsWrongWithAnAppIsSaidBeforeTheTerminalIsTaken() {
    let (outcome, log) = TerminalScript(Self.quit).run(["/no/such.plist"])
    #expect(outcome.status == .unable)
    #expect(outcome.diagnostics.hasPrefix("/no/such.plist: error: there is no such file"))
    #expect(log.frames.isEmpty)
  }
}
