import Canvas
import QuickActions
import Scenarios

/// `homepress learn`: the list of lessons, and lessons on the live Home Screen.
func runLearn<Terminal: InteractiveTerminal & ~Copyable>(
  _ options: LearnOptions, on _: Terminal.Type
) -> Outcome {
  var progress = LessonProgress(folder: options.stateFolder)
  do {
    let ending: LessonEnding
    if let name = options.lesson {
      ending = try perform(try Lesson.named(name), options, &progress, on: Terminal.self)
    } else {
      ending = try chooseLessons(try Lesson.all(), options, &progress, on: Terminal.self)
    }
    return Outcome(diagnostics: progress.printedNotices, signal: ending.signal)
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch let error as TerminalError {
    return outcome(of: error)
  } catch {
    return Outcome(diagnostics: "homepress: \(safeText("\(error)"))\n", status: .unable)
  }
}

/// How a lesson or the list of them was left.
private struct LessonEnding {
  /// The signal that asked for it.
  var signal: Int32?
}

/// The list comes back after each lesson.
private func chooseLessons<Terminal: InteractiveTerminal & ~Copyable>(
  _ lessons: [Lesson], _ options: LearnOptions, _ progress: inout LessonProgress,
  on _: Terminal.Type
) throws -> LessonEnding {
  var place = progress.firstOpen(of: lessons)
  while true {
    let terminal = try Terminal(options.homeScreen.terminal)
    var list = LessonListSession(
      on: terminal, lessons, progress: progress, isASCII: options.homeScreen.isASCII, at: place)
    switch list.run() {
    case .left(let signal): return LessonEnding(signal: signal)
    case .chose(let index):
      place = index
      let ending = try perform(lessons[index], options, &progress, on: Terminal.self)
      if ending.signal != nil { return ending }
    }
  }
}

private func perform<Terminal: InteractiveTerminal & ~Copyable>(
  _ lesson: Lesson, _ options: LearnOptions, _ progress: inout LessonProgress,
  on _: Terminal.Type
) throws -> LessonEnding {
  let apps = AppsToInstall.none
  let terminal = try Terminal(options.homeScreen.terminal)
  var session = HomeScreenSession(
    on: terminal, options.homeScreen, apps: apps, dynamicItems: [],
    performing: StagedScenario(scenario: lesson.scenario, manner: .lesson))
  let signal = session.run()
  if let tally = session.tally { progress.finished(lesson.name, tally) }
  return LessonEnding(signal: signal)
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
