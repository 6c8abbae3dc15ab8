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

  private static let longestText = 1000
  private static let mostRows = 8

  /// The text in lines of at most `columns` cells, those after the first indented by two.
  static func wrapped(_ text: String, columns: Int) -> [CellText] {
    guard columns > 4 else { return CellText(text).wrapped(to: max(1, columns), lines: mostRows) }
    let safe = safeText(String(text.prefix(longestText)))
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: safe) {
      let room = columns - (lines.isEmpty ? 0 : 2)
      if displayWidth(line + piece.trimmedEnd) <= room {
        line += piece
      } else {
        if !line.isEmpty { lines.append(line) }
        line = piece
      }
    }
    lines.append(line)
    return finished(lines, columns: columns)
  }

  private static func finished(_ lines: [String], columns: Int) -> [CellText] {
    let broken = lines.enumerated().flatMap { index, line in
      CellText(line.trimmedEnd).wrapped(to: columns - (index == 0 ? 0 : 2), lines: mostRows)
    }
    let indented = broken.enumerated().map { index, line in
      index == 0 ? line : CellText("  " + line.string)
    }
    guard indented.count > mostRows else { return indented }
    let last = indented[mostRows - 1].string + "…"
    return indented.prefix(mostRows - 1) + [CellText(last).truncated(to: columns)]
  }

  /// The parts between which a line may break: after a blank or a colon, before a capital letter.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      let breaksBefore = character.isUppercase && piece.last?.isLowercase == true
      let breaksAfterLast = piece.last == ":" && character.isLetter || endsAtBlank(piece, character)
      if breaksBefore || breaksAfterLast {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private static func endsAtBlank(_ piece: String, _ next: Character) -> Bool {
    piece.last == " " && next != " "
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
