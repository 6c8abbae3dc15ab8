import Canvas
import QuickActions
import Scenarios

/// What became of all scenarios, before it is written down in a format.
struct PlayReport {
  var scenarios: [PlayedScenario] = []
  /// Why files could not be played.
  var unread: [Diagnostic] = []
  /// What was written into files.
  var recorded = ""
  var isVerbose: Bool

  init(isVerbose: Bool) {
    self.isVerbose = isVerbose
  }

  var failed: Int { scenarios.count { !$0.failures.isEmpty } }

  var status: ExitStatus { failed == 0 ? .success : .findings }

  /// People are told on the standard error what could not be read; programs read the report.
  func isEmpty(in format: PlayFormat) -> Bool {
    scenarios.isEmpty && (format == .text || unread.isEmpty)
  }

  func text(in format: PlayFormat) -> String {
    switch format {
    case .text: text
    case .json: json.text + "\n"
    case .junit: junit
    case .tap: tap
    }
  }
}

// MARK: Text

extension PlayReport {
  private var text: String {
    scenarios.map(text).joined(separator: "\n") + summary
  }

  private func text(of played: PlayedScenario) -> String {
    let title = played.scenario.title.map { ": \($0)" } ?? ""
    let head = "\(safeText(played.scenario.file))\(safeText(title))\n"
    return head + played.steps.map { text(of: $0, in: played.scenario) }.joined()
      + PlayReport.left(played.left)
  }

  private func text(of step: ScenarioRun.Step, in scenario: Scenario) -> String {
    // A matrix puts statements in that stand in no line.
    if step.statement.line == 0, step.failure == nil { return "" }
    let mark = step.failure == nil ? "✓" : "✗"
    let line = "\(step.statement.line)".leftPadded(to: 4)
    var text = "\(mark)\(line)  \(safeText(step.statement.text))\n"
    if isVerbose {
      text += step.trace.map { "         \($0.entry.at)  \(safeText($0.description))\n" }.joined()
    }
    if let failure = step.failure { text += PlayReport.text(of: failure, step, scenario) }
    return text
  }

  private static func text(
    of failure: ScenarioRun.Failure, _ step: ScenarioRun.Step, _ scenario: Scenario
  ) -> String {
    let place = "\(scenario.file):\(step.place)"
    let head = "       \(safeText("\(place): \(failure.message)"))\n"
    guard !failure.expected.isEmpty || !failure.found.isEmpty else { return head }
    let sides = SideBySide(
      expected: failure.expected.map { safeText($0) }, found: failure.found.map { safeText($0) })
    return head + sides.lines.map { "       \($0)\n" }.joined()
  }

  private static func left(_ count: Int) -> String {
    count == 0
      ? "" : "       \(count) more \(count == 1 ? "statement was" : "statements were") not run\n"
  }

  private var summary: String {
    let count = scenarios.count
    let expectations = scenarios.flatMap(\.scenario.statements).count { $0.isExpectation }
    let noun = count == 1 ? "scenario" : "scenarios"
    return
      "\n\(count) \(noun), \(expectations) expectation\(expectations == 1 ? "" : "s"): \(verdict)\n"
  }

  private var verdict: String {
    let unplayed = unread.isEmpty ? "" : "; \(unread.count) could not be read"
    return judged + unplayed
  }

  private var judged: String {
    if failed > 0 {
      return "\(failed) \(failed == 1 ? "scenario" : "scenarios") failed (\(failures))"
    }
    let isChecked = scenarios.contains { $0.steps.contains(where: \.statement.isExpectation) }
    return isChecked ? "all as expected" : "nothing was expected; --record writes down what is seen"
  }

  private var failures: String {
    let steps = scenarios.flatMap(\.failures)
    let unmet = steps.count { $0.statement.isExpectation }
    let left = scenarios.reduce(0) { $0 + $1.left }
    let counts = [
      (unmet, "not as expected"), (steps.count - unmet, "not performed"), (left, "not come to"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
