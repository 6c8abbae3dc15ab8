/// What is left of a frame where the terminal has no UTF-8.
extension Frame {
  /// The same frame in ASCII alone: lines and signs by what looks most like them, the rest as `?`.
  package var inASCII: Frame {
    var plain = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        plain.put(self[row, column].inASCII, row: row, column: column)
      }
    }
    return plain
  }
}

extension Cell {
  /// The same cell in ASCII: the right half of a wide character is a blank.
  package var inASCII: Cell {
    if isContinuation { return Cell(cluster: .space, role) }
    return cluster.isASCII ? self : Cell(glyph.asciiStandIn, role)
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
