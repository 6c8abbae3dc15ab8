/// The verbs that draw on a frame. What falls outside it is cut, never an error.
extension Frame {
  /// Writes a text that may come from anywhere, made safe; cut with an ellipsis at `maxWidth`.
  ///
  /// - Returns: the cells that it took.
  @discardableResult
  package mutating func write(
    _ text: String, row: Int, column: Int, role: Role, maxWidth: Int? = nil
  ) -> Int {
    guard text.utf8.count <= maxWidth ?? .max, text.isPrintableASCII else {
      return write(CellText(text), row: row, column: column, role: role, maxWidth: maxWidth)
    }
    let cells = text.utf8.map { Cell(cluster: Cluster(Unicode.Scalar($0)), role) }
    place(cells[...], row: row, column: column)
    return cells.count
  }

  @discardableResult
  package mutating func write(
    _ text: CellText, row: Int, column: Int, role: Role, maxWidth: Int? = nil
  ) -> Int {
    let shown = maxWidth.map(text.truncated) ?? text
    place(shown.cells(role)[...], row: row, column: column)
    return shown.width
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
