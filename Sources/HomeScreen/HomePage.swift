import Canvas
import Phone
import QuickActions

/// A page of the Home Screen on the phone's glass: icons, names, page dots and dock.
struct HomePage {
  let phone: Phone
  let grid: IconGrid
  let page: Int
  let selected: AppID?
  let glyphs: GlyphSet

  /// - Returns: the glass, its first line left for the status.
  func draw() -> Frame {
    var frame = Frame(size: grid.glass, filledWith: Cell(" ", .wallpaper))
    if let dock = grid.dock { frame.fill(dock, .dock) }
    let shown = grid.visible(onPage: page)
    for index in shown { drawTile(index, &frame) }
    for row in Set(shown.filter { $0 >= grid.dockCount }.map(rowOnPage)).sorted() {
      drawLabels(row: row, &frame)
    }
    drawDots(&frame)
    return frame
  }

  private func rowOnPage(_ index: Int) -> Int {
    switch grid.place(of: index) {
    case .page(_, let row, _): row
    case .dock: 0
    }
  }

  private func drawTile(_ index: Int, _ frame: inout Frame) {
    let app = phone.apps[index]
    let rect = grid.tileRect(at: grid.place(of: index))
    let tile = AppTile(name: app.description.name, id: app.id, glyphs: glyphs)
    tile.draw(in: rect, of: &frame, depth: depth(of: app.id))
    // An icon in the dock has no name to light: two marks hold it instead.
    if case .dock = grid.place(of: index), app.id == selected {
      let middle = rect.top + rect.size.rows / 2
      frame.write(glyphs("▸", ">"), row: middle, column: rect.left - 1, role: .dock)
      frame.write(glyphs("◂", "<"), row: middle, column: rect.right, role: .dock)
    }
  }

  private func depth(of app: AppID) -> AppTile.Depth {
    guard case .pressing(let press) = phone.touch, press.app == app else { return .up }
    return press.showsHint ? .deep : .touched
  }

  /// A name has the whole width of its cell, and loses letters only where it would touch the next.
  private func drawLabels(row: Int, _ frame: inout Frame) {
    let cells = (0..<IconGrid.columns).map { column in
      grid.index(at: .page(page, row: row, column: column))
    }
    var end = -1
    for (column, index) in cells.enumerated() {
      guard let index else { continue }
      let rect = grid.labelRect(at: .page(page, row: row, column: column))
      let app = phone.apps[index]
      let isSelected = app.id == selected
      var name = CellText(app.description.name).truncated(to: rect.size.columns)
      var start = rect.left + (rect.size.columns - name.width + 1) / 2
      if start <= end {
        name = name.truncated(to: rect.size.columns - 1)
        start = rect.right - name.width
      }
      let role = isSelected ? Role.iconLabelSelected : .iconLabel
      frame.write(name, row: rect.top, column: start, role: role)
      end = start + name.width
      if isSelected { pad(start, end, in: rect, &frame) }
    }
  }

  /// Where there is room, the light on a selected name is a cell wider on each side.
  private func pad(_ start: Int, _ end: Int, in rect: Rect, _ frame: inout Frame) {
    if start > rect.left { frame[rect.top, start - 1] = Cell(" ", .iconLabelSelected) }
    if end < rect.right { frame[rect.top, end] = Cell(" ", .iconLabelSelected) }
  }

  private func drawDots(_ frame: inout Frame) {
    guard grid.pageCount > 1 else { return }
    let dots = (0..<grid.pageCount).map { $0 == page ? glyphs("●", "*") : glyphs("○", ".") }
    let text = dots.joined(separator: " ")
    let fits = displayWidth(text) <= grid.glass.columns - 2
    frame.writeCentered(
      fits ? text : "\(page + 1) / \(grid.pageCount)", row: grid.dotsRow, column: 0,
      columns: grid.glass.columns, role: .iconLabel)
  }
}
