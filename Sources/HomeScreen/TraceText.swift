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

  /// The text in lines of at most `columns` cells.
  static func wrapped(_ text: String, columns: Int) -> [CellText] {
    let safe = safeText(String(text.prefix(longestText)))
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: safe, columns: columns) {
      if displayWidth(line + piece.trimmedEnd) <= columns {
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
    let broken = lines.flatMap { line in
      CellText(line.trimmedEnd).wrapped(to: max(1, columns), lines: mostRows)
    }
    guard broken.count > mostRows else { return broken }
    let last = broken[mostRows - 1].string + "…"
    return broken.prefix(mostRows - 1) + [CellText(last).truncated(to: columns)]
  }

  /// The parts between which a line may break: words, and where one is longer than a line, the parts
  /// of a Swift name.
  private static func pieces(of text: String, columns: Int) -> [String] {
    words(of: text).flatMap { word in
      displayWidth(word.trimmedEnd) > columns ? parts(of: word) : [word]
    }
  }

  /// Each with the blanks that follow it.
  private static func words(of text: String) -> [String] {
    split(text) { piece, next in piece.last == " " && next != " " }
  }

  /// A name breaks after a colon and before a capital letter.
  private static func parts(of name: String) -> [String] {
    split(name) { piece, next in
      piece.last == ":" && next.isLetter || piece.last?.isLowercase == true && next.isUppercase
    }
  }

  private static func split(
    _ text: String, where breaks: (String, Character) -> Bool
  ) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      if breaks(piece, character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
