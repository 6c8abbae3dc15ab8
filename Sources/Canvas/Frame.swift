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

  package init(origin: Point, size: Size) {
    self.init(row: origin.row, column: origin.column, rows: size.rows, columns: size.columns)
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
  /// Fills the memory that a cell takes, so that frames can be compared byte by byte.
  private let filler: UInt16 = 0

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
  package var isBlank: Bool { cluster == .space }

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
    if cells[index].cluster != cell.cluster { cutWide(at: index..<index + 1, inRow: row) }
    cells[index] = cell
  }

  /// Makes all cells of a rectangle the same.
  package mutating func fill(_ rect: Rect, with cell: Cell) {
    for row in clippedRows(of: rect) {
      let run = clippedRun(from: rect.left, count: rect.size.columns, inRow: row)
      cutWide(at: run, inRow: row)
      cells.withUnsafeMutableBufferPointer { $0[run].update(repeating: cell) }
    }
  }

  /// Gives what is drawn in a rectangle another role and leaves the glyphs: dims it, lights it.
  package mutating func recast(_ rect: Rect, as role: Role) {
    for row in clippedRows(of: rect) {
      for index in clippedRun(from: rect.left, count: rect.size.columns, inRow: row) {
        cells[index].role = role
      }
    }
  }

  /// Draws `other` with its upper left corner at `origin`; what hangs over is cut.
  package mutating func place(_ other: Frame, at origin: Point) {
    for row in 0..<max(0, other.size.rows) {
      place(other.cells(inRow: row), row: origin.row + row, column: origin.column)
    }
  }

  /// Draws cells side by side; what hangs over is cut.
  ///
  /// A wide character that is cut in two, here or there, leaves a blank.
  mutating func place(_ line: ArraySlice<Cell>, row: Int, column: Int) {
    guard row >= 0, row < size.rows else { return }
    let run = clippedRun(from: column, count: line.count, inRow: row)
    guard !run.isEmpty else { return }
    let first = line.startIndex + run.lowerBound - (row * size.columns + column)
    let shown = line[first..<first + run.count]
    cutWide(at: run, inRow: row)
    cells.withUnsafeMutableBufferPointer { target in
      shown.withUnsafeBufferPointer { _ = target[run].update(fromContentsOf: $0) }
    }
    if shown[first].isContinuation { cells[run.lowerBound].cluster = .space }
    if shown.endIndex < line.endIndex, line[shown.endIndex].isContinuation {
      cells[run.upperBound - 1].cluster = .space
    }
  }

  /// Blanks the outer halves of wide characters that stand across the ends of a run of cells.
  private mutating func cutWide(at run: Range<Int>, inRow row: Int) {
    guard !run.isEmpty else { return }
    let (start, end) = (row * size.columns, (row + 1) * size.columns)
    if run.lowerBound > start, cells[run.lowerBound].isContinuation {
      cells[run.lowerBound - 1].cluster = .space
    }
    if run.upperBound < end, cells[run.upperBound].isContinuation {
      cells[run.upperBound].cluster = .space
    }
  }

  private func clippedRows(of rect: Rect) -> Range<Int> {
    (rect.top..<rect.bottom).clamped(to: 0..<max(0, size.rows))
  }

  /// The places in `cells` of some columns of a row, as far as the frame has them.
  private func clippedRun(from column: Int, count: Int, inRow row: Int) -> Range<Int> {
    let columns = (column..<column + count).clamped(to: 0..<max(0, size.columns))
    let start = row * size.columns
    return start + columns.lowerBound..<start + columns.upperBound
  }
}
