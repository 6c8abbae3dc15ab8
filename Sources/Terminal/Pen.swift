import CNcurses
import Canvas

/// Hands runs of a frame's cells to ncurses.
struct Pen {
  private var styles: Styles
  private let isUTF8: Bool
  /// How the last cell was drawn.
  private var style: Style?
  private var cells: [cncurses_cell] = []

  init(depth: ColorDepth, isUTF8: Bool) {
    styles = Styles(depth: depth)
    self.isUTF8 = isUTF8
  }

  mutating func draw(_ run: Run, of frame: Frame) {
    cells.removeAll(keepingCapacity: true)
    var start = run.places.lowerBound
    let style = run.role == .gaugeFilled ? nil : styles.style(of: run.role)
    for place in run.places {
      let cell = isUTF8 ? frame.cells[place] : frame.cells[place].inASCII
      // ncurses draws the right half of a wide character with the left.
      if cell.isContinuation {
        if cells.isEmpty { start = place + 1 }
      } else {
        add(cell, style ?? styles.gauge(column: frame.gaugeOffset(at: place)))
      }
    }
    let (row, column) = start.quotientAndRemainder(dividingBy: frame.size.columns)
    cncurses_put(Int32(row), Int32(column), cells, cells.count)
  }

  private mutating func add(_ cell: Cell, _ style: Style) {
    // Where only the ground is seen, changing the colour of letters would be written in vain.
    if !cell.isBlank || self.style?.paintsBlanks(as: style) != true { self.style = style }
    let drawn = self.style ?? style
    cells.append(
      cncurses_cell(scalars: cell.scalars, attributes: drawn.attributes, pair: drawn.pair))
  }
}

extension Frame {
  /// How many cells of the gauge stand before this one in its row.
  fileprivate func gaugeOffset(at index: Int) -> Int {
    let row = index - index % size.columns
    return cells[row..<index].reversed().prefix { $0.role == .gaugeFilled }.count
  }
}
