import Canvas
import Commands
import Foundation
import TestMaterial
import Testing

/// `homepress --scenario`: performed at a human pace, then the phone is the person's.
@Suite struct ScenarioOnScreenTests {
  private static let app = LessonTests.folder + "/Apps/Songs.app"

  private func run(
    _ scenario: String, _ steps: [TerminalScript.Step], rows: Int = 40, columns: Int = 120
  ) throws -> (outcome: Outcome, log: TerminalScript.Log) {
    let folder = try TemporaryFolder()
    let file = folder.path + "/shown.scenario"
    try Data("title \"Shown\"\ninstall \(Self.app)\n\(scenario)".utf8)
      .write(to: URL(fileURLWithPath: file))
    let run = TerminalScript(steps, size: Size(rows: rows, columns: columns))
      .run(["--scenario", file])
    #expect(run.log.waitedInVainFor == nil, "\(run.log.frames.last?.golden ?? "no frame")")
    return run
  }

  private static let quit = TerminalScript.Step.input(.key(.character("q")))

  @Test(arguments: [(24, 80), (40, 120), (16, 40)])
  func itIsPerformedByItselfAndHandsOver(rows: Int, columns: Int) throws {
    let (outcome, log) = try run(
      "force Songs\nexpect menu\n  …\nchoose Search\nexpect state \"foreground active\"\nhome\n",
      [
        .shows("force Songs"), .shows("Edit Home Screen"), .shows("choose Search"),
        .lacks("Edit Home Screen"), .shows("home"), .shows("That was all"), Self.quit,
      ], rows: rows, columns: columns)
    #expect(outcome == Outcome())
    // A person can follow.
    #expect((log.times.last ?? .zero) > .seconds(3))
  }

  @Test func aLongWaitIsLeaptOver() throws {
    let (_, log) = try run(
      "suspend Songs\nwait 30min\n", [.shows("● suspended"), .shows("That was all"), Self.quit])
    #expect((log.times.last ?? .zero) < .seconds(30))
  }

  @Test func whatIsNotAsExpectedIsShown() throws {
    _ = try run(
      "tap Songs\nexpect state suspended\n",
      [
        .shows("Not as it was written"), .shows("found: foreground active"), Self.quit, Self.quit,
        .input(.key(.character("H"))), Self.quit,
      ])
  }

  @Test(arguments: [(24, 80), (16, 40)])
  func whatBecameOfItIsToldUntilSomethingIsDone(rows: Int, columns: Int) throws {
    _ = try run(
      "tap Songs\nexpect state suspended\nhome\nexpect state background\n",
      [
        .shows("expected: suspended"), .shows("found: foreground active"),
        .shows("That was all: 1 of 2 expect"), .input(.key(.right)), .lacks("That was all"),
        .shows("Enter tap"), Self.quit,
      ], rows: rows, columns: columns)
  }

  @Test func whoTakesOverHasThePhone() throws {
    let (outcome, _) = try run(
      "wait 1s\nforce Songs\n",
      [.shows("Esc take over"), .input(.key(.escape)), .shows("Enter tap"), Self.quit])
    #expect(outcome == Outcome())
  }

  @Test func aScenarioThatCannotBeReadIsSaidBeforeTheTerminalIsTaken() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/wrong.scenario"
    try Data("frce Songs\n".utf8).write(to: URL(fileURLWithPath: file))
    let (outcome, log) = TerminalScript([]).run(["--scenario", file])
    #expect(outcome.status == .unable)
    #expect(outcome.diagnostics.contains("did you mean force?"))
    #expect(log.frames.isEmpty)
  }
}
