import Phone
import QuickActions

/// Reads what follows `expect`.
struct ExpectationReader {
  let block: [ScenarioLine]
  let file: String

  func read(_ words: inout WordCursor) throws(Diagnostic) -> Expectation {
    switch try words.choice("expectation", as: ExpectationForm.self) {
    case .menu: return .menu(try each("rows", words, row))
    case .hidden: return .hidden(words.takes("none") ? [] : try each("titles", words, text))
    case .opens: return try opens(&words)
    case .calls: return .calls(try each("calls", words, call))
    case .completion:
      return .completion(try words.choice("completion", as: Expectation.Completion.self))
    case .handled: return .handled(try words.number("number of times", in: 0...1000))
    case .state:
      let state = try words.choice("state", as: ApplicationState.self)
      return .state(state, app: words.next == nil ? nil : try words.take("the name of an app"))
    case .screen:
      return .screen(
        words.next == nil ? try each("texts", words, text) : [try words.take("a text")])
    case .preview:
      return .preview(
        words.next == nil ? try each("texts", words, text) : [try words.take("a text")])
    case .console: return .console(try words.take("a text"))
    case .warning: return .warning(try warning(&words))
    case .no: return try none(&words)
    }
  }

  private enum Nothing: String, CaseIterable { case menu, preview, calls, warning }

  private func none(_ words: inout WordCursor) throws(Diagnostic) -> Expectation {
    switch try words.choice("thing to be missed", as: Nothing.self) {
    case .menu: .noMenu
    case .preview: .noPreview
    case .calls: .calls([])
    case .warning: .noWarning
    }
  }

  /// A word that is nearly a kind is a slip; any other text is a part of what the warning says.
  private func warning(_ words: inout WordCursor) throws(Diagnostic) -> String {
    let isQuoted = words.next?.isQuoted ?? false
    let text = try words.take("a kind of warning, or a part of its text")
    let kinds = WarningKind.allCases.map(\.rawValue)
    guard isQuoted || kinds.contains(text) || nearest(to: text, among: kinds) == nil else {
      throw words.unknown(text, "kind of warning", among: kinds)
    }
    return text
  }

  private enum Direction: String, CaseIterable { case above, below }
  private enum Side: String, CaseIterable { case left, right }

  private func opens(_ words: inout WordCursor) throws(Diagnostic) -> Expectation {
    let direction: MenuPlacement.Direction =
      try words.choice("direction", as: Direction.self) == .above ? .above : .below
    guard words.next != nil else { return .opens(direction, nil) }
    return .opens(direction, try words.choice("side", as: Side.self) == .left ? .left : .right)
  }

  private func each<Part>(
    _ what: String, _ line: WordCursor, _ read: (inout WordCursor) throws(Diagnostic) -> Part
  ) throws(Diagnostic) -> [Part] {
    try line.end()
    guard !block.isEmpty else { throw line.missing("\(what), on indented lines below it") }
    return try WordCursor.each(of: block, file: file, read)
  }

  private func isRest(_ words: inout WordCursor) -> Bool {
    words.takes("…") || words.takes("...")
  }

  private func row(_ words: inout WordCursor) throws(Diagnostic) -> Expectation.RowPattern {
    if isRest(&words) { return .rest(nil) }
    let kind = try words.choice("kind of row", as: Expectation.RowPattern.Kind.self)
    return isRest(&words) ? .rest(kind) : .row(kind, title: try words.take("a title"))
  }

  private func text(_ words: inout WordCursor) throws(Diagnostic) -> String {
    try words.take("a text, in quotes")
  }

  private enum Answer: String, CaseIterable { case `true`, `false` }

  private func call(_ words: inout WordCursor) throws(Diagnostic) -> Expectation.CallPattern {
    if isRest(&words) { return .rest }
    if words.takes("not") {
      return .notMade(try words.choice("call", as: DelegateCall.Method.self))
    }
    let method = try words.choice("call", as: DelegateCall.Method.self)
    guard words.takes("->") else { return .made(method, answer: nil) }
    return .made(method, answer: try words.choice("answer", as: Answer.self) == .true)
  }
}
