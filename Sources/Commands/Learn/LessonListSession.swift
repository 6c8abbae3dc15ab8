import Canvas
import HomeScreen
import Scenarios

/// The list of lessons on a terminal.
struct LessonListSession<Terminal: InteractiveTerminal & ~Copyable>: ~Copyable {
  private var terminal: Terminal
  private var list: LessonList

  enum Ending {
    case chose(Int)
    /// By a signal, or by a person where it is nil.
    case left(signal: Int32?)
  }

  init(
    on terminal: consuming Terminal, _ lessons: [Lesson], progress: LessonProgress, isASCII: Bool,
    at selected: Int, notice: String?
  ) {
    let entries = lessons.map { LessonList.Entry(title: $0.title, mark: progress.mark(of: $0)) }
    list = LessonList(
      entries, selected: selected, notice: notice, ascii: isASCII || !terminal.isUTF8)
    self.terminal = terminal
    self.terminal.holdsSpace = false
  }

  /// The terminal, for what comes after this.
  consuming func givesBackTerminal() -> Terminal { terminal }

  mutating func run() -> Ending {
    while true {
      terminal.present(list.draw(size: terminal.size))
      for input in terminal.waitForInput(until: nil, alsoPolling: []) {
        if let ending = handle(input) { return ending }
      }
    }
  }

  private mutating func handle(_ input: UserInput) -> Ending? {
    switch input {
    case .key(let key): return handle(key)
    case .wheel(let isUp, _): list.move(by: isUp ? -1 : 1)
    case .redrawNeeded: terminal.redraw()
    case .quitRequested(let signal): return .left(signal: signal)
    case .mousePressed, .mouseDragged, .mouseReleased, .holdBegan, .holdConfirmed, .holdEnded,
      .holdCancelled, .resized, .focusLost:
      break
    }
    return nil
  }

  private mutating func handle(_ key: Key) -> Ending? {
    switch key {
    case .up, .character("k"): list.move(by: -1)
    case .down, .character("j"): list.move(by: 1)
    case .pageUp, .home: list.move(by: -list.entries.count)
    case .pageDown, .end: list.move(by: list.entries.count)
    case .enter, .character(" "): return list.entries.isEmpty ? nil : .chose(list.selected)
    case .escape, .character("q"), .control("c"): return .left(signal: nil)
    case .control("l"): terminal.redraw()
    case .character, .control, .tab, .backtab, .backspace, .left, .right: break
    }
    return nil
  }
}
