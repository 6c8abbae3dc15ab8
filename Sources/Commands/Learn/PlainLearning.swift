import CGlibc
import Canvas
import Glibc
import QuickActions
import Scenarios

/// `homepress learn --plain`: lessons as a dialogue of lines on standard input and output.
func runPlainLearning(_ options: LearnOptions) -> Outcome {
  do throws(Diagnostic) {
    let chosen = try options.lesson.map(Lesson.named)
    let lessons = try chosen == nil ? Lesson.all() : []
    let signals = homepress_open_quit_signals()
    guard signals >= 0 else { return outcome(of: .noSignals) }
    defer { homepress_close_quit_signals(signals) }
    var learning = PlainLearning(options, signals: signals)
    if let chosen { learning.perform(chosen) } else { learning.choose(among: lessons) }
    return Outcome(
      signal: learning.dialogue.signal)
  } catch {
    return Outcome(diagnostics: printed(error), status: .unable)
  }
}

/// Someone who learns by lines.
struct PlainLearning {
  var dialogue: PlainDialogue
  var progress: LessonProgress

  init(_ options: LearnOptions, signals: Int32) {
    dialogue = PlainDialogue(isASCII: options.homeScreen.isASCII, signals: signals)
    progress = LessonProgress(folder: options.stateFolder)
    dialogue.output.tell(progress.takeNotices())
  }

  /// The list comes back after each lesson.
  mutating func choose(among lessons: [Lesson]) {
    var isTold = false
    while true {
      if !isTold { dialogue.output.tell(table(lessons)) }
      isTold = true
      guard let line = dialogue.line(prompt: "a lesson, by number or name") else { return }
      switch PlainReply(line, among: lessons.map(\.name)) {
      case .choice(let index):
        perform(lessons[index])
        isTold = false
      case .word(.quit): return
      case .word(.help): dialogue.output.tell(PlainReply.help)
      case .word(.look), .nothing: isTold = false
      case .word(.trace), .word(.again), .unknown: dialogue.output.tell(PlainReply.refusal(line))
      }
    }
  }

  mutating func perform(_ lesson: Lesson) {
    var performance = PlainLesson(lesson, dialogue: dialogue)
    performance.begin()
    dialogue = performance.dialogue
    guard let tally = performance.tally else { return }
    progress.finished(lesson.name, tally)
    dialogue.output.tell(progress.takeNotices())
  }

  private func table(_ lessons: [Lesson]) -> [String] {
    ["Lessons, \(lessons.count { progress[$0.name] != nil }) of \(lessons.count) done:"]
      + lessons.enumerated().map { index, lesson in
        let tally = progress[lesson.name]
        let done = tally.map {
          $0.asked > 0 ? " Done, \($0.right) of \($0.asked) right." : " Done."
        }
        return "\(index + 1). \(lesson.name): \(lesson.title)\(done ?? "")"
      }
  }
}
