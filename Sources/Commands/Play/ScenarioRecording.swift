import Phone
import QuickActions
import Scenarios

/// A scenario's text with what was seen written in as what is expected: a session becomes a test.
///
/// Where an expectation fails its lines are replaced; where a menu opened or an app was called and
/// nothing is expected, expectations are put in. What a later expectation judges is left to it.
struct ScenarioRecording {
  private let lines: ScenarioLines
  private var edits: [Edit] = []

  /// New lines in the place of some of the old ones, of none where lines are put in.
  private struct Edit {
    var range: Range<Int>
    var lines: [String]
  }

  init(of text: String) {
    lines = ScenarioLines(text)
  }

  var text: String {
    var written: [ScenarioLines.Line] = []
    var next = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= next else { continue }
      written += lines.old[next..<edit.range.lowerBound] + lines.ended(edit.lines)
      next = edit.range.upperBound
    }
    return lines.joined(written + lines.old[next...])
  }

  /// `2 expectations changed, 3 added`: in lines that begin with `expect`.
  var account: String {
    let changed = edits.count { !$0.range.isEmpty }
    let added = edits.filter(\.range.isEmpty).flatMap(\.lines).count { line in
      line.drop { $0 == " " }.hasPrefix("expect ")
    }
    let words = [(changed, "changed"), (added, "added")].filter { $0.0 > 0 }
    return "what is seen: "
      + words.map { "\($0.0) expectation\($0.0 == 1 ? "" : "s") \($0.1)" }.joined(separator: ", ")
  }

  // MARK: What became of the scenario

  mutating func take(_ steps: [ScenarioRun.Step]) {
    var passage: [TraceLine] = []
    for (index, step) in steps.enumerated() {
      if step.statement.isExpectation {
        passage = []
        replace(step)
      } else {
        passage += step.trace
        guard mayJudge(passage, before: steps[(index + 1)...]) else { continue }
        let new = ScenarioRecording.expectations(about: step)
        if !new.isEmpty { passage = [] }
        edits.append(Edit(range: step.end..<step.end, lines: new))
      }
    }
  }

  /// A variation has lines of its own in the file, below it; the steps before them are the lesson's.
  mutating func take(_ steps: [ScenarioRun.Step], ofVariationOn block: ClosedRange<Int>) {
    let own = steps.filter { block.contains($0.statement.line) }
    for step in own where step.statement.isExpectation { replace(step) }
    guard let last = steps.last(where: { !$0.statement.action.isProse }),
      !own.contains(where: \.statement.isExpectation)
    else { return }
    let margin = String(repeating: " ", count: own.last?.statement.indent ?? 2)
    edits.append(
      Edit(
        range: block.upperBound..<block.upperBound,
        lines: ScenarioRecording.expectations(about: last).map { margin + $0 }))
  }

  /// An expectation begins a new passage: what later ones are about must not go with the old one.
  private func mayJudge(_ passage: [TraceLine], before later: ArraySlice<ScenarioRun.Step>) -> Bool
  {
    if later.first?.statement.isExpectation ?? false { return false }
    let next = later.drop { !$0.statement.isExpectation }.prefix { $0.statement.isExpectation }
    let isTold = passage.contains { $0.callText != nil || $0.isToldInPassages }
    return !isTold || !next.contains { $0.statement.isAboutPassage }
  }

  // MARK: Writing

  /// Only what failed is written anew, so that patterns such as `…` stay.
  private mutating func replace(_ step: ScenarioRun.Step) {
    guard let failure = step.failure, !failure.isAboutAnswers,
      case .expect(let expectation) = step.statement.action,
      let new = expectation.recorded(as: failure)
    else { return }
    let range = step.statement.line - 1..<step.end
    let margin = String(repeating: " ", count: step.statement.indent)
    edits.append(Edit(range: range, lines: lines.merging(new.map { margin + $0 }, into: range)))
  }

  private static func expectations(about step: ScenarioRun.Step) -> [String] {
    guard step.failure == nil else { return [] }
    let menu = step.trace.compactMap { line -> [String]? in
      switch line.entry.event {
      case .menuOpened(let menu): menu.rows.map(\.scenarioText)
      case .noMenu: [Expectation.noOpenMenu]
      default: nil
      }
    }.last
    let calls = step.trace.callTexts
    let hasAction = step.trace.contains { line in
      if case .chose(.item) = line.entry.event { true } else { false }
    }
    return (menu.map(Expectation.menuLines) ?? [])
      + (calls.isEmpty ? [] : Expectation.callLines(calls))
      + (hasAction
        ? [
          "expect completion \(step.trace.completion.rawValue)",
          "expect handled \(step.trace.handledCount)",
        ] : [])
      + step.states.map { Expectation.stateLine($0.state, of: $0.app) }
  }
}

extension ScenarioRun.Step {
  /// How many lines of the file there are up to the end of its block.
  fileprivate var end: Int { max(statement.line, statement.blockLines?.upperBound ?? 0) }
}

extension TraceLine {
  /// An expectation may be about it, though it is no call.
  fileprivate var isToldInPassages: Bool {
    switch entry.event {
    case .handled, .warning, .console, .completion: true
    default: false
    }
  }
}

extension Statement {
  /// It judges what happened since the last expectation, and not how things stand.
  fileprivate var isAboutPassage: Bool {
    guard case .expect(let expectation) = action else { return false }
    return switch expectation {
    case .calls, .completion, .handled, .console, .warning, .noWarning: true
    case .menu, .noMenu, .hidden, .opens, .state, .screen, .preview, .noPreview: false
    }
  }
}
