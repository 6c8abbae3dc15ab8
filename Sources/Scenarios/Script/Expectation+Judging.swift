import Phone
import QuickActions

/// Compares what was expected with what the phone and its trace tell.
extension Expectation {
  /// - Returns: nil where all is as expected.
  func failure(in stage: ScenarioStage) -> ScenarioRun.Failure? {
    switch self {
    case .menu(let patterns): menuFailure(patterns, stage)
    case .noMenu: noMenuFailure(stage)
    case .hidden(let titles): hiddenFailure(titles, stage)
    case .opens(let direction, let side): opensFailure(direction, side, stage)
    case .calls(let patterns): callsFailure(patterns, stage)
    case .completion(let completion):
      different(
        "the completion handler", [completion.rawValue], [stage.passageLines.completion.rawValue])
    case .handled(let count):
      different("items handled", ["\(count)"], ["\(stage.passageLines.handledCount)"])
    case .state(let state, let name): stateFailure(state, of: name, stage)
    case .screen(let texts): screenFailure(texts, stage)
    case .preview(let texts): previewFailure(texts, stage)
    case .noPreview: noPreviewFailure(stage)
    case .console(let text): consoleFailure(text, stage)
    case .warning(let text): warningFailure(text, stage)
    case .noWarning: warningsFailure([], stage) { $0.isEmpty }
    }
  }

  private func different(
    _ what: String, _ expected: [String], _ found: [String]
  ) -> ScenarioRun.Failure? {
    expected == found
      ? nil : ScenarioRun.Failure(message: what, expected: expected, found: found)
  }

  // MARK: The menu

  /// What is found where rows were expected.
  package static let noOpenMenu = "no menu is open"

  private func openMenu(_ stage: ScenarioStage) -> OpenMenu? {
    guard case .menuOpen(let open) = stage.simulation.phone.touch else { return nil }
    return open
  }

  private func menuFailure(_ patterns: [RowPattern], _ stage: ScenarioStage) -> ScenarioRun.Failure?
  {
    let rows = openMenu(stage)?.menu.rows ?? []
    let found = rows.map(\.scenarioText)
    if openMenu(stage) != nil, sequence(rows, matches: patterns) { return nil }
    return ScenarioRun.Failure(
      message: "the rows of the menu", expected: patterns.map(\.text),
      found: openMenu(stage) == nil ? [Expectation.noOpenMenu] : found)
  }

  private func noMenuFailure(_ stage: ScenarioStage) -> ScenarioRun.Failure? {
    guard let open = openMenu(stage) else { return nil }
    return ScenarioRun.Failure(
      message: "a menu", expected: ["none"], found: open.menu.rows.map(\.scenarioText))
  }

  private func hiddenFailure(_ titles: [String], _ stage: ScenarioStage) -> ScenarioRun.Failure? {
    guard let open = openMenu(stage) else {
      return ScenarioRun.Failure(
        message: "hidden items", expected: titles, found: [Expectation.noOpenMenu])
    }
    return different("hidden items", titles, open.menu.hidden.map(\.item.localizedTitle))
  }

  private func opensFailure(
    _ direction: MenuPlacement.Direction, _ side: MenuPlacement.Side?, _ stage: ScenarioStage
  ) -> ScenarioRun.Failure? {
    let words = { (direction: MenuPlacement.Direction, side: MenuPlacement.Side?) in
      ([direction.rawValue] + [side?.rawValue].compactMap(\.self)).joined(separator: " ")
    }
    let found = openMenu(stage).map { open in
      words(open.placement.opens, side == nil ? nil : open.placement.iconSide)
    }
    return different(
      "where the menu opens", [words(direction, side)], [found ?? Expectation.noOpenMenu])
  }

  // MARK: The app

  private func callsFailure(_ patterns: [CallPattern], _ stage: ScenarioStage) -> ScenarioRun
    .Failure?
  {
    let calls = stage.passageLines.calls
    let unwanted = patterns.filter { pattern in
      if case .notMade(let method) = pattern {
        calls.contains { $0.method == method }
      } else {
        false
      }
    }
    let wanted = patterns.filter { pattern in
      if case .notMade = pattern { false } else { true }
    }
    if unwanted.isEmpty, sequence(calls, matches: wanted) { return nil }
    let expected = patterns.map(\.text)
    let seen = stage.passageLines.callTexts
    // What was not called is told where it was asked about.
    let told = Set(calls.map(\.text) + expected)
    return ScenarioRun.Failure(
      message: "the calls", expected: expected, found: seen.filter(told.contains), seen: seen)
  }

  private func stateFailure(
    _ state: ApplicationState, of name: String?, _ stage: ScenarioStage
  ) -> ScenarioRun.Failure? {
    do throws(ScenarioRun.Failure) {
      let id =
        try name.map { name throws(ScenarioRun.Failure) in try stage.id(ofApp: name) }
        ?? stage.lastApp
      let found = id.flatMap { stage.simulation.phone.app($0)?.state }
      return different("the app's state", [state.rawValue], [found?.rawValue ?? "no app"])
    } catch {
      return error
    }
  }

  private func screenFailure(_ texts: [String], _ stage: ScenarioStage) -> ScenarioRun.Failure? {
    let screen = stage.lastApp.flatMap { stage.simulation.phone.app($0)?.screen }
    return failure("the app's screen", texts, in: screen?.texts ?? [])
  }

  /// The texts stand among those, in that order.
  private func failure(
    _ what: String, _ texts: [String], in found: [String]
  ) -> ScenarioRun.Failure? {
    var rest = found[...]
    for text in texts {
      guard let index = rest.firstIndex(where: { $0.contains(text) }) else {
        return ScenarioRun.Failure(message: what, expected: texts, found: found)
      }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  private static let noOpenPreview = "no preview is open"

  private func previewFailure(_ texts: [String], _ stage: ScenarioStage) -> ScenarioRun.Failure? {
    let preview = stage.simulation.phone.touch.controlPress?.preview
    return failure("the preview", texts, in: preview?.texts ?? [Expectation.noOpenPreview])
  }

  private func noPreviewFailure(_ stage: ScenarioStage) -> ScenarioRun.Failure? {
    let preview = stage.simulation.phone.touch.controlPress?.preview
    return different("a preview", [], preview.map { $0.texts } ?? [])
  }

  private func consoleFailure(_ text: String, _ stage: ScenarioStage) -> ScenarioRun.Failure? {
    let printed = stage.passageLines.compactMap { line -> String? in
      if case .console(let text) = line.entry.event { text } else { nil }
    }
    return printed.contains { $0.contains(text) }
      ? nil : ScenarioRun.Failure(message: "the console", expected: [text], found: printed)
  }

  private func warningFailure(_ text: String, _ stage: ScenarioStage) -> ScenarioRun.Failure? {
    warningsFailure([text], stage) { warnings in
      warnings.contains { $0.kindName == text || $0.description.contains(text) }
    }
  }

  private func warningsFailure(
    _ expected: [String], _ stage: ScenarioStage, _ isExpected: ([Warning]) -> Bool
  ) -> ScenarioRun.Failure? {
    let warnings = stage.passageLines.warnings
    return isExpected(warnings)
      ? nil
      : ScenarioRun.Failure(
        message: "warnings", expected: expected, found: warnings.map(\.description),
        seen: warnings.map(\.kindName))
  }
}

/// A call that was made on a delegate that has it.
package struct MadeCall: Hashable {
  package var method: DelegateCall.Method
  /// Of a launch method.
  package var answer: Bool?

  fileprivate var text: String { Expectation.CallPattern.made(method, answer: answer).text }
}

extension [TraceLine] {
  package var calls: [MadeCall] {
    compactMap { line in
      guard line.isCall, case .called(_, _, let call) = line.entry.event else { return nil }
      if case .answered(let answer) = line.outcome {
        return MadeCall(method: call.method, answer: answer)
      }
      return MadeCall(method: call.method)
    }
  }

  /// As `expect calls` has them: what was called at some time is not told to be missing at another.
  package var callTexts: [String] {
    let made = Set(calls.map { "not \($0.method)" })
    return compactMap(\.callText).filter { !made.contains($0) }
  }

  /// A handled item, again or not.
  package var handledCount: Int {
    count { line in
      switch line.entry.event {
      case .handled, .warning(.handledTwice), .warning(.stale): true
      default: false
      }
    }
  }

  package var warnings: [Warning] {
    compactMap { line in
      if case .warning(let warning) = line.entry.event { warning } else { nil }
    }
  }

  package var completion: Expectation.Completion {
    var result = Expectation.Completion.none
    for line in self {
      switch line.entry.event {
      case .called(_, _, .performAction), .called(_, _, .scene(_, .performAction)):
        if line.outcome?.wasMade ?? true { result = .never }
      case .completion(.called(_, onMainThread: false)): result = .offMain
      case .completion(.called(let success, _)): result = success ? .true : .false
      case .completion(.calledTwice): result = .twice
      default: break
      }
    }
    return result
  }
}

extension TraceLine {
  /// A call on a delegate that has it.
  fileprivate var isCall: Bool {
    if case .called = entry.event { outcome?.wasMade ?? true } else { false }
  }

  /// A call as an `expect calls` block writes it; nil for other lines.
  package var callText: String? {
    switch (entry.event, outcome) {
    case (.called(_, _, let call), let outcome) where !(outcome?.wasMade ?? true):
      "not \(call.method)"
    case (.called(_, _, let call), .answered(let answer)): "\(call.method) -> \(answer)"
    case (.called(_, _, let call), _): call.method.rawValue
    case (.notCalled(let method, _), _): "not \(method)"
    default: nil
    }
  }
}

extension MenuRow {
  var kind: Expectation.RowPattern.Kind {
    switch self {
    case .item(_, .static): .static
    case .item(_, .dynamic): .dynamic
    case .system: .system
    }
  }

  /// As an `expect menu` block writes it.
  package var scenarioText: String { "\(kind.rawValue) \(title.quotedForScenario)" }
}

extension Expectation.RowPattern {
  fileprivate var text: String {
    switch self {
    case .row(let kind, let title): "\(kind.rawValue) \(title.quotedForScenario)"
    case .rest(let kind): kind.map { "\($0.rawValue) …" } ?? "…"
    }
  }
}

extension Expectation.CallPattern {
  fileprivate var text: String {
    switch self {
    case .made(let method, let answer):
      answer.map { "\(method) -> \($0)" } ?? method.rawValue
    case .notMade(let method): "not \(method)"
    case .rest: "…"
    }
  }
}
