import Phone
import QuickActions
import Scenarios

/// A scenario's text with what was seen written in as what is expected: a session becomes a test.
///
/// Where an expectation stands its block is replaced; where a menu opened or an app was called and none
/// stands, one is put in.
struct ScenarioRecording {
  private let steps: [ScenarioRun.Step]
  private let lines: [Line]

  /// A line with what ends it: nothing where the text does.
  private struct Line {
    var text: Substring
    var ending: Character?
  }

  init(_ steps: [ScenarioRun.Step], of text: String) {
    self.steps = steps
    lines = ScenarioRecording.lines(of: text)
  }

  private static func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      lines.append(Line(text: rest[..<end], ending: rest[end]))
      rest = rest[rest.index(after: end)...]
    }
    return lines + [Line(text: rest)]
  }

  var text: String {
    var written: [Line] = []
    var next = 0
    for (index, step) in steps.enumerated() {
      let first = step.statement.line - 1
      let last = max(first, (step.statement.blockLines?.upperBound ?? 0) - 1)
      written += lines[next..<first]
      written += replacement(of: step).map(ended) ?? Array(lines[first...last])
      next = last + 1
      if !isExpectation(index + 1) { written += ended(additions(after: step)) }
    }
    return joined(written + lines[next...])
  }

  /// New lines end as the first one of the file does.
  private func ended(_ new: [String]) -> [Line] {
    new.map { Line(text: $0[...], ending: standardEnding) }
  }

  private var standardEnding: Character { lines.first?.ending ?? "\n" }

  /// The last line of all ends nowhere, one that was last and is no longer does.
  private func joined(_ lines: [Line]) -> String {
    let last = lines.last.map { String($0.text) } ?? ""
    return lines.dropLast().map { "\($0.text)\($0.ending ?? standardEnding)" }.joined() + last
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
    case .menu, .noMenu: return ScenarioRecording.menu(failure.found)
    case .calls: return ScenarioRecording.calls(failure.seen ?? failure.found)
    case .hidden: return ScenarioRecording.hidden(failure.found)
    case .completion: return failure.found.first.map { ["expect completion \($0)"] }
    case .handled: return failure.found.first.map { ["expect handled \($0)"] }
    case .state(_, let app): return ScenarioRecording.state(failure.found, of: app)
    case .opens, .screen, .console, .warning, .noWarning: return nil
    }
  }

  private static func menu(_ rows: [String]) -> [String] {
    rows == [Expectation.noOpenMenu] ? ["expect no menu"] : block("menu", rows)
  }

  private static func calls(_ calls: [String]) -> [String] {
    calls.isEmpty ? ["expect no calls"] : block("calls", calls)
  }

  private static func hidden(_ titles: [String]) -> [String]? {
    if titles == [Expectation.noOpenMenu] { return nil }
    return titles.isEmpty
      ? ["expect hidden none"] : block("hidden", titles.map(\.quotedForScenario))
  }

  private static func state(_ found: [String], of app: String?) -> [String]? {
    guard let state = found.first.flatMap(ApplicationState.init(rawValue:)) else { return nil }
    return [
      "expect state \(state.rawValue.quotedForScenario)"
        + (app.map { " \($0.quotedForScenario)" } ?? "")
    ]
  }

  private static func block(_ name: String, _ lines: [String]) -> [String] {
    ["expect \(name)"] + lines.map { "  \($0)" }
  }

  private func additions(after step: ScenarioRun.Step) -> [String] {
    guard step.failure == nil, !step.statement.isExpectation else { return [] }
    let menu = step.trace.compactMap { line -> [String]? in
      switch line.entry.event {
      case .menuOpened(let menu): menu.rows.map(\.scenarioText)
      case .noMenu: [Expectation.noOpenMenu]
      default: nil
      }
    }.last
    let calls = step.trace.compactMap(\.callText)
    let hasAction = step.trace.contains { line in
      if case .chose(.item) = line.entry.event { true } else { false }
    }
    return (menu.map(ScenarioRecording.menu) ?? [])
      + (calls.isEmpty ? [] : ScenarioRecording.calls(calls))
      + (hasAction ? ["expect completion \(step.trace.completion.rawValue)"] : [])
  }
}
