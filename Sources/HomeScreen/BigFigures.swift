import Canvas

/// Figures three lines high, for what an app shows large: a running timer.
enum BigFigures {
  static let rows = 3

  /// The widest form that fits.
  ///
  /// - Returns: the three lines; nil where the text has anything but digits, colons and spaces, or
  ///   where no form fits.
  static func lines(of text: String, columns: Int, glyphs: GlyphSet) -> [String]? {
    guard !text.isEmpty, text.count <= longest else { return nil }
    let figures = text.compactMap { (glyphs.isASCII ? plain : rich)[$0] }
    guard figures.count == text.count else { return nil }
    let widths = glyphs.isASCII ? [1] : [2, 1]
    let forms = widths.map { width in lines(figures, cellsPerDot: width) }
    return forms.first { displayWidth($0[0]) <= columns }
  }

  private static let longest = 12

  private static func lines(_ figures: [[String]], cellsPerDot: Int) -> [String] {
    let gap = String(repeating: " ", count: cellsPerDot)
    return (0..<rows).map { row in
      figures.map { figure in
        figure[row].map { String(repeating: $0, count: cellsPerDot) }.joined()
      }.joined(separator: gap)
    }
  }

  private static let rich: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"], ":": ["▄", "▄", " "], " ": ["   ", "   ", "   "],
  ]

  private static let plain: [Character: [String]] = [
    "0": [" _ ", "| |", "|_|"], "1": ["   ", "  |", "  |"], "2": [" _ ", " _|", "|_ "],
    "3": [" _ ", " _|", " _|"], "4": ["   ", "|_|", "  |"], "5": [" _ ", "|_ ", " _|"],
    "6": [" _ ", "|_ ", "|_|"], "7": [" _ ", "  |", "  |"], "8": [" _ ", "|_|", "|_|"],
    "9": [" _ ", "|_|", " _|"], ":": [" ", ".", "."], " ": ["   ", "   ", "   "],
  ]
}
