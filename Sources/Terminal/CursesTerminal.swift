import CNcurses
import Canvas
import Glibc

/// The terminal that the program was started on: frames go out by ncurses, inputs come in by our own
/// parser.
///
/// It is taken over in `init` and given back in `deinit`, so it cannot be left spoilt on any path; a
/// handler gives it back when the process dies of a signal.
package struct CursesTerminal: ~Copyable, InteractiveTerminal {
  package private(set) var size: Size
  /// Where the locale cannot, frames are drawn in ASCII, whatever they hold.
  package let isUTF8: Bool

  var interpreter: InputInterpreter
  let signals: Int32
  var modes: Modes
  var keyboard = Keyboard.notAsked
  /// The other end is gone: nothing will come from it any more.
  var isHungUp = false
  private let screen: OpaquePointer
  private var painter: Painter
  private var isEntered = false
  /// Somebody else has it: nothing is written to it.
  private var isGivenBack = false
  /// How long the program was stopped in all. Its clock stood still meanwhile.
  private(set) var stopped = Duration.zero

  /// How far the question for the kitty keyboard protocol has come.
  enum Keyboard: Hashable {
    case notAsked
    case asked(at: Duration)
    /// Flags were pushed; what was granted is asked again.
    case pushed(at: Duration)
    case settled
  }

  package static func checkPresence() throws(TerminalError) {
    try TakenTerminal.checkPresence()
  }

  package init(_ options: TerminalOptions) throws(TerminalError) {
    let taken = try TakenTerminal(options)
    screen = taken.screen
    signals = taken.signals
    isUTF8 = taken.isUTF8
    interpreter = InputInterpreter(isRemote: taken.isRemote)
    painter = Painter(depth: taken.depth, isASCII: !taken.isUTF8)
    modes = Modes(usesMouse: options.usesMouse, isANSI: taken.isANSI)
    if taken.isConsole { keyboard = .settled }
    size = taken.size
    prepareFarewell()
    cncurses_begin()
    send(modes.beforeDrawing)
  }

  deinit {
    if cncurses_is_in_background() { cncurses_pass_as_foreground() }
    if isEntered { awaitAnswer() }
    if !isGivenBack { send(modes.leaving) }
    cncurses_close(screen)
    if !isGivenBack { cncurses_restore_modes() }
    cncurses_set_farewell(nil, 0)
    cncurses_release_signals()
  }

  /// Shows the frame: only what changed since the last one is written.
  package mutating func present(_ frame: Frame) {
    guard !isGivenBack else { return }
    painter.paint(frame)
    flush()
  }

  package mutating func takeOutput() -> [UInt8] {
    var count = 0
    guard let bytes = cncurses_recorded(&count) else { return [] }
    defer { cncurses_forget_recorded() }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  package var holdsSpace: Bool {
    get { interpreter.holdsSpace }
    set { interpreter.holdsSpace = newValue }
  }

  package var usesMouse: Bool {
    get { modes.usesMouse }
    set {
      guard newValue != modes.usesMouse else { return }
      modes.usesMouse = newValue
      if isEntered { send(modes.mouseSwitch) }
    }
  }

  private mutating func flush() {
    cncurses_begin_writing()
    cncurses_flush()
    cncurses_end_writing()
    if !isEntered { enterModes() }
  }

  private mutating func enterModes() {
    isEntered = true
    guard modes.isANSI, keyboard == .notAsked else { return send(modes.entering) }
    if modes.hasKeyboard {
      keyboard = .pushed(at: now)
      send(modes.entering + Modes.keyboardQuestion)
    } else {
      keyboard = .asked(at: now)
      send(modes.entering + Modes.keyboardQuestion + Modes.attributesQuestion)
    }
  }
}

// Leaving for a while and coming back.
extension CursesTerminal {
  /// Gives the terminal back and stops, as Ctrl-Z does everywhere; returns once continued.
  mutating func suspend() {
    leave()
    stop()
    comeBack()
  }

  /// Stops until the terminal is ours again, or until the end is asked for.
  ///
  /// Nothing can stop a job that no shell watches over: it goes on after a few attempts.
  private mutating func stop() {
    for _ in 0..<TakenTerminal.mostStops {
      let began = CursesTerminal.time
      cncurses_stop_group()
      stopped += CursesTerminal.time - began
      if cncurses_is_quit_requested() || !cncurses_is_in_background() { return }
    }
  }

  /// After a stop that nobody announced.
  ///
  /// - Parameter moment: when the program certainly still ran.
  mutating func wentOn(since moment: Duration) {
    stopped += max(.zero, CursesTerminal.time - moment)
    if cncurses_is_in_background(), !cncurses_is_quit_requested() { stop() }
    comeBack()
  }

  package mutating func redraw() {
    cncurses_forget()
  }

  /// Takes the terminal over again after someone else may have had it.
  private mutating func comeBack() {
    guard !cncurses_is_quit_requested() else { return }
    leave()
    isGivenBack = false
    prepareFarewell()
    send(modes.beforeDrawing)
    cncurses_forget()
    flush()
  }

  private mutating func leave() {
    guard isEntered else { return }
    awaitAnswer()
    if keyboard != .settled || modes.hasKeyboard { keyboard = .notAsked }
    send(modes.leaving)
    cncurses_pause()
    cncurses_restore_modes()
    cncurses_set_farewell(nil, 0)
    isEntered = false
    isGivenBack = true
  }

  /// Follows the size of the window.
  mutating func resize() -> Size {
    size = TakenTerminal.presentSize
    cncurses_resize(Int32(size.rows), Int32(size.columns))
    painter.forget()
    return size
  }

  func prepareFarewell() {
    let bytes = Array(modes.farewell.utf8)
    cncurses_set_farewell(bytes, bytes.count)
  }

  func send(_ text: String) {
    guard !text.isEmpty, !isHungUp else { return }
    let bytes = Array(text.utf8)
    cncurses_write(bytes, bytes.count)
  }
}
