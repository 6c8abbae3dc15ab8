import Phone
import QuickActions
import Scenarios

/// A scenario's text with what was seen written in as what is expected: a session becomes a test.
///
/// Where an expectation stands its block is replaced; where a menu opened or an app was called and none
/// stands, one is put in.
struct ScenarioRecording {
  private let steps: [ScenarioRun.Step]
  private let lines: [Substring]

  init(_ steps: [ScenarioRun.Step], of text: String) {
    self.steps = steps
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  var text: String {
    var written: [String] = []
    var next = 0
    for (index, step) in steps.enumerated() {
      let first = step.statement.line - 1
      let last = max(first, (step.statement.blockLines?.upperBound ?? 0) - 1)
      written += lines[next..<first].map(String.init)
      written += replacement(of: step) ?? lines[first...last].map(String.init)
      next = last + 1
      if !isExpectation(index + 1) { written += additions(after: step) }
    }
    written += lines[next...].map(String.init)
    return written.joined(separator: "\n")
  }

  private func isExpectation(_ index: Int) -> Bool {
    steps.indices.contains(index) && steps[index].statement.isExpectation
  }

  /// Only what failed is written anew, so that patterns such as `…` stay.
  private func replacement(of step: ScenarioRun.Step) -> [String]? {
    guard let failure = step.failure, case .expect(let expectation) = step.statement.action else {
      return nil
    }
    switch expectation {
    case .menu: return ScenarioRecording.block("menu", failure.found)
    case .calls: return ScenarioRecording.block("calls", failure.found)
    case .hidden: return ScenarioRecording.block("hidden", failure.found.map(\.quotedForScenario))
    case .completion: return ["expect completion \(failure.found[0])"]
    case .handled: return ["expect handled \(failure.found[0])"]
    case .noMenu, .opens, .state, .screen, .console, .warning, .noWarning: return nil
    }
  }

  private static func block(_ name: String, _ lines: [String]) -> [String] {
    ["expect \(name)"] + lines.map { "  \($0)" }
  }

  private func additions(after step: ScenarioRun.Step) -> [String] {
    guard step.failure == nil, !step.statement.isExpectation else { return [] }
    let menu = step.trace.compactMap { line -> [String]? in
      guard case .menuOpened(let menu) = line.entry.event else { return nil }
      return menu.rows.map(\.scenarioText)
    }.last
    let calls = step.trace.compactMap(\.callText)
    let hasAction = step.trace.contains { line in
      if case .chose(.item) = line.entry.event { true } else { false }
    }
    return (menu.map { ScenarioRecording.block("menu", $0) } ?? [])
      + (calls.isEmpty ? [] : ScenarioRecording.block("calls", calls))
      + (hasAction ? ["expect completion \(step.trace.completion.rawValue)"] : [])
  }
}
