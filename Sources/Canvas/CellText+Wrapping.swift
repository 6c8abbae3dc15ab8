/// Text over several lines.
extension CellText {
  /// The text broken between words into lines of at most `columns` cells. A word that is longer than
  /// a line is broken between its parts where it has any, else anywhere. Past the last of `lines` the
  /// rest is cut, with an ellipsis.
  ///
  /// - Parameter isPartEnd: whether a part of a word ends between two ASCII characters; 0 stands for
  ///   anything else.
  package func wrapped(
    to columns: Int, lines: Int, isPartEnd: (UInt8, UInt8) -> Bool = { _, _ in false }
  ) -> [CellText] {
    guard columns > 0, lines > 0, !glyphs.isEmpty else { return [] }
    guard width > columns else { return [withoutTrailingSpaces] }
    var wrapped: [CellText] = []
    var rest = glyphs[...]
    while !rest.isEmpty {
      if wrapped.count == lines - 1 {
        wrapped.append(CellText(glyphs: rest).truncated(to: columns))
        break
      }
      let end = CellText.lineEnd(in: rest, columns: columns, isPartEnd)
      wrapped.append(CellText(glyphs: rest[..<end]).withoutTrailingSpaces)
      rest = rest[end...].drop { $0 == .space }
    }
    return wrapped
  }

  /// Where a line that begins with `rest` ends: after the last word, or part of a long one, that fits.
  /// Blanks at its end may hang over.
  private static func lineEnd(
    in rest: ArraySlice<Glyph>, columns: Int, _ isPartEnd: (UInt8, UInt8) -> Bool
  ) -> Int {
    var width = 0
    var end: Int?
    var isInLongWord = false
    for place in rest.indices {
      let isWordStart =
        rest[place] != .space && (place == rest.startIndex || rest[place - 1] == .space)
      if isWordStart { isInLongWord = isLongWord(rest[place...], columns: columns) }
      if place > rest.startIndex,
        isWordStart || isInLongWord && isPartEnd(rest[place - 1].ascii, rest[place].ascii)
      {
        end = place
      }
      width += rest[place].width
      if width > columns, rest[place] != .space { return max(end ?? place, rest.startIndex + 1) }
    }
    return rest.endIndex
  }

  private static func isLongWord(_ rest: ArraySlice<Glyph>, columns: Int) -> Bool {
    var width = 0
    for glyph in rest {
      if glyph == .space { return false }
      width += glyph.width
      if width > columns { return true }
    }
    return false
  }

  var withoutTrailingSpaces: CellText {
    let end = glyphs.lastIndex { $0 != .space }.map { $0 + 1 } ?? 0
    return end == glyphs.count ? self : CellText(glyphs: glyphs[..<end])
  }
}
