/// A size in cells.
package struct Size: Hashable, Sendable {
  package var rows: Int
  package var columns: Int

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

/// A cell's place, from 0 at the upper left.
package struct Point: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A rectangle of cells.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(row: Int, column: Int, rows: Int, columns: Int) {
    origin = Point(row: row, column: column)
    size = Size(rows: max(0, rows), columns: max(0, columns))
  }

  package var top: Int { origin.row }
  package var left: Int { origin.column }
  /// The first row below it.
  package var bottom: Int { origin.row + size.rows }
  /// The first column right of it.
  package var right: Int { origin.column + size.columns }

  package func intersects(_ other: Rect) -> Bool {
    top < other.bottom && other.top < bottom && left < other.right && other.left < right
  }

  package func contains(_ point: Point) -> Bool {
    (top..<bottom).contains(point.row) && (left..<right).contains(point.column)
  }
}

/// One cell of a screen.
package struct Cell: Hashable, Sendable {
  var cluster: Cluster
  package var role: Role

  /// - Parameter glyph: safe to hand to a terminal; a base with at most three marks.
  package init(_ glyph: Character, _ role: Role) {
    self.init(cluster: Cluster(of: glyph), role)
  }

  init(cluster: Cluster, _ role: Role) {
    self.cluster = cluster
    self.role = role
  }

  /// What stands in the cell. The right half of a wide character holds `Cell.continuation`.
  package var glyph: Character {
    get { cluster.character }
    set { cluster = Cluster(of: newValue) }
  }

  /// The scalars of the glyph, 0 in place of those that are not there.
  package var scalars: (UInt32, UInt32, UInt32, UInt32) { cluster.scalars }
  package var isContinuation: Bool { cluster.isContinuation }

  /// Marks the cell that a wide character to the left covers.
  package static let continuation: Character = "\u{0}"
}

/// A screen as a value: what was drawn, before any terminal.
package struct Frame: Hashable, Sendable {
  package let size: Size
  /// Row by row, `size.rows * size.columns` of them.
  package private(set) var cells: [Cell]

  package init(size: Size, filledWith cell: Cell = Cell(" ", .backdrop)) {
    self.size = size
    cells = Array(repeating: cell, count: max(0, size.rows * size.columns))
  }

  package subscript(row: Int, column: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { put(newValue, row: row, column: column) }
  }

  /// Sets one cell; outside the frame nothing happens. A wide character that loses a half is blanked.
  mutating func put(_ cell: Cell, row: Int, column: Int) {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return }
    let index = row * size.columns + column
    guard cells[index].cluster != cell.cluster else {
      cells[index].role = cell.role
      return
    }
    if cells[index].isContinuation, column > 0 { cells[index - 1].cluster = .space }
    if column + 1 < size.columns, cells[index + 1].isContinuation {
      cells[index + 1].cluster = .space
    }
    cells[index] = cell
  }

  /// Draws `other` with its upper left corner at `origin`; what hangs over is cut.
  ///
  /// A wide character that is cut in two, here or there, leaves a blank.
  package mutating func place(_ other: Frame, at origin: Point) {
    let rows = (origin.row..<origin.row + other.size.rows).clamped(to: 0..<size.rows)
    let columns = (origin.column..<origin.column + other.size.columns).clamped(to: 0..<size.columns)
    guard !columns.isEmpty else { return }
    for row in rows {
      let source = (row - origin.row) * other.size.columns - origin.column
      let isCut = columns.upperBound < origin.column + other.size.columns
      copy(
        other.cells, from: source, row: row, columns: columns,
        cutsWide: isCut && other.cells[source + columns.upperBound].glyph == Cell.continuation)
    }
  }

  private mutating func copy(
    _ other: [Cell], from source: Int, row: Int, columns: Range<Int>, cutsWide: Bool
  ) {
    let target = row * size.columns
    let (left, right) = (target + columns.lowerBound, target + columns.upperBound)
    if cells[left].glyph == Cell.continuation { cells[left - 1].glyph = " " }
    if columns.upperBound < size.columns, cells[right].glyph == Cell.continuation {
      cells[right].glyph = " "
    }
    for column in columns { cells[target + column] = other[source + column] }
    if cells[left].glyph == Cell.continuation { cells[left].glyph = " " }
    if cutsWide { cells[right - 1].glyph = " " }
  }
}
