import Canvas
import Phone
import QuickActions

/// Where an open menu and its icon stand on the glass.
///
/// As on iOS 13 and later, an icon with too little room for its menu moves to make some.
struct MenuLayout: Hashable {
  let card: MenuCard
  /// The icon, moved where the card needs it.
  let icon: Rect
  let cardRect: Rect

  /// The status line stays in sight where there is room.
  private static let statusRows = 1

  init(
    _ open: OpenMenu, icon tile: Rect, glass: Size, selectedRow: Int?, glyphs: GlyphSet,
    fileIcons: [String: FileIcon] = [:]
  ) {
    card = MenuCard(
      open.menu, placement: open.placement, selectedRow: selectedRow, glyphs: glyphs,
      fileIcons: fileIcons, widest: glass.columns - 2, highest: glass.rows - tile.size.rows)
    let size = card.size
    let isBelow = open.placement.opens == .below
    let iconTop =
      isBelow
      ? max(0, min(tile.top, glass.rows - size.rows - tile.size.rows))
      : min(max(tile.top, MenuLayout.statusRows + size.rows), glass.rows - tile.size.rows)
    icon = Rect(
      row: iconTop, column: tile.left, rows: tile.size.rows, columns: tile.size.columns)
    let left =
      open.placement.iconSide == .left
      ? min(tile.left - 1, glass.columns - size.columns - 1)
      : max(tile.right + 1 - size.columns, 1)
    cardRect = Rect(
      row: isBelow ? icon.bottom : icon.top - size.rows, column: max(0, left), rows: size.rows,
      columns: size.columns)
  }

  /// The row of the menu at a point of the glass.
  func row(at point: Point) -> Int? {
    guard cardRect.contains(point) else { return nil }
    return card.row(atLine: point.row - cardRect.top)
  }
}
