import HomeScreen
import Scenarios

extension Caption {
  /// What is said at this point of a performance.
  init(_ performance: Performance) {
    let place = performance.place
    self.init(
      heading: performance.original.name, progress: "\(place.done)/\(place.all)", text: "")
    switch performance.phase {
    case .acting: text = performance.statement?.text ?? ""
    case .reading(let page, _): show(page)
    case .asking(let question): show(question)
    case .over where performance.manner == .demonstration: showSummary(of: performance)
    case .over: showEnd(of: performance.original, performance.tally)
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
    case .prose: break
    case .right: tone = .right
    case .wrong, .failure: tone = .wrong
    }
  }

  private mutating func show(_ question: Statement.Question) {
    text = question.text
    choices = question.answers.map(\.text)
    keys = [Key(choices.count > 1 ? "1-\(choices.count)" : "1", "answer")]
  }

  private mutating func showEnd(of lesson: Scenario, _ tally: Performance.Tally) {
    choices = lesson.variations.map(\.text)
    let score = tally.asked > 0 ? ": \(tally.right) of \(tally.asked) right" : ""
    text = "That was all\(score)." + (choices.isEmpty ? "" : " Change one thing and run it again:")
    if !choices.isEmpty {
      keys = [Key(choices.count > 1 ? "1-\(choices.count)" : "1", "again")]
    }
    keys.append(Key("Enter", "phone"))
  }
}

extension Performance {
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
