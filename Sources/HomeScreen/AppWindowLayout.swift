import Canvas
import QuickActions

/// Where everything on an app's window stands on the glass: made from its lines alone, so that drawing,
/// clicks and keys agree.
struct AppWindowLayout {
  /// Something in a bar or on a tab.
  struct Place {
    let control: AppScreen.Control
    let text: String
    let rect: Rect
  }

  /// One row of cells of the part that scrolls.
  struct Row {
    let text: CellText
    let role: Role
    var isCentered = false
    var control: AppScreen.Control?
    /// Of the rows of its control.
    var isFirst = false
  }

  let screen: AppScreen
  let glass: Size
  let rows: [Row]
  let bar: [Place]
  let tabs: [Place]
  /// The lines of the glass that the rows have.
  let body: Range<Int>
  /// The row that is on the first of them.
  let firstRow: Int

  static let margin = 2
  /// An app can say more than a person reads; the rest is left out.
  private static let mostLines = 500

  /// - Parameter firstRow: as far as there are rows to scroll to.
  init(_ screen: AppScreen, glass: Size, firstRow: Int, glyphs: GlyphSet) {
    self.screen = screen
    self.glass = glass
    let lines = screen.lines.prefix(AppWindowLayout.mostLines)
    let titleRow = AppWindowLayout.titleRow(on: glass)
    bar = AppWindowLayout.bar(lines, row: titleRow - 1, columns: glass.columns)
    tabs = AppWindowLayout.tabs(lines, row: glass.rows - 2, columns: glass.columns)
    let top = titleRow + (glass.rows >= 16 ? 2 : 1)
    body = top..<max(top + 1, glass.rows - (tabs.isEmpty ? 2 : 3))
    rows = AppRows(width: glass.columns - 2 * AppWindowLayout.margin, glyphs: glyphs).rows(
      of: lines.filter { !$0.isInBar })
    self.firstRow = min(max(0, firstRow), max(0, rows.count - body.count))
  }

  var titleRow: Int { AppWindowLayout.titleRow(on: glass) }
  var width: Int { glass.columns - 2 * AppWindowLayout.margin }
  var shownRows: ArraySlice<Row> { rows.dropFirst(firstRow).prefix(body.count) }
  var lastFirstRow: Int { max(0, rows.count - body.count) }

  /// What can be tapped now, in the order in which the keys go through it.
  var controls: [AppScreen.Control] { screen.controls }

  /// The card of the alert; which row is chosen is the drawing's to say.
  var alert: Sheet? {
    screen.alert.map { alert in
      Sheet(
        title: alert.title ?? "",
        message: alert.lines.filter { $0.control == nil }.map(\.text),
        rows: controls.map {
          Sheet.Row(
            label: screen.name(of: $0.id) ?? "", isDestructive: $0.look == .destructive)
        },
        isAtFoot: alert.isSheet)
    }
  }

  func control(at point: Point) -> AppScreen.Control? {
    if let alert {
      return alert.row(at: point, on: glass).map { controls[$0] }
    }
    if let place = (bar + tabs).first(where: { $0.rect.contains(point) }) { return place.control }
    guard body.contains(point.row) else { return nil }
    let index = firstRow + point.row - body.lowerBound
    return rows.indices.contains(index) ? rows[index].control : nil
  }

  /// The first row to show so that all of a control is seen, moved as little as that needs. With the
  /// first control what stands above it is seen too, and with the last what is below.
  func firstRow(showing control: ControlID) -> Int {
    let own = rows.indices.filter { rows[$0].control?.id == control }
    guard let first = own.first, let last = own.last else { return firstRow }
    let isFirst = !rows[..<first].contains { $0.control != nil }
    let isLast = !rows[(last + 1)...].contains { $0.control != nil }
    let upper = isFirst && last < body.count ? 0 : first
    let lower = isLast ? rows.count - 1 : last
    return min(upper, max(firstRow, lower - body.count + 1))
  }

  /// The first control among the shown rows.
  var firstShownControl: ControlID? { shownRows.lazy.compactMap(\.control).first?.id }

  // MARK: Bars

  private static func titleRow(on glass: Size) -> Int { glass.rows >= 16 ? 3 : 2 }

  /// The way back on the left, the buttons on the right.
  private static func bar(
    _ lines: ArraySlice<AppScreen.Line>, row: Int, columns: Int
  ) -> [Place] {
    var places: [Place] = []
    var left = 1
    var right = columns - 1
    for line in lines.reversed() {
      guard let control = line.control, control.look == .bar else { continue }
      let width = min(displayWidth(line.text) + 2, columns / 3)
      guard right - width > columns / 3 else { break }
      right -= width
      places.insert(
        Place(
          control: control, text: line.text,
          rect: Rect(row: row, column: right, rows: 1, columns: width)), at: 0)
    }
    for line in lines {
      guard let control = line.control, control.look == .back else { continue }
      let width = min(displayWidth(line.text) + 4, right - left)
      places.insert(
        Place(
          control: control, text: line.text,
          rect: Rect(row: row, column: left, rows: 1, columns: width)), at: 0)
      left += width
    }
    return places
  }

  private static func tabs(
    _ lines: ArraySlice<AppScreen.Line>, row: Int, columns: Int
  ) -> [Place] {
    let tabs = lines.filter { $0.control?.look == .tab }
    guard !tabs.isEmpty else { return [] }
    let width = max(1, (columns - 2) / tabs.count)
    return tabs.enumerated().compactMap { index, line in
      line.control.map {
        Place(
          control: $0, text: line.text,
          rect: Rect(row: row, column: 1 + index * width, rows: 1, columns: width))
      }
    }
  }
}

extension AppScreen.Line {
  /// It stands above or below the part that scrolls.
  var isInBar: Bool {
    switch control?.look {
    case .back, .bar, .tab: true
    case .button, .destructive, .row, nil: false
    }
  }
}
