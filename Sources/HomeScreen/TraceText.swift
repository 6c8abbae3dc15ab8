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

  /// In bytes: more than the rows hold.
  private static let longestText = 4000
  private static let mostRows = 14

  /// The text in rows of at most `columns` cells; one even where it is empty.
  static func wrapped(_ text: String, columns: Int) -> [CellText] {
    let isLong = text.utf8.count > longestText
    let rows = CellText(
      isLong ? String(decoding: text.utf8.prefix(longestText), as: UTF8.self) : text
    )
    .wrapped(to: max(1, columns), lines: mostRows, isPartEnd: isPartEnd)
    return rows.isEmpty ? [.empty] : rows
  }

  /// A Swift name breaks after a colon or a full stop, and before a capital letter.
  private static func isPartEnd(_ last: UInt8, _ next: UInt8) -> Bool {
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
    let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
    let wasSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last)
    let wasSign = last == UInt8(ascii: ":") || last == UInt8(ascii: ".")
    return wasSign && (isCapital || isSmall) || wasSmall && isCapital
  }
}
