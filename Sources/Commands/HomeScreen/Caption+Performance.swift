import HomeScreen
import Scenarios

extension Caption {
  /// What is said at this point of a performance.
  init(_ performance: Performance) {
    self.init(heading: performance.original.name, progress: performance.progress, text: "")
    switch performance.phase {
    case .acting: text = performance.statement?.text ?? ""
    case .reading(let page, _): show(page)
    case .asking(let question): show(question)
    case .over where performance.manner == .demonstration: showSummary(of: performance)
    case .over: showEnd(of: performance.original)
    }
    isWaiting = performance.isToBeRead
    if performance.isHandedOver { return }
    keys += performance.manner == .lesson ? [Key("Esc", "leave")] : [Key("Esc", "take over")]
    keys.append(Key("t", "trace"))
  }

  private mutating func show(_ page: PerformedPage) {
    facts = page.facts
    keys = [Key("Space", "go on")]
    text = page.sentence
    switch page.kind {
    case .prose, .sureness: break
    case .right: tone = .right
    case .wrong, .failure: tone = .wrong
    }
  }

  private mutating func showSummary(of performance: Performance) {
    let (met, all) = performance.expectations
    let found =
      switch (met, all) {
      case (_, 0): "nothing was expected"
      case (all, _): "all was as expected (\(all))"
      default: "\(all - met) of \(all) expectations were not met"
      }
    let verdict = performance.endedEarly ? "a statement could not be performed" : found
    text = "That was all: \(verdict). The phone is yours."
    tone = met == all && !performance.endedEarly ? .right : .wrong
  }

  private mutating func show(_ question: Statement.Question) {
    text = question.text
    choices = question.answers.map(\.text)
    keys = [Key(choices.count > 1 ? "1-\(choices.count)" : "1", "answer")]
  }

  private mutating func showEnd(of lesson: Scenario) {
    choices = lesson.variations.map(\.text)
    text = choices.isEmpty ? "That was all." : "That was all. Change one thing and run it again:"
    if !choices.isEmpty {
      keys = [Key(choices.count > 1 ? "1-\(choices.count)" : "1", "again")]
    }
    keys.append(Key("Enter", "phone"))
  }
}

extension Performance {
  fileprivate var progress: String { "\(place.done)/\(place.all)" }

  /// A person is waited for, or has to see it wherever there is room.
  fileprivate var isToBeRead: Bool {
    switch phase {
    case .acting: false
    case .reading(let page, _): manner == .lesson || page.kind == .failure
    case .asking: true
    case .over: manner == .lesson
    }
  }

  /// The keys are the phone's again.
  fileprivate var isHandedOver: Bool { phase == .over && manner == .demonstration }
}

extension Scenario {
  var name: String { title ?? file }
}
