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
    fill(rect, with: Cell(cluster: .space, role))
  }

  /// Draws a border along the inside of `rect`.
  package mutating func box(_ rect: Rect, _ role: Role, style: BoxStyle = .rounded) {
    guard rect.size.rows >= 2, rect.size.columns >= 2 else { return }
    let glyphs = style.glyphs
    let (last, right) = (rect.bottom - 1, rect.right - 1)
    for row in [rect.top, last] {
      let edge = Rect(row: row, column: rect.left, rows: 1, columns: rect.size.columns)
      fill(edge, with: Cell(glyphs.horizontal, role))
    }
    for column in [rect.left, right] {
      let edge = Rect(row: rect.top, column: column, rows: rect.size.rows, columns: 1)
      fill(edge, with: Cell(glyphs.vertical, role))
    }
    self[rect.top, rect.left] = Cell(glyphs.upperLeft, role)
    self[rect.top, right] = Cell(glyphs.upperRight, role)
    self[last, rect.left] = Cell(glyphs.lowerLeft, role)
    self[last, right] = Cell(glyphs.lowerRight, role)
  }
}
