/// The golden form of a frame: what a test compares and a reviewer reads in a plain diff.
extension Frame {
  /// Two planes, one of glyphs and one of the letters of their roles, then what the letters mean.
  package var golden: String {
    var lines = ["\(size.rows) rows, \(size.columns) columns"]
    lines += plane { cell in cell.glyph == Cell.continuation ? nil : cell.glyph }
    lines.append("roles")
    lines += plane { cell in cell.role.letter }
    lines += legend
    return lines.joined(separator: "\n") + "\n"
  }

  /// The glyphs alone, a line each row, without blanks at its end.
  package var text: [String] {
    (0..<size.rows).map { row in
      let glyphs = cells(inRow: row).map(\.glyph).filter { $0 != Cell.continuation }
      let end = glyphs.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(glyphs[..<end])
    }
  }

  package func cells(inRow row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  private func plane(_ letter: (Cell) -> Character?) -> [String] {
    (0..<size.rows).map { row in "|" + String(cells(inRow: row).compactMap(letter)) + "|" }
  }

  private var legend: [String] {
    let used = Set(cells.map(\.role))
    return used.map { "\($0.letter) = \($0)" }.sorted()
  }
}
