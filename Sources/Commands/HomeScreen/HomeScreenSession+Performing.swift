import Canvas
import HomeScreen
import Phone
import QuickActions
import Scenarios

/// A scenario that is to be performed on the Home Screen.
struct StagedScenario {
  let scenario: Scenario
  let manner: Performance.Manner
  var files = ScenarioFolder()

  func performance(on simulation: Simulation) -> Performance {
    Performance(scenario, as: manner, files: files, on: simulation)
  }
}

/// The Home Screen while a scenario or a lesson has the phone: on the same `Simulation` as a person.
extension HomeScreenSession where Terminal: ~Copyable {
  mutating func goOnPerforming() {
    guard var performance else { return }
    let (now, file) = (now, performance.scenario.file)
    let leap = performance.advance(at: now) { deed in
      recording?.note(deed, of: file, on: simulation.phone, at: now)
    }
    self.performance = performance
    if leap > .zero {
      self.leap(over: leap)
      simulation.catchUp(at: self.now)
    }
    if performance.phase == .over {
      tally = tally ?? performance.tally
    }
    screen.caption = Caption(performance)
    if performance.phase == .over, performance.manner == .demonstration { self.performance = nil }
    screen.aim(at: performance.app, row: performance.aimedRow)
  }

  /// - Returns: false for what is the screen's as ever.
  mutating func isForPerformance(_ input: UserInput) -> Bool {
    guard performance != nil else {
      // What became of a scenario is told until a person does something.
      screen.caption = nil
      return false
    }
    guard !screen.isCovered else { return false }
    switch input {
    case .key(let key): return isForPerformance(key)
    case .mouseReleased:
      let now = now
      performance?.goOn(at: now)
      return true
    case .holdBegan, .holdConfirmed, .holdEnded, .holdCancelled, .mousePressed, .mouseDragged:
      return true
    case .wheel, .resized, .focusLost, .redrawNeeded, .quitRequested: return false
    }
  }

  private mutating func isForPerformance(_ key: Key) -> Bool {
    if turnsCaption(key) { return true }
    switch key {
    // What lies over the performance is left first.
    case .escape where screen.isTraceFocused, .character("q") where screen.isTraceFocused:
      return false
    case .escape, .character("q"): leave()
    case .enter, .character(" "): goOn()
    case .character("r"): vary(0)
    case .character(let digit) where digit.isASCII && digit.isNumber:
      choose((digit.wholeNumberValue ?? 0) - 1)
    // What looks at the phone and changes nothing.
    case .character("t"), .character("v"), .character("["), .character("]"), .character("p"),
      .character("w"), .character("m"), .character("?"), .tab, .backtab, .control, .up, .down,
      .pageUp, .pageDown:
      return false
    case .character, .backspace, .left, .right, .home, .end: break
    }
    return true
  }

  /// What is longer than its place is read to its end before anything goes on.
  private mutating func turnsCaption(_ key: Key) -> Bool {
    if screen.isTraceFocused { return false }
    return switch key {
    case .enter, .character(" "), .pageDown: screen.turnCaption(by: 1, on: terminal.size)
    case .pageUp: screen.turnCaption(by: -1, on: terminal.size)
    default: false
    }
  }

  private mutating func goOn() {
    let now = now
    if performance?.phase == .over { handOver() } else { performance?.goOn(at: now) }
  }

  private mutating func choose(_ number: Int) {
    let now = now
    if performance?.phase == .over { vary(number) } else { performance?.answer(number, at: now) }
  }

  private mutating func leave() {
    if performance?.manner == .lesson { isOver = true } else { handOver() }
  }

  /// The phone is the person's.
  private mutating func handOver() {
    performance = nil
    screen.caption = nil
  }

  /// Runs a lesson again, with one thing changed.
  private mutating func vary(_ choice: Int) {
    guard let ended = performance, ended.phase == .over else { return }
    let lesson = ended.original
    guard lesson.variations.indices.contains(choice) else { return }
    restart()
    performance = Performance(
      lesson.varied(by: lesson.variations[choice]), of: lesson, as: .lesson,
      files: ScenarioFolder(), on: simulation)
  }
}
