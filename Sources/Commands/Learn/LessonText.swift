import Canvas
import QuickActions
import Scenarios

/// A lesson as plain text, for a handout or a screen reader: what it tells, does and asks; then the
/// answers with what was seen when it was played just now; then what comes of its variations.
struct LessonText {
  private let lesson: Lesson

  init(_ lesson: Lesson) {
    self.lesson = lesson
  }

  var text: String {
    let run = ScenarioRun(lesson.scenario, files: ScenarioFolder())
    let steps = run.run()
    let title = TextBlock.heading(safeText(lesson.title), underlinedBy: "=")
    var paper = LessonPaper(steps: steps, lesson: lesson)
    paper.write()
    let parts = [title, .text(LessonText.legend)] + paper.question + paper.answers + variations
    return TextBlock.joined(parts)
  }

  private static let legend =
    "Lines that begin with > are what is done with the phone; `homepress help scenarios` explains them."

  // MARK: Variations

  private var variations: [TextBlock] {
    let variations = lesson.scenario.variations
    guard !variations.isEmpty else { return [] }
    return [.heading("Try this too", underlinedBy: "-")]
      + variations.enumerated().flatMap { part(for: $1, number: $0 + 1) }
  }

  private func part(for variation: Variation, number: Int) -> [TextBlock] {
    let varied = lesson.scenario.varied(by: variation)
    let run = ScenarioRun(varied, files: ScenarioFolder())
    let failure = run.run().compactMap(\.failure).first
    var blocks = [TextBlock.text("\(number). \(safeText(variation.text)).")]
    let doings = variation.statements.filter { !$0.isExpectation && !$0.action.isProse }
    let changes = variation.changes.count
    if changes > 0 {
      blocks.append(.text("The same steps again, but with:"))
      blocks += doings.prefix(changes).map { .deed(lesson.lines(of: $0)) }
    }
    if doings.count > changes {
      blocks.append(
        .text(changes > 0 ? "And at the end:" : "The same steps again, and at the end:"))
      blocks += doings.dropFirst(changes).map { .deed(lesson.lines(of: $0)) }
    }
    if let failure { blocks.append(.text("This failed: \(failure.message).")) }
    blocks += TextBlock.seen(run.passageLines.compactMap(\.lessonText))
    var prose = varied
    prose.statements = variation.statements
    return blocks
      + prose.passages.map { TextBlock($0) }
  }
}

/// The two halves of a handout, as they come about step by step.
private struct LessonPaper {
  let steps: [ScenarioRun.Step]
  let lesson: Lesson
  /// What may be read before the answers are known.
  private(set) var question: [TextBlock] = []
  private(set) var answers: [TextBlock] = []
  /// What was seen since it was last told.
  private var seen: [String] = []
  private var number = 0
  /// Something was done since the last question was answered.
  private var hasMoved = false

  init(steps: [ScenarioRun.Step], lesson: Lesson) {
    self.steps = steps
    self.lesson = lesson
  }

  mutating func write() {
    var next = 0
    while next < steps.count {
      let step = steps[next]
      seen += step.trace.compactMap(\.lessonText)
      if let failure = step.failure { tell([.text("This failed: \(failure.message).")], next) }
      if let passage = lesson.scenario.passage(at: next) {
        next += passage.count
        tell([TextBlock(passage)], next)
        continue
      }
      next += 1
      write(step.statement, next)
    }
  }

  private mutating func write(_ statement: Statement, _ next: Int) {
    switch statement.action {
    case .ask(let asked): ask(asked)
    case .vary: break
    case .expect:
      guard !lesson.scenario.isExpectedMore(after: next - 1) else { return }
      hasMoved = false
      tell(TextBlock.seen(seen), next)
      seen = []
    default:
      hasMoved = true
      question.append(.deed(lesson.lines(of: statement)))
    }
  }

  private mutating func ask(_ asked: Statement.Question) {
    number += 1
    question.append(.text("Question \(number): \(asked.text)"))
    question += asked.answers.enumerated().map { .choice($0 + 1, $1.text) }
    if answers.isEmpty { answers.append(.heading("Answers", underlinedBy: "-")) }
    let right = asked.answers.firstIndex(where: \.isRight) ?? 0
    answers.append(
      .text("Question \(number): number \(right + 1). \(asked.answers[right].text)"))
  }

  /// What follows a question explains its answer, unless it leads to the next one.
  private mutating func tell(_ blocks: [TextBlock], _ next: Int) {
    if number == 0 || hasMoved && isQuestion(next) {
      question += blocks
    } else {
      answers += blocks
    }
  }

  private func isQuestion(_ index: Int) -> Bool {
    guard lesson.scenario.statements.indices.contains(index),
      case .ask = lesson.scenario.statements[index].action
    else { return false }
    return true
  }
}
