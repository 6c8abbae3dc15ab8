import Canvas
import QuickActions
import Scenarios

/// What became of all scenarios, before it is written down in a format.
struct PlayReport {
  var scenarios: [PlayedScenario] = []
  var isVerbose: Bool

  init(isVerbose: Bool) {
    self.isVerbose = isVerbose
  }

  var failed: Int { scenarios.count { !$0.failures.isEmpty } }

  /// A recording writes down what it sees: an expectation that it replaced is no failure.
  func status(recording: Bool) -> ExitStatus {
    let hasFailed = scenarios.contains { played in
      played.failures.contains { !recording || !$0.statement.isExpectation }
    }
    return hasFailed ? .findings : .success
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
    let place = "\(scenario.file):\(step.statement.line)"
    let head = "       \(safeText("\(place): \(failure.message)"))\n"
    guard !failure.expected.isEmpty || !failure.found.isEmpty else { return head }
    return head + sideBySide(failure.expected, failure.found)
  }

  private static func left(_ count: Int) -> String {
    count == 0
      ? "" : "       \(count) more \(count == 1 ? "statement was" : "statements were") not run\n"
  }

  /// Two columns, a `≠` between lines that differ.
  private static func sideBySide(_ expected: [String], _ found: [String]) -> String {
    let expected = expected.isEmpty ? ["(nothing)"] : expected.map { safeText($0) }
    let found = found.isEmpty ? ["(nothing)"] : found.map { safeText($0) }
    let width = min(60, max(8, expected.map(displayWidth).max() ?? 0))
    var text = "       \("expected".rightPadded(to: width))     found\n"
    for row in 0..<max(expected.count, found.count) {
      let left = row < expected.count ? expected[row] : ""
      let right = row < found.count ? found[row] : ""
      text +=
        "       \(left.rightPadded(to: width))  \(left == right ? " " : "≠")  \(right)".trimmedRight
        + "\n"
    }
    return text
  }

  private var summary: String {
    let count = scenarios.count
    let expectations = scenarios.flatMap(\.steps).count { $0.statement.isExpectation }
    let noun = count == 1 ? "scenario" : "scenarios"
    let verdict = failed == 0 ? "all as expected" : "\(failed) failed"
    return
      "\n\(count) \(noun), \(expectations) expectation\(expectations == 1 ? "" : "s"): \(verdict)\n"
  }
}

extension String {
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth(self))) + self
  }

  func rightPadded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(self)))
  }

  var trimmedRight: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
