import Phone
import QuickActions
import Scenarios

/// Statements are performed as in a scenario: each to its end, and what only takes time takes none.
extension PlainSession {
  /// - Returns: false where it could not be performed, or found something else than was expected.
  @discardableResult
  mutating func perform(_ statement: Statement) -> Bool {
    isAsked = true
    before = simulation.phone
    page = statement.action.keepsPage ? page?.parent ?? page : nil
    do throws(ScenarioRun.Failure) {
      switch statement.action {
      case .expect(let expectation): return tellVerdict(on: expectation)
      case .ask(let question): ask(question)
      case .say(let text), .sure(_, let text): output.tell(text)
      case .vary: output.tell("variations are for lessons")
      case .update(let name, nil): try update(name)
      default:
        stage.beginPassage()
        moves = try stage.moves(of: statement.action)
        let (now, file) = (now, stage.file)
        recording?.began(statement, of: file, at: now)
      }
      return true
    } catch {
      output.tell(error.message)
      return false
    }
  }

  private mutating func tellVerdict(on expectation: Expectation) -> Bool {
    let failure = stage.judge(expectation)
    tell(failure)
    expectations.all += 1
    if failure == nil { expectations.met += 1 }
    return failure == nil
  }

  mutating func perform(_ moves: [Move]) {
    before = simulation.phone
    stage.beginPassage()
    recording?.beganMoves()
    self.moves = moves
  }

  /// - Returns: whether there was one.
  mutating func performScript() -> Bool {
    guard !script.isEmpty else {
      if !isScriptOver { tellEndOfScript() }
      isScriptOver = true
      return false
    }
    let statement = script.removeFirst()
    output.tell(statement.text)
    let isDone = perform(statement)
    if !isDone, !statement.isExpectation { endScript(because: "it could not be performed") }
    return true
  }

  /// What comes after would be about something else than was meant.
  private mutating func endScript(because reason: String) {
    scriptFailed = true
    guard !script.isEmpty else { return }
    output.tell("\(reason): \(script.count) more of the scenario are left out")
    script = []
  }

  private func tellEndOfScript() {
    let (met, all) = expectations
    guard all > 0 else { return }
    output.tell(
      met == all
        ? "the scenario is over, all as expected: \(all)"
        : "the scenario is over, not as expected: \(all - met) of \(all)")
  }

  /// Carries out a move, or a part of it that leads to something.
  ///
  /// - Returns: whether there was one.
  mutating func performMove() -> Bool {
    guard let move = moves.first else { return false }
    beginPatience()
    let (phone, now) = (simulation.phone, now)
    switch move {
    case .send, .install, .update, .crash:
      recording?.note(move, on: phone, at: now)
      moves.removeFirst()
      if case (.send(.controlTapped), .app(let id)) = (move, phone.front) { awaitChange(of: id) }
      simulation.perform(move, at: now)
    case .pass(let duration): pass(duration)
    case .live(let duration):
      moves.removeFirst()
      rest(for: duration)
    case .press(let force): press(until: force)
    }
    return true
  }

  private mutating func pass(_ duration: Duration) {
    let due = simulation.nextDue.map { max(.zero, now.duration(to: $0)) }
    let step = min(duration, due ?? duration)
    leap(over: step)
    // What is due at once and does not go away must not hold the time up.
    let passed = max(step, .milliseconds(1))
    moves[0] = .pass(duration - passed)
    if passed >= duration { moves.removeFirst() }
  }

  private mutating func press(until force: Force) {
    guard let reached = simulation.phone.touch.growingForce, reached < force,
      let due = simulation.nextDue
    else {
      moves.removeFirst()
      return
    }
    leap(over: max(.zero, now.duration(to: due)))
    simulation.catchUp(at: now)
  }

  private mutating func update(_ name: String) throws(ScenarioRun.Failure) {
    let id = try stage.app(name)
    if let index = packages.firstIndex(where: { $0.id == id }) {
      return packages[index].package.buildAgain(at: now)
    }
    stage.beginPassage()
    do throws(Diagnostic) {
      if let path = stage.paths[id] { return try update(name, to: path) }
      guard let version = try apps.newVersion(of: id) else {
        return output.tell("\(name) was not read from a file: update \(name) to APP")
      }
      icons.forget(id)
      recording?.beganMoves()
      moves = [.send(.appUpdated(id, version))]
    } catch {
      output.tell(["not updated"] + error.lines)
    }
  }

  /// What a statement installed is read again from where it came from.
  private mutating func update(_ name: String, to path: String) throws(Diagnostic) {
    let update = Statement(action: .update(app: name, path: path))
    try buildPackage(of: update)
    perform(update)
  }
}
