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
    case .over: showEnd(of: performance.original)
    }
    isWaiting = performance.manner == .lesson && !performance.isActing
    keys += performance.manner == .lesson ? [Key("Esc", "leave")] : [Key("Esc", "take over")]
    keys.append(Key("t", "trace"))
  }

  private mutating func show(_ page: PerformedPage) {
    facts = page.facts
    keys = [Key("Space", "go on")]
    switch page.kind {
    case .prose: text = page.text
    case .sureness(let sureness): text = "How sure? \(sureness.account). \(page.text)"
    case .right: (text, tone) = ("Right: \(page.text)", .right)
    case .wrong: (text, tone) = ("Not so. \(page.text)", .wrong)
    case .failure: (text, tone) = ("Not as it was written: \(page.text)", .wrong)
    }
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
      keys = [Key(choices.count > 1 ? "1-\(choices.count)" : "r", "run again")]
    }
    keys.append(Key("Enter", "use the phone"))
  }
}

extension Performance {
  fileprivate var progress: String { "\(place.done)/\(place.all)" }

  fileprivate var isActing: Bool {
    if case .acting = phase { true } else { false }
  }
}

extension Scenario {
  var name: String { title ?? file }
}
