import Canvas
import QuickActions

/// Where icons stand on the phone's glass: pages of four columns, and a dock below them.
///
/// Coordinates are those of the glass. Drawing and the mouse both ask here, so they agree.
struct IconGrid: Hashable {
  /// A place for an icon.
  enum Place: Hashable {
    case page(Int, row: Int, column: Int)
    case dock(column: Int)
  }

  let glass: Size
  let appCount: Int
  let dockCount: Int
  /// Rows of icons on a page.
  let rows: Int
  let tile: Size

  private let pitch: Int
  private let firstTop: Int
  /// Blank lines of the dock above its icons, and as many below.
  private let dockPadding: Int

  static let columns = IconPosition.columns
  private static let statusRows = 1
  private static let dotRows = 1
  /// With more apps than this, the first four move into the dock.
  // Departure: nobody arranges the icons: beyond eight apps the first four stand in the dock.
  private static let mostWithoutDock = 8
  /// Below this many rows of glass, icons are lower and there is no dock.
  private static let rowsForTallIcons = 20

  init(glass: Size, appCount: Int) {
    self.glass = glass
    self.appCount = appCount
    let isTall = glass.rows >= IconGrid.rowsForTallIcons
    tile = Size(rows: isTall ? 3 : 2, columns: 6)
    dockCount = isTall && appCount > IconGrid.mostWithoutDock ? IconGrid.columns : 0
    let dockRows = dockCount > 0 ? tile.rows : 0
    let free = max(0, glass.rows - IconGrid.statusRows - IconGrid.dotRows - dockRows)
    let labelled = tile.rows + 1
    let least = labelled + (isTall ? 1 : 0)
    rows = max(1, min(IconPosition.rows, free / least))
    let spare = max(0, free - rows * least)
    let loose = min(1, spare / rows)
    pitch = least + loose
    let isRoomy = pitch > labelled || spare > 0
    firstTop = IconGrid.statusRows + (isRoomy ? 1 : 0)
    dockPadding = dockCount > 0 && spare - rows * loose >= 2 ? 1 : 0
  }

  // MARK: Which icon is where

  var pageCount: Int {
    let onPages = appCount - dockCount
    return max(1, (onPages + perPage - 1) / perPage)
  }

  private var perPage: Int { rows * IconGrid.columns }

  func place(of index: Int) -> Place {
    guard index >= dockCount else { return .dock(column: index) }
    let rest = index - dockCount
    let cell = rest % perPage
    return .page(rest / perPage, row: cell / IconGrid.columns, column: cell % IconGrid.columns)
  }

  /// - Returns: nil where no icon stands.
  func index(at place: Place) -> Int? {
    switch place {
    case .dock(let column):
      return (0..<dockCount).contains(column) ? column : nil
    case .page(let page, let row, let column):
      guard (0..<pageCount).contains(page), (0..<rows).contains(row),
        (0..<IconGrid.columns).contains(column)
      else { return nil }
      let index = dockCount + page * perPage + row * IconGrid.columns + column
      return index < appCount ? index : nil
    }
  }

  /// The icons that a page shows, the dock's first.
  func visible(onPage page: Int) -> [Int] {
    let first = dockCount + page * perPage
    return Array(0..<dockCount) + Array(first..<max(first, min(appCount, first + perPage)))
  }

  // MARK: Where it is drawn

  private var cellColumns: Int { glass.columns / IconGrid.columns }
  private var margin: Int { (glass.columns - cellColumns * IconGrid.columns) / 2 }

  var dotsRow: Int { glass.rows - 1 - (dock?.size.rows ?? 0) }

  var dock: Rect? {
    guard dockCount > 0 else { return nil }
    let high = tile.rows + 2 * dockPadding
    return Rect(row: glass.rows - high, column: 0, rows: high, columns: glass.columns)
  }

  func tileRect(at place: Place) -> Rect {
    let cell = labelRect(at: place)
    return Rect(
      row: cell.top - tile.rows, column: cell.left + (cellColumns - tile.columns) / 2,
      rows: tile.rows, columns: tile.columns)
  }

  /// The line under the tile; in the dock no name is drawn there.
  func labelRect(at place: Place) -> Rect {
    switch place {
    case .page(_, let row, let column):
      let top = firstTop + row * pitch + tile.rows
      return Rect(row: top, column: left(of: column), rows: 1, columns: cellColumns)
    case .dock(let column):
      return Rect(
        row: glass.rows - dockPadding, column: left(of: column), rows: 1, columns: cellColumns)
    }
  }

  private func left(of column: Int) -> Int { margin + column * cellColumns }

  /// The icon at a point of the glass: its tile or its name.
  func index(at point: Point, page: Int) -> Int? {
    guard (0..<glass.rows).contains(point.row) else { return nil }
    return visible(onPage: page).first { index in
      let place = place(of: index)
      return tileRect(at: place).contains(point) || labelRect(at: place).contains(point)
    }
  }

  /// The place on the phone's grid of six rows that decides where a menu opens.
  // Departure: a page has as many rows as the terminal has room for; its halves stand for the screen's.
  func position(of place: Place) -> IconPosition? {
    switch place {
    case .page(_, let row, let column):
      IconPosition(row: row * IconPosition.rows / rows + 1, column: column + 1)
    case .dock(let column):
      IconPosition(row: IconPosition.rows, column: column + 1)
    }
  }
}
