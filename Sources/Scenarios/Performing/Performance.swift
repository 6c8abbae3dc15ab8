import Phone
import QuickActions

/// A scenario performed on a phone that a person watches, at a pace that can be followed.
///
/// It has no clock and no screen: whoever has them calls `advance` when something is due, and shows
/// `phase`. Statements come to the same moves as in a `ScenarioRun`.
package struct Performance {
  package let scenario: Scenario
  /// The lesson that `scenario` is a variation of, or `scenario` itself.
  package let original: Scenario
  package let manner: Manner
  package private(set) var phase = Phase.acting(until: .start)
  package private(set) var tally = Tally()
  private let stage: ScenarioStage
  /// The statement that comes next.
  private var next = 0
  /// What is left of the statement that is being performed.
  private var moves: [Move] = []
  /// What is left of a long wait.
  private var waiting = Duration.zero
  private var leapLength = Duration.zero
  /// When an app that has not answered is waited for no longer.
  private var patienceEnds: Instant?
  private var answered: Answered?

  package enum Manner: Hashable, Sendable {
    /// It goes on by itself.
    case demonstration
    /// It waits for whoever reads and answers.
    case lesson
  }

  package enum Phase: Hashable, Sendable {
    /// Something is being done, or looked at until then.
    case acting(until: Instant)
    /// Prose is read; by a demonstration until then.
    case reading(PerformedPage, until: Instant?)
    case asking(Statement.Question)
    case over
  }

  /// How the questions of a lesson were answered.
  package struct Tally: Hashable, Sendable {
    package var asked: Int
    package var right: Int

    package init(asked: Int = 0, right: Int = 0) {
      self.asked = asked
      self.right = right
    }
  }

  /// A question with the answer that was given, until it is seen what is right.
  private struct Answered {
    var question: Statement.Question
    var choice: Int
  }

  package init(
    _ scenario: Scenario, of original: Scenario? = nil, as manner: Manner,
    files: any ScenarioFiles, on simulation: Simulation
  ) {
    self.scenario = scenario
    self.original = original ?? scenario
    self.manner = manner
    stage = ScenarioStage(scenario, files: files, simulation: simulation)
  }

  /// The statement that is being performed.
  package var statement: Statement? { next > 0 ? scenario.statements[next - 1] : nil }

  /// The app that it is about by now.
  package var app: AppID? { stage.lastApp }

  /// The row of the open menu that is about to be chosen.
  package var aimedRow: Int? {
    guard case .choose(let title) = statement?.action,
      case .menuOpen(let open) = stage.simulation.phone.touch
    else { return nil }
    return open.menu.rows.firstIndex { $0.title == title }
  }

  /// How far it has come, of how many statements that a person sees.
  package var place: (done: Int, all: Int) {
    let isSeen = scenario.statements.map(\.action.isSeen)
    return (isSeen[..<next].count { $0 }, isSeen.count { $0 })
  }

  /// A statement could not be performed, which ended it.
  package private(set) var endedEarly = false
  /// Of the expectations that were come to, how many were met.
  package private(set) var expectations: (met: Int, all: Int) = (0, 0)

  /// When `advance` is next wanted; nil while a person is waited for.
  package var nextDue: Instant? {
    switch phase {
    case .acting(let until): until
    case .reading(_, let until): until
    case .asking, .over: nil
    }
  }

  // MARK: What a person does

  /// Goes on from a page.
  package mutating func goOn(at now: Instant) {
    guard case .reading = phase else { return }
    phase = .acting(until: now)
  }

  /// - Returns: false where nothing is asked that has such an answer.
  @discardableResult
  package mutating func answer(_ choice: Int, at now: Instant) -> Bool {
    guard case .asking(let question) = phase, question.answers.indices.contains(choice) else {
      return false
    }
    answered = Answered(question: question, choice: choice)
    tally.asked += 1
    if question.answers[choice].isRight { tally.right += 1 }
    phase = .acting(until: now)
    return true
  }

  // MARK: Time

  /// What it does, told before it is done.
  package enum Deed {
    case began(Statement)
    case moved(Move)
  }

  /// Does what is due.
  ///
  /// - Returns: time that is to be leapt over, so that nobody has to sit through a long wait.
  package mutating func advance(
    at now: Instant, telling tell: (Deed) -> Void = { _ in }
  ) -> Duration {
    if case .reading(_, let until?) = phase, until <= now { phase = .acting(until: now) }
    while case .acting(let until) = phase, until <= now {
      if let leap = step(at: now, tell) { return leap }
    }
    return .zero
  }

  private mutating func step(at now: Instant, _ tell: (Deed) -> Void) -> Duration? {
    if let patienceEnds, !isSettled(at: now) {
      guard now < patienceEnds else {
        fail(stage.unansweredCall(within: Pace.patience), at: now)
        return nil
      }
      phase = .acting(until: min(patienceEnds, now.advanced(by: Pace.polling)))
      return nil
    }
    patienceEnds = nil
    if waiting > .zero { return leap(at: now) }
    if !moves.isEmpty {
      tell(.moved(moves[0]))
      return carryOut(moves.removeFirst(), at: now)
    }
    begin(at: now, tell)
    return nil
  }

  /// All that a move leads to without time going by is over.
  private func isSettled(at now: Instant) -> Bool {
    if let due = stage.simulation.nextDue, due <= now { return false }
    return stage.simulation.isSettled
  }

  private mutating func carryOut(_ move: Move, at now: Instant) -> Duration? {
    switch move {
    case .send, .install, .update, .crash:
      stage.simulation.perform(move, at: now)
      patienceEnds = now.advanced(by: Pace.patience)
      phase = .acting(until: now.advanced(by: pauseAfterMove))
      return nil
    case .pass(let duration) where duration > Pace.longestWait:
      waiting = duration
      leapLength = duration / Pace.leaps
      return leap(at: now)
    case .pass(let duration), .live(let duration):
      phase = .acting(until: now.advanced(by: duration))
      return nil
    case .press(let force):
      press(until: force, at: now)
      return nil
    }
  }

  /// A finger that is down goes on to press: what a statement says of its time is the time it has.
  private var pauseAfterMove: Duration {
    if stage.simulation.phone.touch.growingForce != nil { return .zero }
    return moves.isEmpty ? .zero : Pace.betweenMoves
  }

  /// A long wait goes by in leaps, each to the next thing that is due.
  private mutating func leap(at now: Instant) -> Duration {
    let due = stage.simulation.nextDue.map { max(.milliseconds(1), now.duration(to: $0)) }
    let leap = min(waiting, due ?? waiting, leapLength)
    waiting = waiting - leap
    phase = .acting(until: now.advanced(by: leap + Pace.betweenLeaps))
    return leap
  }

  private mutating func press(until force: Force, at now: Instant) {
    guard let reached = stage.simulation.phone.touch.growingForce, reached < force else {
      phase = .acting(until: now)
      return
    }
    moves.insert(.press(until: force), at: 0)
    phase = .acting(until: now.advanced(by: Pace.polling))
  }

  // MARK: Statements

  private mutating func begin(at now: Instant, _ tell: (Deed) -> Void) {
    guard next < scenario.statements.count else {
      phase = .over
      return
    }
    let statement = scenario.statements[next]
    next += 1
    do throws(ScenarioRun.Failure) {
      switch statement.action {
      case .say(let text): show(PerformedPage(.prose, text, facts: takeSureness()), at: now)
      case .sure(let sureness, let text): show(PerformedPage(.sureness(sureness), text), at: now)
      case .ask(let question): ask(question, at: now)
      case .expect(let expectation): judge(expectation, at: now)
      case .vary: break
      default:
        try act(statement, at: now)
        tell(.began(statement))
      }
    } catch {
      fail(error, at: now)
    }
  }

  private mutating func act(_ statement: Statement, at now: Instant) throws(ScenarioRun.Failure) {
    stage.beginPassage()
    moves = try stage.moves(of: statement.action)
    // A finger is shown before it comes down.
    phase = .acting(until: statement.action.isTouch ? now.advanced(by: Pace.beforeTouch) : now)
  }

  /// How sure a text is stands below it.
  private mutating func takeSureness() -> [String] {
    var sentences: [String] = []
    while next < scenario.statements.count,
      case .sure(let sureness, let text) = scenario.statements[next].action
    {
      sentences.append(sureness.sentence(about: text))
      next += 1
    }
    return sentences
  }

  private mutating func ask(_ question: Statement.Question, at now: Instant) {
    stage.ask(question)
    switch manner {
    case .lesson: phase = .asking(question)
    case .demonstration: show(PerformedPage(.prose, question.text), at: now)
    }
  }

  private mutating func judge(_ expectation: Expectation, at now: Instant) {
    let failure = stage.judge(expectation)
    expectations.all += 1
    if failure == nil { expectations.met += 1 }
    if let failure {
      return show(PerformedPage(failure), at: now)
    }
    // As long as something is done and looked at, the answer is not complete.
    guard !scenario.isExpectedMore(after: next - 1), let answered else { return }
    self.answered = nil
    show(
      PerformedPage(
        answering: answered.question, with: answered.choice, seen: stage.passageLines),
      at: now)
  }

  private mutating func show(_ page: PerformedPage, at now: Instant) {
    let until = manner == .lesson ? nil : now.advanced(by: Pace.reading(page.text))
    phase = .reading(page, until: until)
  }

  /// What cannot be performed ends it.
  private mutating func fail(_ failure: ScenarioRun.Failure, at now: Instant) {
    endedEarly = true
    next = scenario.statements.count
    moves = []
    waiting = .zero
    patienceEnds = nil
    show(PerformedPage(failure), at: now)
  }
}

/// How fast a person follows.
private enum Pace {
  static let beforeTouch = Duration.milliseconds(900)
  static let betweenMoves = Duration.milliseconds(600)
  /// How long an app that does not answer is waited for.
  static let patience = Duration.seconds(10)
  static let polling = Duration.milliseconds(16)
  /// A longer wait goes by in leaps.
  static let longestWait = Duration.seconds(2)
  /// Of any length: nobody waits longer for them than for the longest wait.
  static let leaps = 40
  static let betweenLeaps = Duration.milliseconds(50)

  static func reading(_ text: String) -> Duration {
    .milliseconds(min(12_000, 1500 + 45 * text.count))
  }
}

extension Scenario {
  /// Whether a later expectation belongs to the same answer: no prose stands between.
  package func isExpectedMore(after index: Int) -> Bool {
    statements[(index + 1)...].prefix { !$0.action.isProse }.contains(where: \.isExpectation)
  }
}

extension Statement.Action {
  /// It is shown while it is performed; what is expected is only shown where it is not found.
  fileprivate var isSeen: Bool {
    switch self {
    case .expect, .vary, .sure: false
    default: true
    }
  }
}
