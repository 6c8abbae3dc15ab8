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
    send(modes.beforeDrawing)
  }

  deinit {
    if isEntered { awaitAnswer() }
    send(modes.leaving)
    cncurses_close(screen)
    cncurses_restore_modes()
    cncurses_set_farewell(nil, 0)
    cncurses_release_signals()
  }

  /// Shows the frame: only what changed since the last one is written.
  package mutating func present(_ frame: Frame) {
    painter.paint(frame)
    flush()
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
    keyboard = .asked(at: now)
    send(modes.entering + Modes.keyboardQuestion + Modes.attributesQuestion)
  }
}

// Leaving for a while and coming back.
extension CursesTerminal {
  /// Gives the terminal back and stops, as Ctrl-Z does everywhere; returns once continued.
  mutating func suspend() {
    leave()
    cncurses_stop_group()
    comeBack()
  }

  package mutating func redraw() {
    cncurses_forget()
  }

  /// Takes the terminal over again after someone else may have had it.
  mutating func comeBack() {
    leave()
    prepareFarewell()
    send(modes.beforeDrawing)
    cncurses_forget()
    flush()
  }

  private mutating func leave() {
    guard isEntered else { return }
    awaitAnswer()
    if keyboard != .settled { keyboard = .notAsked }
    send(modes.leaving)
    cncurses_pause()
    cncurses_restore_modes()
    cncurses_set_farewell(nil, 0)
    isEntered = false
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
