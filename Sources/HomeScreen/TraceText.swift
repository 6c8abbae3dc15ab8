import Canvas
import Phone
import QuickActions

/// A line of the trace as rows of a pane: mark, colour and text broken where Swift names can be.
struct TraceText {
  let glyphs: GlyphSet

  func mark(of kind: TraceLine.Kind) -> Character {
    switch kind {
    case .user: glyphs("●", "*")
    case .call: glyphs("→", ">")
    case .notCalled: glyphs("✗", "x")
    case .state: glyphs("◆", "=")
    case .note: glyphs("·", ".")
    case .console: glyphs("│", "|")
    case .success: glyphs("✓", "+")
    case .failure: glyphs("✗", "-")
    case .warning: "!"
    }
  }

  func role(of kind: TraceLine.Kind) -> Role {
    switch kind {
    case .user: .text
    case .call: .traceCall
    case .notCalled: .traceNotCalled
    case .state: .traceState
    case .note: .secondary
    case .console: .traceConsole
    case .success: .traceSuccess
    case .failure: .traceFailure
    case .warning: .traceWarning
    }
  }

  /// `12.345`: seconds since the run began.
  static func time(_ instant: Instant) -> String {
    let milliseconds = max(0, instant.sinceStart.milliseconds)
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }

  func text(of line: TraceLine) -> String {
    guard !glyphs.isASCII, case .called(_, _, let call) = line.entry.event,
      case .answered(let answer) = line.outcome
    else { return line.description }
    return "\(call) → \(answer)"
  }
}
