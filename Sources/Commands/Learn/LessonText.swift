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
    var question = 0
    var seen: [String] = []
    for (index, step) in steps.enumerated() {
      seen += step.trace.compactMap(\.lessonText)
      let isLast = index + 1 == steps.count || !steps[index + 1].statement.isExpectation
      if step.statement.isExpectation, isLast, !seen.isEmpty {
        parts.append(LessonText.list("What is seen:", seen))
        seen = []
      }
      if case .ask = step.statement.action { question += 1 }
      if let part = part(for: step, question) { LessonText.add(part, to: &parts) }
    }
    let answers = lesson.answers
    if !answers.isEmpty { parts.append(LessonText.list("Answers", answers)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let prompt = "  $ "

  /// Steps that follow one another stand together.
  private static func add(_ part: String, to parts: inout [String]) {
    if part.hasPrefix(prompt), let last = parts.last, last.hasPrefix(prompt) {
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
      return LessonText.wrapped("How sure? \(sureness.account). \(text)")
    case .ask(let question):
      return LessonText.wrapped("Question \(number): \(question.text)") + "\n"
        + question.answers.enumerated().map { index, answer in
          LessonText.wrapped("\(index + 1). \(answer.text)", indent: 2, hanging: 3)
        }.joined(separator: "\n")
    case .vary(let variation):
      return LessonText.wrapped("Try this too: \(variation.text).")
    case .expect: return nil
    default: return "\(LessonText.prompt)\(safeText(step.statement.text))"
    }
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

extension Lesson {
  /// The right answer of each question.
  fileprivate var answers: [String] {
    let questions = scenario.statements.compactMap { statement in
      if case .ask(let question) = statement.action { question } else { nil }
    }
    return questions.enumerated().map { index, question in
      let right = question.answers.firstIndex(where: \.isRight) ?? 0
      return "\(index + 1): number \(right + 1), \(question.answers[right].text)"
    }
  }
}
