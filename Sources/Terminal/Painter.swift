import CNcurses
import Canvas

/// Puts the cells that changed into ncurses, which finds out what the terminal must be told.
struct Painter {
  private var styles: Styles
  private let isASCII: Bool
  /// What ncurses has; nil where that is not known.
  private var shown: Frame?

  init(depth: ColorDepth, isASCII: Bool) {
    styles = Styles(depth: depth)
    self.isASCII = isASCII
  }

  /// The screen has become empty.
  mutating func forget() { shown = nil }

  mutating func paint(_ frame: Frame, on size: Size) {
    if let shown, shown.size != frame.size { cncurses_erase() }
    var last = (index: -1, style: Style.none)
    for index in frame.changes(since: shown) {
      let cell = frame.cells[index]
      var style = style(of: cell, at: index, in: frame)
      // A blank shows its ground alone: it goes on as the cell before it, and the terminal need not
      // be told of another colour.
      if cell.isBlank, last.index == index - 1, style.isSameGround(as: last.style) {
        style = last.style
      }
      put(
        cell, row: index / frame.size.columns, column: index % frame.size.columns, style, on: size)
      last = (index, style)
    }
    shown = frame
  }

  private mutating func style(of cell: Cell, at index: Int, in frame: Frame) -> Style {
    guard cell.role == .gaugeFilled else { return styles.style(of: cell.role) }
    return styles.gauge(column: frame.gaugeOffset(at: index))
  }

  private func put(_ cell: Cell, row: Int, column: Int, _ style: Style, on size: Size) {
    guard row < size.rows, column < size.columns else { return }
    let shown = isASCII ? cell.inASCII : cell
    // ncurses has drawn the right half with the left.
    guard !shown.isContinuation else { return }
    let (base, first, second, third) = shown.scalars
    cncurses_put(
      Int32(row), Int32(column), base, first, second, third, style.attributes.forCurses, style.pair)
  }
}

extension Cell {
  fileprivate var isBlank: Bool { scalars.0 == 0x20 && scalars.1 == 0 }
}

extension Frame {
  /// How many cells of the gauge stand before this one in its row.
  fileprivate func gaugeOffset(at index: Int) -> Int {
    let row = index - index % size.columns
    return cells[row..<index].reversed().prefix { $0.role == .gaugeFilled }.count
  }
}
