import Phone
import QuickActions
import Scenarios

/// A lesson as a dialogue: its prose, what is done, questions with numbered answers, and its variations.
///
/// What is done takes no time: nobody watches it.
struct PlainLesson {
  private let lesson: Lesson
  var dialogue: PlainDialogue
  /// How its questions were answered, once it has come to its end.
  private(set) var tally: Performance.Tally?
  private var answers = Performance.Tally()
  private var run: ScenarioRun

  private var output: PlainOutput { dialogue.output }

  private enum Ending {
    case atEnd, again, left
  }

  init(_ lesson: Lesson, dialogue: PlainDialogue) {
    self.lesson = lesson
    self.dialogue = dialogue
    run = ScenarioRun(lesson.scenario, files: ScenarioFolder())
  }

  mutating func begin() {
    output.tell("Lesson: \(lesson.title)")
    var next = Next.scenario(lesson.scenario)
    while case .scenario(let scenario) = next {
      answers = Performance.Tally()
      let isWhole = scenario == lesson.scenario
      switch perform(scenario) {
      case .left: next = .end
      case .again: next = .scenario(lesson.scenario)
      case .atEnd:
        if isWhole { tally = answers }
        next = askForVariation(isWhole: isWhole)
      }
    }
  }

  private enum Next {
    case scenario(Scenario)
    case end
  }

  // MARK: Its steps

  private mutating func perform(_ scenario: Scenario) -> Ending {
    run = ScenarioRun(scenario, files: ScenarioFolder())
    var answered: Answered?
    var index = 0
    while index < scenario.statements.count {
      if let passage = scenario.passage(at: index) {
        output.tell([passage.text] + passage.notes)
        index += passage.count
        continue
      }
      let statement = scenario.statements[index]
      index += 1
      if case .ask(let question) = statement.action {
        switch ask(question) {
        case .answer(let choice): answered = Answered(question: question, choice: choice)
        case .ending(let ending): return ending
        }
      }
      guard take(statement) else { return .atEnd }
      if case .expect(let expectation) = statement.action {
        answered?.expectations.append(expectation)
        guard scenario.isAnswered(at: index) else { continue }
        if let answered { tell(answered) } else { tellSeen(expectation) }
        answered = nil
      }
    }
    return .atEnd
  }

  private struct Answered {
    var question: Statement.Question
    var choice: Int
    var expectations: [Expectation] = []
  }

  /// - Returns: false where it could not be performed.
  private mutating func take(_ statement: Statement) -> Bool {
    let step = run.perform(statement)
    if !statement.isExpectation, !statement.action.isProse {
      let lines = lesson.lines(of: statement)
      output.tell(["Step: \(lines[0])"] + lines.dropFirst())
    }
    guard let failure = step.failure else { return true }
    output.tell("Not as it was written: \(failure.message)")
    output.tell(
      failure.expected.map { "expected: \($0)" } + failure.found.map { "found: \($0)" })
    return statement.isExpectation
  }

  // MARK: Questions

  private enum Reply {
    case answer(Int)
    case ending(Ending)
  }

  private mutating func ask(_ question: Statement.Question) -> Reply {
    let lines = ["Question: \(question.text)"] + PlainLesson.numbered(question.answers.map(\.text))
    output.tell(lines)
    while let line = dialogue.line(prompt: "your answer, 1 to \(question.answers.count)") {
      switch PlainReply(line, among: question.answers.map(\.text)) {
      case .choice(let index):
        answers.asked += 1
        if question.answers[index].isRight { answers.right += 1 }
        return .answer(index)
      case .word(.quit): return .ending(.left)
      case .word(.again): return .ending(.again)
      case .word(.trace): tellTrace()
      case .word(.help): output.tell(PlainReply.help)
      case .word(.look), .nothing: output.tell(lines)
      case .unknown: output.tell(PlainReply.refusal(line))
      }
    }
    return .ending(.left)
  }

  private func tell(_ answered: Answered) {
    let page = PerformedPage(
      answering: answered.question, with: answered.choice, seenBy: answered.expectations,
      run.passageLines)
    output.tell(
      [page.kind == .right ? "Right: \(page.text)" : "Not so. \(page.text)"]
        + page.facts.map { "Seen: \($0)" })
  }

  /// What nobody was asked about. A variation passes over what the lesson has looked at.
  private func tellSeen(_ expectation: Expectation) {
    guard expectation != .calls([.rest]) else { return }
    output.tell(run.passageLines.compactMap(\.lessonText).map { "Seen: \($0)" })
  }

  private func tellTrace() {
    let lines = run.simulation.trace.plainLines
    output.tell(lines.isEmpty ? ["nothing has happened yet"] : lines)
  }

  private static func numbered(_ texts: [String]) -> [String] {
    texts.enumerated().map { "\($0 + 1). \($1)" }
  }

  // MARK: Variations

  private mutating func askForVariation(isWhole: Bool) -> Next {
    let variations = lesson.scenario.variations
    let lines =
      (variations.isEmpty ? [] : ["Change one thing and run it again:"])
      + PlainLesson.numbered(variations.map(\.text))
    output.tell(isWhole ? "That was all\(score)." : "That was the variation.")
    output.tell(lines)
    let prompt = variations.isEmpty ? "again or quit" : "a number, again or quit"
    while let line = dialogue.line(prompt: prompt) {
      switch PlainReply(line, among: variations.map(\.text)) {
      case .choice(let index): return .scenario(lesson.scenario.varied(by: variations[index]))
      case .word(.quit): return .end
      case .word(.again): return .scenario(lesson.scenario)
      case .word(.trace): tellTrace()
      case .word(.help): output.tell(PlainReply.help)
      case .word(.look), .nothing: output.tell(lines)
      case .unknown: output.tell(PlainReply.refusal(line))
      }
    }
    return .end
  }

  private var score: String {
    answers.asked > 0 ? ": \(answers.right) of \(answers.asked) answered rightly" : ""
  }
}
