import Canvas
import QuickActions

extension MenuCard {
  /// The card alone, as large as it is.
  func draw() -> Frame {
    var frame = Frame(size: size, filledWith: Cell(" ", .menuRow))
    frame.box(
      Rect(row: 0, column: 0, rows: size.rows, columns: size.columns), .menuBorder,
      style: glyphs.box)
    for (offset, line) in shownLines.enumerated() {
      draw(line, row: offset + 1, &frame)
    }
    drawMore(hiddenAbove, glyphs("▲", "^"), row: 0, &frame)
    drawMore(hiddenBelow, glyphs("▼", "v"), row: size.rows - 1, &frame)
    return frame
  }

  private func draw(_ line: Line, row: Int, _ frame: inout Frame) {
    switch line {
    case .rule: drawRule(row: row, &frame)
    case .title(let index, let text, let isFirst):
      let role = titleRole(of: index)
      ground(row: row, role, &frame)
      frame.write(text, row: row, column: textColumn, role: role)
      if isFirst { drawSides(of: index, row: row, role, &frame) }
    case .subtitle(let index, let text):
      let role = subtitleRole(of: index)
      ground(row: row, role, &frame)
      frame.write(text, row: row, column: textColumn, role: role)
    }
  }

  private func ground(row: Int, _ role: Role, _ frame: inout Frame) {
    frame.fill(Rect(row: row, column: 1, rows: 1, columns: size.columns - 2), role)
  }

  /// The glyph on the side of the nearer screen edge [reported], the number key on the other.
  private func drawSides(of index: Int, row: Int, _ role: Role, _ frame: inout Frame) {
    let left = 2
    let right = size.columns - 3
    let isLeft = placement.iconSide == .left
    let icon = iconCells(of: menu.rows[index])
    let start = isLeft ? left : right - icon.count + 1
    for (offset, glyph) in icon.enumerated() { frame[row, start + offset] = Cell(glyph, role) }
    if index < 9 {
      frame.write(
        String(index + 1), row: row, column: isLeft ? right : left, role: subtitleRole(of: index))
    }
    // The chosen row is told by a mark too, not by its colour alone.
    if index == selectedRow { frame[row, 1] = Cell(glyphs("▸", ">"), role) }
  }

  /// No cells for an item without an icon, one for a glyph, more for a picture.
  private func iconCells(of row: MenuRow) -> [Character] {
    switch row {
    case .system(let action): [action.glyph.character(ascii: glyphs.isASCII)]
    case .item(let item, _): item.icon.map(iconCells) ?? []
    }
  }

  private func iconCells(of icon: ShortcutIcon) -> [Character] {
    if case .file(let name) = icon {
      switch fileIcons[name] {
      case .picture(let picture) where !glyphs.isASCII: return picture.cells
      case .missing: return []
      case .picture, .undrawn, nil: break
      }
    }
    return [icon.glyph.character(ascii: glyphs.isASCII)]
  }

  private func drawRule(row: Int, _ frame: inout Frame) {
    for column in 1..<max(1, size.columns - 1) {
      frame[row, column] = Cell(glyphs("─", "-"), .menuBorder)
    }
    frame[row, 0] = Cell(glyphs("├", "+"), .menuBorder)
    frame[row, size.columns - 1] = Cell(glyphs("┤", "+"), .menuBorder)
  }

  private func drawMore(_ count: Int, _ arrow: Character, row: Int, _ frame: inout Frame) {
    guard count > 0 else { return }
    frame.writeCentered(
      " \(arrow) \(count) more ", row: row, column: 1, columns: size.columns - 2,
      role: .menuBorder)
  }

  private var textColumn: Int { MenuCard.frameColumns / 2 }

  private func titleRole(of row: Int) -> Role {
    switch (menu.rows[row].isDestructive, row == selectedRow) {
    case (false, false): .menuRow
    case (false, true): .menuRowSelected
    case (true, false): .destructive
    case (true, true): .destructiveSelected
    }
  }

  private func subtitleRole(of row: Int) -> Role {
    row == selectedRow ? .menuSubtitleSelected : .menuSubtitle
  }
}

/// The card of a menu as the Home Screen draws it.
///
/// - Parameter height: what it must fit; a higher one drops its subtitles, then scrolls.
package func menuCard(
  _ menu: ShortcutMenu, placement: MenuPlacement, selectedRow: Int? = nil, ascii: Bool = false,
  fileIcons: [String: FileIcon] = [:], width: Int = 38, height: Int = .max
) -> Frame {
  let frame = MenuCard(
    menu, placement: placement, selectedRow: selectedRow, glyphs: GlyphSet(isASCII: ascii),
    fileIcons: fileIcons, widest: width, highest: height
  ).draw()
  return ascii ? frame.inASCII : frame
}

/// A menu with the icon that it belongs to, above or below it: what a force press would show.
package func menuPicture(
  _ menu: ShortcutMenu, app: AppID, name: String, placement: MenuPlacement, ascii: Bool = false,
  fileIcons: [String: FileIcon] = [:], width: Int = 38
) -> Frame {
  let glyphs = GlyphSet(isASCII: ascii)
  let card = menuCard(menu, placement: placement, ascii: ascii, fileIcons: fileIcons, width: width)
  let icon = Size(rows: 3, columns: 6)
  let isBelow = placement.opens == .below
  var frame = Frame(
    size: Size(rows: icon.rows + card.size.rows, columns: card.size.columns))
  let column = placement.iconSide == .left ? 1 : card.size.columns - icon.columns - 1
  let top = isBelow ? 0 : card.size.rows
  AppTile(name: name, id: app, glyphs: glyphs).draw(
    in: Rect(row: top, column: column, rows: icon.rows, columns: icon.columns), of: &frame)
  writeName(name, of: column, row: top + 1, iconColumns: icon.columns, placement, &frame)
  frame.place(card, at: Point(row: isBelow ? icon.rows : 0, column: 0))
  return ascii ? frame.inASCII : frame
}

private func writeName(
  _ name: String, of column: Int, row: Int, iconColumns: Int, _ placement: MenuPlacement,
  _ frame: inout Frame
) {
  switch placement.iconSide {
  case .left:
    let start = column + iconColumns + 1
    frame.write(
      name, row: row, column: start, role: .backdrop, maxWidth: frame.size.columns - start)
  case .right:
    let shown = CellText(name).truncated(to: column - 2)
    frame.write(shown, row: row, column: column - 1 - shown.width, role: .backdrop)
  }
}
