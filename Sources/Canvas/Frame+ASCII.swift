/// What is left of a frame where the terminal has no UTF-8.
extension Frame {
  /// The same frame in ASCII alone: lines and signs by what looks most like them, the rest as `?`.
  package var inASCII: Frame {
    var plain = self
    for row in 0..<size.rows {
      for column in 0..<size.columns where !self[row, column].glyph.isASCII {
        plain[row, column] = Cell(standIn(row: row, column: column), self[row, column].role)
      }
    }
    return plain
  }

  private func standIn(row: Int, column: Int) -> Character {
    let glyph = self[row, column].glyph
    return glyph == Cell.continuation ? " " : glyph.asciiStandIn
  }
}

extension Character {
  /// The ASCII character that looks most like this one, `?` where none does.
  package var asciiStandIn: Character {
    if isASCII { return self }
    return Character.lookalikes[self] ?? "?"
  }

  private static let lookalikes: [Character: Character] = {
    let rows: [(Character, String)] = [
      ("-", "─━╌┄╴╶‐‑–—―−▔▁"), ("|", "│┃╎┆╵╷▏▕"), ("+", "┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛╔╗╚╝╞╡╪"),
      ("=", "═"), ("#", "█▓▉▊■◼▪"), (":", "▒░"), ("\"", "“”„▀▄"), ("'", "‘’‚"),
      ("^", "▲△▴↑⌃"), ("v", "▼▽▾↓⌄✓✔"), (">", "▶▷▸►→›»"), ("<", "◀◁◂◄←‹«"),
      ("*", "●•◉★☆✱∙"), ("o", "○◯◦"), (".", "·"), ("~", "…"), ("x", "✕✗✘×"), ("!", "⚠"),
      (" ", "\u{A0}\u{2800}\u{3000}"),
    ]
    return Dictionary(
      rows.flatMap { sign, glyphs in glyphs.map { ($0, sign) } },
      uniquingKeysWith: { first, _ in first })
  }()
}
