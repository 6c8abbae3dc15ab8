import Canvas

/// A card in the middle of the glass with a title, a few sentences, and rows to choose from.
struct Sheet: Hashable {
  struct Row: Hashable {
    var label: String
    var value = ""
    var isDestructive = false
    /// The arrows change the value, to either side.
    var isChoice = false
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
    let visible = visibleRows(in: rect.size)
    let index =
      visible.lowerBound + point.row - rect.top - firstRow(columns: rect.size.columns)
    return visible.contains(index) && point.row < rect.bottom - 1 ? index : nil
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
    let visible = visibleRows(in: size)
    for (offset, index) in visible.enumerated() {
      draw(rows[index], at: first + offset, isSelected: index == selected, glyphs, &frame)
    }
    drawMore(visible, glyphs, &frame)
    return frame
  }

  /// The rows that are seen: from the first on, moved as far as the selected one needs.
  private func visibleRows(in size: Size) -> Range<Int> {
    let room = min(rows.count, max(0, size.rows - 1 - firstRow(columns: size.columns)))
    let start = min(rows.count - room, max(0, (selected ?? 0) - room + 1))
    return start..<start + room
  }

  private func drawMore(_ visible: Range<Int>, _ glyphs: GlyphSet, _ frame: inout Frame) {
    let above = visible.lowerBound > 0 ? "\(glyphs("▲", "^")) \(visible.lowerBound)" : nil
    let left = rows.count - visible.upperBound
    let below = left > 0 ? "\(glyphs("▼", "v")) \(left)" : nil
    let signs = [above, below].compactMap(\.self)
    guard !signs.isEmpty else { return }
    frame.writeCentered(
      " \(signs.joined(separator: "  ")) more ", row: frame.size.rows - 1, column: 1,
      columns: frame.size.columns - 2, role: .menuBorder)
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
    let shown =
      row.isChoice && isSelected ? glyphs("‹ ", "< ") + row.value + glyphs(" ›", " >") : row.value
    let value = CellText(shown).truncated(to: max(0, right - 4 - taken))
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
