/// The verbs that draw on a frame. What falls outside it is cut, never an error.
extension Frame {
  /// Writes a text that may come from anywhere, made safe; cut with an ellipsis at `maxWidth`.
  ///
  /// - Returns: the cells that it took.
  @discardableResult
  package mutating func write(
    _ text: String, row: Int, column: Int, role: Role, maxWidth: Int? = nil
  ) -> Int {
    let width = text.utf8.count
    guard width <= maxWidth ?? .max, text.isPrintableASCII else {
      return write(CellText(text), row: row, column: column, role: role, maxWidth: maxWidth)
    }
    var position = column
    for byte in text.utf8 {
      put(Cell(cluster: Cluster(Unicode.Scalar(byte)), role), row: row, column: position)
      position += 1
    }
    return width
  }

  @discardableResult
  package mutating func write(
    _ text: CellText, row: Int, column: Int, role: Role, maxWidth: Int? = nil
  ) -> Int {
    let shown = maxWidth.map(text.truncated) ?? text
    var position = column
    for glyph in shown.glyphs {
      place(glyph, row: row, column: position, role: role)
      position += glyph.width
    }
    return shown.width
  }

  /// Half of a wide glyph is a blank: at the frame's edge it must not spill over.
  private mutating func place(_ glyph: Glyph, row: Int, column: Int, role: Role) {
    guard glyph.width == 2 else {
      return put(Cell(cluster: glyph.cluster, role), row: row, column: column)
    }
    let isWhole = column >= 0 && column + 1 < size.columns
    put(Cell(cluster: isWhole ? glyph.cluster : .space, role), row: row, column: column)
    put(Cell(cluster: isWhole ? .continuation : .space, role), row: row, column: column + 1)
  }

  /// Makes every cell of `rect` a blank of `role`.
  package mutating func fill(_ rect: Rect, _ role: Role) {
    forEachCell(of: rect) { frame, row, column in
      frame.put(Cell(cluster: .space, role), row: row, column: column)
    }
  }

  /// Gives what is drawn in `rect` another role and leaves the glyphs: dims it, lights it.
  package mutating func recast(_ rect: Rect, as role: Role) {
    forEachCell(of: rect) { frame, row, column in frame[row, column].role = role }
  }

  /// Draws a border along the inside of `rect`.
  package mutating func box(_ rect: Rect, _ role: Role, style: BoxStyle = .rounded) {
    guard rect.size.rows >= 2, rect.size.columns >= 2 else { return }
    let glyphs = style.glyphs
    for column in clipped(rect.left + 1..<rect.right - 1, to: size.columns) {
      self[rect.top, column] = Cell(glyphs.horizontal, role)
      self[rect.bottom - 1, column] = Cell(glyphs.horizontal, role)
    }
    for row in clipped(rect.top + 1..<rect.bottom - 1, to: size.rows) {
      self[row, rect.left] = Cell(glyphs.vertical, role)
      self[row, rect.right - 1] = Cell(glyphs.vertical, role)
    }
    self[rect.top, rect.left] = Cell(glyphs.upperLeft, role)
    self[rect.top, rect.right - 1] = Cell(glyphs.upperRight, role)
    self[rect.bottom - 1, rect.left] = Cell(glyphs.lowerLeft, role)
    self[rect.bottom - 1, rect.right - 1] = Cell(glyphs.lowerRight, role)
  }

  private mutating func forEachCell(of rect: Rect, do body: (inout Frame, Int, Int) -> Void) {
    let columns = clipped(rect.left..<rect.right, to: size.columns)
    for row in clipped(rect.top..<rect.bottom, to: size.rows) {
      for column in columns { body(&self, row, column) }
    }
  }

  private func clipped(_ range: Range<Int>, to limit: Int) -> Range<Int> {
    range.clamped(to: 0..<max(0, limit))
  }
}
