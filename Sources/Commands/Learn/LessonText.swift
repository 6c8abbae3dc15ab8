import Canvas
import Scenarios

/// A lesson as plain text, for a handout or a screen reader: what it tells, what is done, what it asks,
/// and what was seen when it was played just now.
struct LessonText {
  private let lesson: Lesson
  private static let columns = 76

  init(_ lesson: Lesson) {
    self.lesson = lesson
  }

  var text: String {
    let steps = ScenarioRun(lesson.scenario, files: ScenarioFolder()).run()
    let title = safeText(lesson.title)
    var parts = [title + "\n" + String(repeating: "=", count: displayWidth(title))]
    var answers: [String] = []
    var seen: [String] = []
    for (index, step) in steps.enumerated() {
      seen += step.trace.compactMap(\.lessonText)
      let isLast = index + 1 == steps.count || !steps[index + 1].statement.isExpectation
      if step.statement.isExpectation, isLast, !seen.isEmpty {
        // What answers a question stands with the answers.
        if let asked = questionAnswered(by: index, in: steps) {
          answers.append(answer(asked.question, number: asked.number, seen))
        } else {
          parts.append(LessonText.list("What is seen:", seen))
        }
        seen = []
      }
      if case .ask = step.statement.action { seen = [] }
      if let part = part(for: step, questions(in: steps[...index])) {
        LessonText.add(part, to: &parts)
      }
    }
    if !answers.isEmpty { parts.append("Answers\n-------\n\n" + answers.joined(separator: "\n\n")) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func questions(in steps: ArraySlice<ScenarioRun.Step>) -> Int {
    steps.count { step in
      if case .ask = step.statement.action { true } else { false }
    }
  }

  /// The question that waits for an answer where an expectation is the last of its passage.
  private func questionAnswered(
    by index: Int, in steps: [ScenarioRun.Step]
  ) -> (question: Statement.Question, number: Int)? {
    for place in steps[..<index].indices.reversed() {
      if case .ask(let question) = steps[place].statement.action {
        return (question, questions(in: steps[...place]))
      }
      let isEarlier =
        steps[place].statement.isExpectation && !steps[place + 1].statement.isExpectation
      if isEarlier { return nil }
    }
    return nil
  }

  private func answer(_ question: Statement.Question, number: Int, _ seen: [String]) -> String {
    let right = question.answers.firstIndex(where: \.isRight) ?? 0
    let text = "Question \(number): number \(right + 1), \(question.answers[right].text)"
    return LessonText.list(LessonText.wrapped(text), seen)
  }

  private static let prompt = "  $ "
  private static let sureness = "How sure? "

  /// Steps that follow one another stand together.
  private static func add(_ part: String, to parts: inout [String]) {
    if part.hasPrefix(prompt), let last = parts.last, last.hasPrefix(prompt) {
      parts[parts.count - 1] = "\(last)\n\(part)"
    } else if part.hasPrefix(sureness), let last = parts.last, !last.hasPrefix(prompt) {
      parts[parts.count - 1] = "\(last)\n\(part)"
    } else {
      parts.append(part)
    }
  }

  private func part(for step: ScenarioRun.Step, _ number: Int) -> String? {
    if let failure = step.failure { return LessonText.wrapped("This failed: \(failure.message).") }
    switch step.statement.action {
    case .say(let text): return LessonText.wrapped(text)
    case .sure(let sureness, let text):
      return LessonText.wrapped(sureness.sentence(about: text))
    case .ask(let question):
      return LessonText.wrapped("Question \(number): \(question.text)") + "\n"
        + question.answers.enumerated().map { index, answer in
          LessonText.wrapped("\(index + 1). \(answer.text)", indent: 2, hanging: 3)
        }.joined(separator: "\n")
        + "\n(Answer before you read on: the answers are at the end.)"
    case .vary(let variation): return text(of: variation)
    case .expect: return nil
    default: return LessonText.statement(step.statement)
    }
  }

  /// With the lines of its block.
  private static func statement(_ statement: Statement) -> String {
    var lines = [prompt + safeText(statement.text)]
    if case .setDynamic(_, .items(let items)) = statement.action {
      lines += items.map { "      \(safeText($0.statementLine))" }
    }
    return lines.joined(separator: "\n")
  }

  /// What is otherwise, and what is seen then.
  private func text(of variation: Variation) -> String {
    let run = ScenarioRun(lesson.scenario.varied(by: variation), files: ScenarioFolder())
    var seen: [String] = []
    for step in run.run() {
      if step.statement.action.isTouch, !seen.isEmpty { seen = [] }
      seen += step.trace.compactMap(\.lessonText)
    }
    let changes = variation.statements.filter { !$0.isExpectation && !$0.action.isProse }
    let prose = variation.statements.compactMap { statement in
      switch statement.action {
      case .say(let text): LessonText.wrapped(text)
      case .sure(let sureness, let text): LessonText.wrapped(sureness.sentence(about: text))
      default: nil
      }
    }
    let head = [LessonText.wrapped("Try this too: \(variation.text).")]
    let lines = changes.map(LessonText.statement)
    return (head + lines + [LessonText.list("What is seen then:", seen)] + prose)
      .joined(separator: "\n")
  }

  private static func list(_ heading: String, _ entries: [String]) -> String {
    heading + "\n"
      + entries.map { wrapped("- \($0)", indent: 2, hanging: 2) }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, indent: Int = 0, hanging: Int = 0) -> String {
    let lines = CellText(text).wrapped(to: columns - indent - hanging, lines: .max)
    return lines.enumerated().map { index, line in
      String(repeating: " ", count: indent + (index == 0 ? 0 : hanging)) + line.string
    }.joined(separator: "\n")
  }
}
