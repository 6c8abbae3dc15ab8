import Canvas

/// A card in the middle of the glass with a title, a few sentences, and rows to choose from.
struct Sheet: Hashable {
  struct Row: Hashable {
    var label: String
    var value = ""
    var isDestructive = false
  }

  var title: String
  var message: [String] = []
  var rows: [Row] = []
  /// Nil where the rows only inform.
  var selected: Int?
  /// An action sheet stands at the foot.
  var isAtFoot = false

  private static let widest = 36

  /// Where it stands on a glass.
  func rect(on glass: Size) -> Rect {
    let columns = min(Sheet.widest, glass.columns - 2)
    let wanted = 3 + lines(columns: columns).count + (rows.isEmpty ? 0 : rows.count + 1)
    let high = max(3, min(wanted, glass.rows - 1))
    let top = isAtFoot ? glass.rows - 1 - high : (glass.rows - high) / 2
    return Rect(
      row: max(1, top), column: (glass.columns - columns) / 2, rows: high,
      columns: columns)
  }

  /// The row at a point of the glass.
  func row(at point: Point, on glass: Size) -> Int? {
    let rect = rect(on: glass)
    guard rect.contains(point), point.column > rect.left, point.column < rect.right - 1 else {
      return nil
    }
    let index = point.row - rect.top - firstRow(columns: rect.size.columns)
    return rows.indices.contains(index) && point.row < rect.bottom - 1 ? index : nil
  }

  func draw(on glass: Size, glyphs: GlyphSet) -> Frame {
    let size = rect(on: glass).size
    var frame = Frame(size: size, filledWith: Cell(" ", .menuRow))
    frame.box(
      Rect(row: 0, column: 0, rows: size.rows, columns: size.columns), .menuBorder,
      style: glyphs.box)
    frame.writeCentered(title, row: 1, column: 2, columns: size.columns - 4, role: .menuRow)
    for (offset, line) in lines(columns: size.columns).enumerated() where offset + 3 < size.rows {
      frame.write(line, row: 2 + offset, column: 2, role: .menuSubtitle)
    }
    let first = firstRow(columns: size.columns)
    if !rows.isEmpty { drawRule(row: first - 1, glyphs, &frame) }
    for (index, row) in rows.enumerated() where first + index < size.rows - 1 {
      draw(row, at: first + index, isSelected: index == selected, glyphs, &frame)
    }
    return frame
  }

  private func lines(columns: Int) -> [CellText] {
    message.flatMap { CellText($0).wrapped(to: columns - 4, lines: 4) }
  }

  private func firstRow(columns: Int) -> Int { 3 + lines(columns: columns).count }

  private func drawRule(row: Int, _ glyphs: GlyphSet, _ frame: inout Frame) {
    guard row < frame.size.rows - 1 else { return }
    for column in 1..<frame.size.columns - 1 {
      frame[row, column] = Cell(glyphs("─", "-"), .menuBorder)
    }
    frame[row, 0] = Cell(glyphs("├", "+"), .menuBorder)
    frame[row, frame.size.columns - 1] = Cell(glyphs("┤", "+"), .menuBorder)
  }

  private func draw(
    _ row: Row, at line: Int, isSelected: Bool, _ glyphs: GlyphSet, _ frame: inout Frame
  ) {
    let role = Sheet.role(isDestructive: row.isDestructive, isSelected: isSelected)
    frame.fill(Rect(row: line, column: 1, rows: 1, columns: frame.size.columns - 2), role)
    if isSelected { frame[line, 1] = Cell(glyphs("▸", ">"), role) }
    let right = frame.size.columns - 2
    let taken = frame.write(row.label, row: line, column: 3, role: role, maxWidth: right - 3)
    let value = CellText(row.value).truncated(to: max(0, right - 5 - taken))
    let valueRole = isSelected ? Role.menuSubtitleSelected : .menuSubtitle
    frame.write(value, row: line, column: right - value.width, role: valueRole)
  }

  private static func role(isDestructive: Bool, isSelected: Bool) -> Role {
    switch (isDestructive, isSelected) {
    case (false, false): .menuRow
    case (false, true): .menuRowSelected
    case (true, false): .destructive
    case (true, true): .destructiveSelected
    }
  }
}
