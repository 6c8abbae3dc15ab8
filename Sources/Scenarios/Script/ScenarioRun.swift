import AppHosting
import Phone
import QuickActions

/// A scenario at work on a phone of its own, in virtual time.
///
/// Each statement is performed to its end, with all that it leads to, before the next one begins.
package final class ScenarioRun {
  package let scenario: Scenario
  private let stage: ScenarioStage
  private var clock: ScenarioClock

  /// - Parameter patience: In real time, for what the process of an app has to do for one statement.
  package init(
    _ scenario: Scenario, files: any ScenarioFiles, patience: Duration = .seconds(10)
  ) {
    self.scenario = scenario
    clock = ScenarioClock(patience: patience)
    let simulation = Simulation(phone: Phone(), homes: AppHomes())
    stage = ScenarioStage(scenario, files: files, simulation: simulation)
  }

  /// What became of one statement.
  package struct Step: Hashable, Sendable {
    package var statement: Statement
    /// Nil for what was done as written, or was found as expected.
    package var failure: Failure?
    /// What the trace tells of it.
    package var trace: [TraceLine]
    /// Where the apps stand whose state it changed.
    package var states: [AppStanding] = []

    /// `12`, or `12:7` where one word is to blame: from 1, in characters.
    package var place: String {
      let column = failure?.word.flatMap(statement.column)
      return ([statement.line, column].compactMap(\.self)).map(String.init).joined(separator: ":")
    }
  }

  package struct AppStanding: Hashable, Sendable {
    /// As statements call it.
    package var app: String
    package var state: ApplicationState
  }

  package struct Failure: Error, Hashable, Sendable {
    package var message: String
    /// Side by side with what was found; both are empty where a statement could not be performed.
    package var expected: [String] = []
    package var found: [String] = []
    /// Beside what was found, what nobody asked about: all that a recording writes down.
    package var seen: [String]?
    /// It is about the answers of a question, which an expectation was held to.
    package var isAboutAnswers = false
    /// The word of the statement that it is about.
    package var word: String?
  }

  package var now: Instant { clock.now }
  package var simulation: Simulation { stage.simulation }

  /// What the trace tells of the passage that expectations are about.
  package var passageLines: [TraceLine] { stage.passageLines }

  /// Performs all statements. What cannot be performed ends the run; an expectation that fails does not.
  package func run() -> [Step] {
    var steps: [Step] = []
    for statement in scenario.statements {
      let step = perform(statement)
      steps.append(step)
      if step.failure != nil, !statement.isExpectation { break }
    }
    return steps
  }

  package func perform(_ statement: Statement) -> Step {
    let lines = stage.traceCount
    var failure: Failure?
    do throws(Failure) {
      switch statement.action {
      case .expect(let expectation): failure = stage.judge(expectation)
      case .ask(let question): stage.ask(question)
      case .say, .sure, .vary: break
      default: try act(statement.action)
      }
    } catch {
      failure = error
    }
    let trace = stage.trace(since: lines)
    return Step(
      statement: statement, failure: failure, trace: trace, states: stage.standings(after: trace))
  }

  // MARK: Acting

  private func act(_ action: Statement.Action) throws(Failure) {
    stage.beginPassage()
    for move in try stage.moves(of: action) {
      guard carryOut(move) else { throw stage.unansweredCall(within: clock.patience) }
    }
  }

  /// - Returns: false where an app did not come to rest.
  private func carryOut(_ move: Move) -> Bool {
    switch move {
    case .send, .install, .update, .crash:
      simulation.perform(move, at: clock.now)
      return clock.settle(simulation)
    case .pass(let duration): return clock.advance(by: duration, simulation)
    case .live(let duration): return clock.live(for: duration, simulation)
    case .press(let force): return press(until: force)
    }
  }

  private func press(until force: Force) -> Bool {
    while let reached = simulation.phone.touch.growingForce, reached < force,
      let due = simulation.nextDue
    {
      guard clock.advance(by: clock.now.duration(to: due), simulation) else { return false }
    }
    return true
  }
}

extension Statement {
  package var isExpectation: Bool {
    if case .expect = action { true } else { false }
  }
}
