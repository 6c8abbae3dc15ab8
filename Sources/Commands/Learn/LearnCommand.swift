import Canvas
import QuickActions
import Scenarios

/// `homepress learn`: the list of lessons, and lessons on the live Home Screen.
func runLearn<Terminal: InteractiveTerminal & ~Copyable>(
  _ options: LearnOptions, on _: Terminal.Type
) -> Outcome {
  do {
    let chosen = try options.lesson.map(Lesson.named)
    let lessons = try chosen == nil ? Lesson.all() : []
    try options.homeScreen.phone.checkStateFolder()
    var learning = Learning(
      on: try Terminal(options.homeScreen.terminal), options,
      progress: LessonProgress(folder: options.stateFolder))
    let signal = chosen.map { learning.perform($0) } ?? learning.choose(among: lessons)
    return Outcome(diagnostics: learning.progress.printedNotices, signal: signal)
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch let error as TerminalError {
    return outcome(of: error, hint: options.hint)
  } catch {
    return Outcome(diagnostics: "homepress: \(safeText("\(error)"))\n", status: .unable)
  }
}

/// Someone who learns: lessons in turn on one terminal, and how far they have come.
private struct Learning<Terminal: InteractiveTerminal & ~Copyable>: ~Copyable {
  /// It is lent to the list and to each lesson, and comes back from them.
  private var terminal: Terminal?
  private let options: LearnOptions
  private(set) var progress: LessonProgress

  init(on terminal: consuming Terminal, _ options: LearnOptions, progress: LessonProgress) {
    self.terminal = .some(terminal)
    self.options = options
    self.progress = progress
  }

  /// The list comes back after each lesson.
  ///
  /// - Returns: the signal that asked for the end; nil where a person did.
  mutating func choose(among lessons: [Lesson]) -> Int32? {
    var place = progress.firstOpen(of: lessons)
    while let terminal = terminal.take() {
      var list = LessonListSession(
        on: terminal, lessons, progress: progress, isASCII: options.homeScreen.isASCII, at: place)
      let ending = list.run()
      self.terminal = list.givesBackTerminal()
      switch ending {
      case .left(let signal): return signal
      case .chose(let index):
        place = index
        if let signal = perform(lessons[index]) { return signal }
      }
    }
    return nil
  }

  mutating func perform(_ lesson: Lesson) -> Int32? {
    guard let terminal = terminal.take() else { return nil }
    var session = HomeScreenSession(
      on: terminal, options.homeScreen, apps: .none, dynamicItems: [],
      performing: StagedScenario(scenario: lesson.scenario, manner: .lesson))
    let signal = session.run()
    if let tally = session.tally { progress.finished(lesson.name, tally) }
    self.terminal = session.givesBackTerminal()
    return signal
  }
}

/// What of `learn` needs no terminal.
func printLessons(_ options: LearnOptions) -> Outcome {
  do throws(Diagnostic) {
    if let name = options.lesson {
      return Outcome(output: LessonText(try Lesson.named(name)).text)
    }
    let progress = LessonProgress(folder: options.stateFolder)
    return Outcome(
      output: lessonTable(try Lesson.all(), progress), diagnostics: progress.printedNotices)
  } catch {
    return Outcome(diagnostics: printed(error), status: .unable)
  }
}

private func lessonTable(_ lessons: [Lesson], _ progress: LessonProgress) -> String {
  let width = lessons.map { displayWidth($0.name) }.max() ?? 0
  return lessons.map { lesson in
    "\(progress.mark(of: lesson).rightPadded(to: 5)) \(lesson.name.rightPadded(to: width))  "
      + safeText(lesson.title) + "\n"
  }.joined()
}
