import CNcurses
import Canvas

/// Puts the cells that changed into ncurses, which finds out what the terminal must be told.
struct Painter {
  private var styles: Styles
  private let isASCII: Bool
  /// What ncurses has; nil where that is not known.
  private var shown: Frame?
  /// How the last cell was painted.
  private var last = Style.none
  private var cells: [cncurses_cell] = []

  init(depth: ColorDepth, isASCII: Bool) {
    styles = Styles(depth: depth)
    self.isASCII = isASCII
  }

  /// The screen has become empty.
  mutating func forget() { shown = nil }

  mutating func paint(_ frame: Frame) {
    if let shown, shown.size != frame.size { cncurses_erase() }
    for run in frame.changes(since: shown) { paint(run, of: frame) }
    shown = frame
  }

  private mutating func paint(_ run: Run, of frame: Frame) {
    cells.removeAll(keepingCapacity: true)
    var start = run.places.lowerBound
    var style = styles.style(of: run.role)
    for place in run.places {
      let cell = isASCII ? frame.cells[place].inASCII : frame.cells[place]
      if run.role == .gaugeFilled { style = styles.gauge(column: frame.gaugeOffset(at: place)) }
      // ncurses draws the right half of a wide character with the left.
      if cell.isContinuation {
        if cells.isEmpty { start = place + 1 }
      } else {
        add(cell, style)
      }
    }
    let (row, column) = start.quotientAndRemainder(dividingBy: frame.size.columns)
    cncurses_put(Int32(row), Int32(column), cells, cells.count)
  }

  /// A blank shows its ground alone: it goes on as the cell before it, and the terminal need not be
  /// told of another colour.
  private mutating func add(_ cell: Cell, _ style: Style) {
    if !cell.isBlank || !last.isSameGround(as: style) { last = style }
    cells.append(
      cncurses_cell(scalars: cell.scalars, attributes: last.attributes, pair: last.pair))
  }
}

extension Frame {
  /// How many cells of the gauge stand before this one in its row.
  fileprivate func gaugeOffset(at index: Int) -> Int {
    let row = index - index % size.columns
    return cells[row..<index].reversed().prefix { $0.role == .gaugeFilled }.count
  }
}
