/// Text over several lines.
extension CellText {
  /// The text broken between words into lines of at most `columns` cells; a word that is longer than
  /// a line is broken inside. Past the last of `lines` the rest is cut, with an ellipsis.
  package func wrapped(to columns: Int, lines: Int) -> [CellText] {
    guard columns > 0, lines > 0 else { return [] }
    var wrapped: [CellText] = []
    var rest = glyphs[...]
    while !rest.isEmpty {
      if wrapped.count == lines - 1 {
        wrapped.append(CellText(glyphs: rest).truncated(to: columns))
        break
      }
      let end = CellText.lineEnd(in: rest, columns: columns)
      wrapped.append(CellText(glyphs: rest[..<end]).withoutTrailingSpaces)
      rest = rest[end...].drop { $0 == .space }
    }
    return wrapped
  }

  /// Where a line that begins with `rest` ends: after the last word that fits.
  private static func lineEnd(in rest: ArraySlice<Glyph>, columns: Int) -> Int {
    var width = 0
    var lastSpace: Int?
    for (index, glyph) in zip(rest.indices, rest) {
      if width + glyph.width > columns {
        let fits = glyph == .space ? index : lastSpace ?? index
        return max(fits, rest.startIndex + 1)
      }
      if glyph == .space { lastSpace = index }
      width += glyph.width
    }
    return rest.endIndex
  }

  var withoutTrailingSpaces: CellText {
    let end = glyphs.lastIndex { $0 != .space }.map { $0 + 1 } ?? 0
    return CellText(glyphs: glyphs[..<end])
  }
}
