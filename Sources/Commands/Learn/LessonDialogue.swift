import CGlibc
import Canvas
import Glibc
import QuickActions
import Scenarios

/// Lessons as a dialogue of lines: for screen readers, any terminal and pipes.
struct LessonDialogue {
  private let output: PlainOutput
  private var input = LineInput(descriptor: STDIN_FILENO)
  private let signals: Int32
  private(set) var progress: LessonProgress
  private(set) var signal: Int32?

  init(_ options: LearnOptions, progress: LessonProgress, signals: Int32) {
    output = PlainOutput(
      echoes: isatty(STDIN_FILENO) == 0,
      isASCII: options.homeScreen.isASCII || !Page.standard.isUTF8, until: signals)
    self.progress = progress
    self.signals = signals
  }

  /// The number of the error after which nothing was heard any more.
  var failure: Int32 { output.failure }

  /// The list comes back after each lesson.
  mutating func choose(among lessons: [Lesson]) {
    while true {
      for (index, lesson) in lessons.enumerated() {
        let mark = progress.mark(of: lesson)
        output.tell("\(index + 1) \(lesson.title)" + (mark.isEmpty ? "" : " (\(mark))"))
      }
      guard
        let number = choice(
          of: lessons.count, "lesson \(LessonDialogue.numbers(lessons.count)), or q")
      else {
        return
      }
      perform(lessons[number])
    }
  }

  /// Tells a lesson, asks its questions, and runs it again as often as something else is to be tried.
  mutating func perform(_ lesson: Lesson) {
    output.tell(lesson.title)
    guard let tally = perform(lesson.scenario) else { return }
    progress.finished(lesson.name, tally)
    output.tell(
      tally.asked > 0 ? "\(tally.right) of \(tally.asked) answers were right" : "that was all")
    let variations = lesson.scenario.variations
    while !variations.isEmpty {
      output.tell("change one thing and run it again:")
      output.tell(variations.enumerated().map { "\($0.offset + 1) \($0.element.text)" })
      guard
        let number = choice(
          of: variations.count, "change \(LessonDialogue.numbers(variations.count)), or q"),
        perform(lesson.scenario.varied(by: variations[number]), tellsWhatIsSeen: true) != nil
      else { return }
    }
  }

  // MARK: One run

  /// - Returns: nil where it was left before its end.
  ///
  /// - Parameter tellsWhatIsSeen: Where nothing is asked, as the answer to a question tells it.
  private mutating func perform(
    _ scenario: Scenario, tellsWhatIsSeen: Bool = false
  ) -> Performance.Tally? {
    let run = ScenarioRun(scenario, files: ScenarioFolder())
    var tally = Performance.Tally()
    var answered: (question: Statement.Question, choice: Int)?
    let lastTouch = scenario.statements.lastIndex { $0.action.isTouch }
    for (index, statement) in scenario.statements.enumerated() {
      if !statement.isExpectation, !statement.action.isProse { output.tell("$ \(statement.text)") }
      let step = run.perform(statement)
      if let failure = step.failure {
        output.tell(PerformedPage(failure))
        guard statement.isExpectation else { return nil }
      }
      if tellsWhatIsSeen, index == lastTouch {
        output.tell(["what is seen:"] + run.passageLines.compactMap(\.lessonText))
      }
      switch statement.action {
      case .say(let text): output.tell(text)
      case .sure(let sureness, let text): output.tell(sureness.sentence(about: text))
      case .ask(let question):
        guard let choice = ask(question) else { return nil }
        answered = (question, choice)
        tally.asked += 1
        tally.right += question.answers[choice].isRight ? 1 : 0
      case .expect:
        guard let given = answered, !scenario.isExpectedMore(after: index) else { break }
        answered = nil
        output.tell(
          PerformedPage(answering: given.question, with: given.choice, seen: run.passageLines))
      default: break
      }
    }
    return tally
  }

  private mutating func ask(_ question: Statement.Question) -> Int? {
    output.tell(question.text)
    output.tell(question.answers.enumerated().map { "\($0.offset + 1) \($0.element.text)" })
    return choice(
      of: question.answers.count, "answer \(LessonDialogue.numbers(question.answers.count)), or q")
  }

  // MARK: Lines

  private static func numbers(_ count: Int) -> String { count > 1 ? "1-\(count)" : "1" }

  /// - Returns: what was chosen, from 0; nil where whoever answers leaves.
  private mutating func choice(of count: Int, _ prompt: String) -> Int? {
    while let line = line(prompt) {
      let word = String(line.split(separator: " ").first ?? "")
      if ["q", "quit", "leave"].contains(word) { return nil }
      if let number = Int(word), (1...max(1, count)).contains(number) { return number - 1 }
      output.tell("write \(count > 1 ? "a number from 1 to \(count)" : "1"), or q to leave")
    }
    return nil
  }

  /// - Returns: nil at the end of all lines, or where a signal asks for it.
  private mutating func line(_ prompt: String) -> String? {
    while signal == nil, !output.isClosed {
      let isTypedAhead = output.prompt(prompt)
      if let line = input.next() {
        guard case .whole(let text) = line else {
          output.took("", before: isTypedAhead)
          output.tell("the line is longer than \(LineInput.longestLine) bytes, so nothing is done")
          continue
        }
        output.took(text, before: isTypedAhead)
        return text
      }
      guard !input.isOver else { break }
      wait()
    }
    output.endPrompt()
    return nil
  }

  private mutating func wait() {
    var entries = [
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    poll(&entries, 2, -1)
    if entries[0].revents != 0 {
      let number = homepress_next_quit_signal(signals)
      if number != 0 { signal = number }
    }
    if entries[1].revents != 0 { input.fill() }
  }
}

extension PlainOutput {
  fileprivate func tell(_ page: PerformedPage) { tell([page.sentence] + page.facts) }
}

/// `homepress learn --plain`.
func runDialogue(_ options: LearnOptions) -> Outcome {
  do throws(Diagnostic) {
    let chosen = try options.lesson.map(Lesson.named)
    let lessons = try chosen == nil ? Lesson.all() : []
    let signals = homepress_open_quit_signals()
    guard signals >= 0 else { return outcome(of: .noSignals) }
    defer { homepress_close_quit_signals(signals) }
    var dialogue = LessonDialogue(
      options, progress: LessonProgress(folder: options.stateFolder), signals: signals)
    if let chosen { dialogue.perform(chosen) } else { dialogue.choose(among: lessons) }
    let unheard = Output.account(of: dialogue.failure)
    return Outcome(
      diagnostics: dialogue.progress.printedNotices + (unheard ?? ""),
      status: unheard == nil ? .success : .unable, signal: dialogue.signal)
  } catch {
    return Outcome(diagnostics: printed(error), status: .unable)
  }
}
