import QuickActions
import Scenarios

/// Lines that are statements of the scenario language.
extension PlainSession {
  mutating func take(_ form: StatementForm, _ rest: String) {
    // The number of a row, or of what can be tapped, is the number of its choice.
    if form == .choose || form == .tap, let number = view.choice(named: rest, by: form) {
      return pick(number)
    }
    let line = view.names.line(form, rest)
    if form.beginsBlock(rest) {
      unfinished = UnfinishedStatement(line)
    } else {
      read(line)
    }
  }

  /// - Returns: false where the line begins something else: the statement above it comes first.
  mutating func addToBlock(_ line: String) -> Bool {
    guard let first = line.first, first.isWhitespace else {
      finishBlock()
      return line.isEmpty
    }
    unfinished?.add(line)
    return true
  }

  mutating func finishBlock() {
    guard let statement = unfinished else { return }
    unfinished = nil
    if statement.isWhole {
      read(statement.text)
    } else {
      output.tell("the statement is too long, so nothing is done")
    }
  }

  /// Nothing is done with a part of what was meant.
  mutating func refuseLongLine() {
    unfinished?.refuse()
    output.tell("the line is longer than \(LineInput.longestLine) bytes, so nothing is done")
    isAsked = false
  }

  private mutating func read(_ text: String) {
    do throws(Diagnostic) {
      let statements = try ScenarioParser.parse(text, file: stage.file).statements
      for statement in statements {
        try buildPackage(of: statement)
        perform(statement)
      }
    } catch {
      for error in [error] + error.more {
        output.tell([error.message] + (error.fix.map { [$0] } ?? []))
      }
    }
  }

  mutating func ask(_ question: Statement.Question) {
    stage.ask(question)
    output.tell([question.text] + question.answers.map(\.text))
  }

  /// Something was expected and not found, or a scenario could not be performed.
  var hasFindings: Bool { scriptFailed || expectations.met < expectations.all }

  func tell(_ failure: ScenarioRun.Failure?) {
    guard let failure else { return output.tell("as expected") }
    output.tell(
      ["not as expected: \(failure.message)"] + failure.expected.map { "expected: \($0)" }
        + failure.found.map { "found: \($0)" })
  }
}

extension StatementForm {
  /// The lines below it say more.
  fileprivate func beginsBlock(_ rest: String) -> Bool {
    let words = rest.split(whereSeparator: \.isWhitespace)
    switch self {
    case .ask, .vary: return true
    case .set: return words.first == "dynamic" && words.last?.hasSuffix(".json") != true
    case .expect:
      return ["menu", "hidden", "calls", "screen", "preview"].contains { words == [$0] }
    default: return false
    }
  }
}

extension Statement.Action {
  /// What is changed in a list is seen there.
  var keepsPage: Bool {
    switch self {
    case .device, .language, .setting, .setSource, .behaviour: true
    default: false
    }
  }
}
