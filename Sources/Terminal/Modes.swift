import CNcurses

/// The terminal's modes that ncurses does not know: what is asked for, and how it is given back.
struct Modes: Hashable, Sendable {
  var usesMouse: Bool
  /// The kitty keyboard protocol is on.
  var hasKeyboard = false
  /// Other terminals would print the sequences.
  let isANSI: Bool

  /// Text stays where it is put: the terminal must not turn lines round by the direction of a title.
  private static let explicitDirection = "\u{1B}[8l"
  private static let implicitDirection = "\u{1B}[8h"
  private static let focusAndPaste = ("\u{1B}[?1004h\u{1B}[?2004h", "\u{1B}[?2004l\u{1B}[?1004l")
  /// Presses, drags, and places beyond column 223.
  private static let mouse =
    ("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l")

  /// What to write before anything is drawn.
  var beforeDrawing: String { isANSI ? Modes.explicitDirection : "" }

  /// What to write once the alternate screen is there.
  var entering: String {
    guard isANSI else { return "" }
    return Modes.focusAndPaste.0 + mouseOn + (hasKeyboard ? Modes.keyboardOn : "")
  }

  /// What to write before the alternate screen goes.
  var leaving: String {
    guard isANSI else { return "" }
    return (hasKeyboard ? "\u{1B}[<u" : "") + Modes.mouse.1 + Modes.focusAndPaste.1
      + Modes.implicitDirection + clearing
  }

  var mouseSwitch: String {
    guard isANSI else { return "" }
    return usesMouse ? Modes.mouse.0 : Modes.mouse.1
  }

  private var mouseOn: String { usesMouse ? Modes.mouse.0 : "" }

  static let keyboardOn = "\u{1B}[>\(KeyboardFlags.wanted.rawValue)u"
  static let keyboardQuestion = "\u{1B}[?u"
  /// Every terminal answers it, so its answer shows that an earlier question was not understood.
  static let attributesQuestion = "\u{1B}[c"

  /// All that makes the terminal whole again, for a process that dies.
  var farewell: String {
    leaving + capability("sgr0") + capability("cnorm") + (terminfo("rmcup") ?? "\r\n")
  }

  /// A multiplexer whose window has grown would push what stands on the alternate screen into the
  /// history of the main one.
  private var clearing: String { terminfo("rmcup") == nil ? "" : capability("clear") }

  private func capability(_ name: String) -> String { terminfo(name) ?? "" }

  /// Without the pauses that old terminals needed, written as `$<5>`.
  private func terminfo(_ name: String) -> String? {
    guard let value = cncurses_capability(name) else { return nil }
    var text = String(cString: value)
    while let start = text.firstIndex(of: "$"), let end = text[start...].firstIndex(of: ">") {
      text.removeSubrange(start...end)
    }
    return text
  }
}
