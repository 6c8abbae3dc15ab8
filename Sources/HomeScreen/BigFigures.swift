import Canvas

/// Figures three lines high, for what an app shows large: a running timer.
enum BigFigures {
  static let rows = 3

  /// - Returns: the three lines; nil where the text has anything but digits, colons and spaces.
  static func lines(of text: String, glyphs: GlyphSet) -> [String]? {
    guard !text.isEmpty, text.count <= 12 else { return nil }
    let table = glyphs.isASCII ? plain : rich
    var lines = Array(repeating: "", count: rows)
    for character in text {
      guard let figure = table[character] else { return nil }
      for row in 0..<rows {
        lines[row] += (lines[row].isEmpty ? "" : " ") + figure[row]
      }
    }
    return lines
  }

  private static let rich: [Character: [String]] = [
    "0": ["╭─╮", "│ │", "╰─╯"], "1": ["╶╮ ", " │ ", "╶┴╴"], "2": ["╶─╮", "╭─╯", "╰─╴"],
    "3": ["╶─╮", " ─┤", "╶─╯"], "4": ["╷ ╷", "╰─┤", "  ╵"], "5": ["╭─╴", "╰─╮", "╶─╯"],
    "6": ["╭─╴", "├─╮", "╰─╯"], "7": ["╶─╮", "  │", "  ╵"], "8": ["╭─╮", "├─┤", "╰─╯"],
    "9": ["╭─╮", "╰─┤", "╶─╯"], ":": ["•", " ", "•"], " ": ["   ", "   ", "   "],
  ]

  private static let plain: [Character: [String]] = [
    "0": [" _ ", "| |", "|_|"], "1": ["   ", "  |", "  |"], "2": [" _ ", " _|", "|_ "],
    "3": [" _ ", " _|", " _|"], "4": ["   ", "|_|", "  |"], "5": [" _ ", "|_ ", " _|"],
    "6": [" _ ", "|_ ", "|_|"], "7": [" _ ", "  |", "  |"], "8": [" _ ", "|_|", "|_|"],
    "9": [" _ ", "|_|", " _|"], ":": [" ", ".", "."], " ": ["   ", "   ", "   "],
  ]
}
