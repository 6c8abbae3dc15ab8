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
    let isLong = text.utf8.count > longestText
    let safe = safeText(isLong ? String(text.prefix(longestText)) : text)
    var lines: [CellText] = []
    var line = Piece(text: "")
    for piece in pieces(of: safe, columns: columns) {
      guard line.width + piece.widthWithoutBlanks > columns, !line.text.isEmpty else {
        line.append(piece)
        continue
      }
      lines += line.lines(columns: columns)
      line = piece
    }
    lines += line.lines(columns: columns)
    guard lines.count > mostRows else { return lines }
    let last = CellText(lines[mostRows - 1].string + "…").truncated(to: columns)
    return lines.prefix(mostRows - 1) + [last]
  }

  /// The parts between which a line may break: words, and where one is longer than a line, the parts
  /// of a Swift name.
  private static func pieces(of text: String, columns: Int) -> [Piece] {
    split(Substring(text), where: isWordEnd).flatMap { word in
      let piece = Piece(text: word)
      return piece.widthWithoutBlanks <= columns
        ? [piece] : split(word, where: isPartEnd).map(Piece.init)
    }
  }

  /// A word keeps the blanks that follow it.
  private static func isWordEnd(_ last: UInt8, _ next: UInt8) -> Bool {
    last == UInt8(ascii: " ") && next != UInt8(ascii: " ")
  }

  /// A name breaks after a colon or a full stop, and before a capital letter.
  private static func isPartEnd(_ last: UInt8, _ next: UInt8) -> Bool {
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
    let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
    let wasSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last)
    let wasSign = last == UInt8(ascii: ":") || last == UInt8(ascii: ".")
    return wasSign && (isCapital || isSmall) || wasSmall && isCapital
  }

  /// Splits between two bytes; both are ASCII wherever one of the rules above holds.
  private static func split(
    _ text: Substring, where breaks: (UInt8, UInt8) -> Bool
  ) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var last: UInt8 = 0
    for index in text.utf8.indices {
      let next = text.utf8[index]
      if breaks(last, next) {
        pieces.append(text[start..<index])
        start = index
      }
      last = next
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }

  /// A text with the cells that it takes.
  private struct Piece {
    var text: String
    var width: Int
    /// Blanks at the end may hang over the edge.
    private var blanks: Int

    init(text: Substring) {
      self.text = String(text)
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      width = isASCII ? text.utf8.count : displayWidth(self.text)
      blanks = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    }

    var widthWithoutBlanks: Int { width - blanks }

    mutating func append(_ other: Piece) {
      text += other.text
      width += other.width
      blanks = other.blanks
    }

    /// One line, or more where even a single word is too long.
    func lines(columns: Int) -> [CellText] {
      let whole = CellText(String(text.utf8.dropLast(blanks)) ?? text)
      return whole.width <= columns ? [whole] : whole.wrapped(to: max(1, columns), lines: mostRows)
    }
  }
}
