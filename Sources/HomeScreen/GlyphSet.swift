import Canvas

/// The glyphs that the screen is drawn with: Unicode's, or ASCII where a terminal has no more.
struct GlyphSet: Hashable, Sendable {
  let isASCII: Bool

  var box: BoxStyle { isASCII ? .ascii : .rounded }
  /// A border with corners: what is lit or pressed.
  var firmBox: BoxStyle { isASCII ? .ascii : .square }

  /// One of two glyphs, or of two texts.
  func callAsFunction<Glyph>(_ rich: Glyph, _ plain: Glyph) -> Glyph {
    isASCII ? plain : rich
  }
}

extension Frame {
  /// Writes a text in the middle of `columns` cells that begin at `column`.
  mutating func writeCentered(
    _ text: String, row: Int, column: Int, columns: Int, role: Role
  ) {
    let shown = CellText(text).truncated(to: columns)
    write(shown, row: row, column: column + (columns - shown.width) / 2, role: role)
  }

  /// Writes a text so that it ends before `right`.
  mutating func writeTrailing(_ text: String, row: Int, right: Int, role: Role) {
    write(text, row: row, column: right - displayWidth(text), role: role)
  }
}
