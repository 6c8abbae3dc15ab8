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
    case .over: showEnd(of: performance.original, performance.tally)
    }
    mayCover = !performance.isActing
    keys.insert(
      Key("Esc", performance.manner == .lesson ? "leave" : "take over"), at: min(1, keys.count))
    keys.append(Key("t", "trace"))
  }

  private mutating func show(_ page: PerformedPage) {
    facts = page.facts
    keys = [Key("Space", "go on")]
    switch page.kind {
    case .prose: text = page.text
    case .right: (text, tone) = ("Right: \(page.text)", .right)
    case .wrong: (text, tone) = ("Not so. \(page.text)", .wrong)
    case .failure: (text, tone) = ("Not as it was written: \(page.text)", .wrong)
    }
  }

  private mutating func show(_ question: Statement.Question) {
    text = question.text
    choices = question.answers.map(\.text)
    keys = [Key(numbers, "answer")]
  }

  private mutating func showEnd(of lesson: Scenario, _ tally: Performance.Tally) {
    choices = lesson.variations.map(\.text)
    let score = tally.asked > 0 ? ": \(tally.right) of \(tally.asked) right" : ""
    text =
      "That was all\(score). "
      + (choices.isEmpty
        ? "Enter gives you the phone."
        : "Change one thing and run it again, or take the phone with Enter:")
    keys = choices.isEmpty ? [] : [Key(numbers, "run again")]
    keys.append(Key("Enter", "take the phone"))
  }

  /// The keys of the choices.
  private var numbers: String { choices.count > 1 ? "1-\(choices.count)" : "1" }
}

extension Performance {
  fileprivate var isActing: Bool {
    if case .acting = phase { true } else { false }
  }
}

extension Scenario {
  var name: String { title ?? file }
}
