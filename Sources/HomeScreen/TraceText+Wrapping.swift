import Canvas

/// A line of the trace over several rows.
extension TraceText {
  private static let longestText = 1000
  private static let mostRows = 8

  /// The text in rows of at most `columns` cells.
  static func wrapped(_ text: String, columns: Int) -> [CellText] {
    let isLong = text.utf8.count > longestText
    let text = CellText(isLong ? String(text.prefix(longestText)) : text)
    var rows: [CellText] = []
    var row = Piece(at: 0)
    for piece in pieces(of: text.glyphs, columns: columns) {
      if row.width + piece.widthWithoutBlanks > columns, !row.places.isEmpty {
        rows += row.rows(of: text, columns: columns)
        row = piece
      } else {
        row.append(piece)
      }
    }
    rows += row.rows(of: text, columns: columns)
    guard rows.count > mostRows else { return rows }
    rows[mostRows - 1].append(.ellipsis)
    return rows.prefix(mostRows - 1) + [rows[mostRows - 1].truncated(to: columns)]
  }

  /// The parts between which a row may end: words, and where one is longer than a row, the parts of a
  /// Swift name.
  private static func pieces(of glyphs: [Glyph], columns: Int) -> [Piece] {
    split(glyphs, in: glyphs.indices, where: isWordEnd).flatMap { word in
      word.widthWithoutBlanks <= columns ? [word] : split(glyphs, in: word.places, where: isPartEnd)
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

  /// Splits between two glyphs; both are ASCII wherever a part ends.
  private static func split(
    _ glyphs: [Glyph], in places: Range<Int>, where breaks: (UInt8, UInt8) -> Bool
  ) -> [Piece] {
    var pieces: [Piece] = []
    var piece = Piece(at: places.lowerBound)
    for place in places {
      if !piece.places.isEmpty, breaks(glyphs[place - 1].ascii, glyphs[place].ascii) {
        pieces.append(piece)
        piece = Piece(at: place)
      }
      piece.append(glyphs[place])
    }
    if !piece.places.isEmpty { pieces.append(piece) }
    return pieces
  }

  /// A part of a text with the cells that it takes.
  private struct Piece {
    private(set) var places: Range<Int>
    private(set) var width = 0
    /// Blanks at the end may hang over the edge.
    private var blanks = 0

    init(at place: Int) {
      places = place..<place
    }

    var widthWithoutBlanks: Int { width - blanks }

    mutating func append(_ glyph: Glyph) {
      places = places.lowerBound..<places.upperBound + 1
      width += glyph.width
      blanks = glyph == .space ? blanks + 1 : 0
    }

    mutating func append(_ other: Piece) {
      places = places.lowerBound..<other.places.upperBound
      width += other.width
      blanks = other.blanks
    }

    /// One row, or more where even a single word is too long.
    func rows(of text: CellText, columns: Int) -> [CellText] {
      let whole = text[places.dropLast(blanks)]
      return whole.width <= columns ? [whole] : whole.wrapped(to: max(1, columns), lines: mostRows)
    }
  }
}
