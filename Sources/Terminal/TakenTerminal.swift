import CNcurses
import Canvas
import Glibc

/// A terminal that has just been taken over, and what is known of it.
struct TakenTerminal {
  let screen: OpaquePointer
  let size: Size
  /// Where the numbers of signals arrive.
  let signals: Int32
  let isUTF8: Bool
  let depth: ColorDepth
  /// The Linux console: it knows no protocol for keys.
  let isConsole: Bool
  /// Its sequences are those of the standard; a few old ones have their own.
  let isANSI: Bool
  /// Keys come over a network.
  let isRemote: Bool

  static func checkPresence() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .noTerminal(on: .input) }
    guard isatty(STDOUT_FILENO) == 1 else { throw .noTerminal(on: .output) }
  }

  init(_ options: TerminalOptions) throws(TerminalError) {
    try TakenTerminal.checkPresence()
    guard cncurses_save_modes() else { throw .noTerminal(on: .output) }
    guard let type = TakenTerminal.variable("TERM") else { throw .noType }
    isUTF8 = cncurses_prepare_locale() && !options.isASCII
    signals = cncurses_catch_signals()
    guard signals >= 0 else { throw .noSignals }
    size = TakenTerminal.presentSize
    guard
      let screen = cncurses_open(
        type, Int32(size.rows), Int32(size.columns), options.keepsOutput)
    else {
      cncurses_release_signals()
      throw .unknownType(type)
    }
    self.screen = screen
    depth = TakenTerminal.depth(options.color)
    isConsole = type.hasPrefix("linux")
    isANSI = cncurses_capability("cup").map { String(cString: $0).hasPrefix("\u{1B}[") } ?? false
    isRemote = TakenTerminal.variable("SSH_CONNECTION") != nil
  }

  /// How often a program that is continued in the background stops again.
  static let mostStops = 1000

  /// The size of the window now. Bounded: a terminal may claim any.
  static var presentSize: Size {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard cncurses_terminal_size(STDOUT_FILENO, &rows, &columns) else {
      return Size(rows: 24, columns: 80)
    }
    return Size(rows: min(512, Int(rows)), columns: min(1024, Int(columns)))
  }

  private static func depth(_ color: TerminalOptions.Color) -> ColorDepth {
    let isRefused = color == .never || color == .auto && variable("NO_COLOR") != nil
    return isRefused ? .none : ColorDepth(colors: Int(cncurses_start_color()))
  }

  /// Nil where it is not set or empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
