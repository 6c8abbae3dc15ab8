import Canvas
import Phone
import QuickActions

/// The running app's window on the phone's glass: bars, title, lines of text, what can be tapped.
struct AppWindow {
  let app: InstalledApp
  let layout: AppWindowLayout
  /// The control that Enter taps.
  let focus: ControlID?
  let glyphs: GlyphSet

  /// - Returns: the glass, its first line left for the status and its last for the home bar.
  func draw() -> Frame {
    var frame = Frame(size: layout.glass, filledWith: Cell(" ", .appText))
    let title = layout.screen.title ?? app.description.name
    frame.write(
      title, row: layout.titleRow, column: AppWindowLayout.margin, role: .appTitle,
      maxWidth: layout.width)
    if app.screen == nil {
      let text = app.state == .foregroundActive ? "The app has no window." : "…"
      frame.write(
        text, row: layout.body.lowerBound, column: AppWindowLayout.margin, role: .appSecondary,
        maxWidth: layout.width)
    }
    for place in layout.bar + layout.tabs { draw(place, &frame) }
    for (offset, row) in layout.shownRows.enumerated() {
      draw(row, at: layout.body.lowerBound + offset, &frame)
    }
    drawMore(&frame)
    if let alert = layout.alert { drawAlert(alert, &frame) }
    return frame
  }

  private var isBehindAlert: Bool { layout.alert != nil }

  private func isLit(_ control: AppScreen.Control?) -> Bool {
    control != nil && control?.id == focus && !isBehindAlert
  }

  // MARK: Bars

  private func draw(_ place: AppWindowLayout.Place, _ frame: inout Frame) {
    let isTab = place.control.look == .tab
    let quiet: Role = isTab && !place.control.isSelected ? .appSecondary : .appControl
    let role = isLit(place.control) ? Role.appControlLit : quiet
    frame.fill(place.rect, role)
    frame.writeCentered(
      mark(of: place.control) + place.text, row: place.rect.top, column: place.rect.left,
      columns: place.rect.size.columns, role: role)
  }

  private func mark(of control: AppScreen.Control) -> String {
    switch control.look {
    case .back: "\(glyphs("‹", "<")) "
    case .tab: "\(control.isSelected ? glyphs("●", "*") : glyphs("○", "o")) "
    case .button, .destructive: control.isSelected ? "\(glyphs("●", "*")) " : ""
    case .bar, .row: ""
    }
  }

  // MARK: The body

  private func draw(_ row: AppWindowLayout.Row, at line: Int, _ frame: inout Frame) {
    guard let control = row.control else {
      return drawText(row, role: row.role, at: line, &frame)
    }
    switch control.look {
    case .row, .tab, .back, .bar: drawListRow(row, control, at: line, &frame)
    case .button, .destructive: drawButton(row, control, at: line, &frame)
    }
  }

  private func drawText(
    _ row: AppWindowLayout.Row, role: Role, at line: Int, _ frame: inout Frame
  ) {
    let free = row.isCentered ? (layout.width - row.text.width) / 2 : 0
    frame.write(row.text, row: line, column: AppWindowLayout.margin + free, role: role)
  }

  /// A row of a list is as wide as the window, and says that it leads somewhere.
  private func drawListRow(
    _ row: AppWindowLayout.Row, _ control: AppScreen.Control, at line: Int, _ frame: inout Frame
  ) {
    let isLit = isLit(control)
    let role = isLit ? Role.appControlLit : row.role
    let right = layout.glass.columns - AppWindowLayout.margin
    if isLit {
      frame.fill(Rect(row: line, column: 1, rows: 1, columns: layout.glass.columns - 2), role)
    }
    drawText(row, role: role, at: line, &frame)
    guard row.isFirst else { return }
    let sign: Character = control.isSelected ? glyphs("✓", "*") : glyphs("›", ">")
    frame[line, right - 1] = Cell(sign, isLit ? role : .appSecondary)
    if isLit { frame[line, 1] = Cell(glyphs("▸", ">"), role) }
  }

  private func drawButton(
    _ row: AppWindowLayout.Row, _ control: AppScreen.Control, at line: Int, _ frame: inout Frame
  ) {
    let isLit = isLit(control)
    let quiet: Role = control.look == .destructive ? .appDestructive : .appButton
    let role = isLit ? Role.appControlLit : quiet
    let shown = CellText(row.isFirst ? mark(of: control) : "").width
    let columns = min(layout.width, shown + row.text.width + 4)
    frame.fill(Rect(row: line, column: AppWindowLayout.margin, rows: 1, columns: columns), role)
    let start = AppWindowLayout.margin + 2
    if shown > 0 { frame.write(mark(of: control), row: line, column: start, role: role) }
    frame.write(
      row.text, row: line, column: start + shown, role: role, maxWidth: max(0, columns - 3 - shown))
    if isLit, row.isFirst {
      frame[line, AppWindowLayout.margin] = Cell(glyphs("▸", ">"), role)
    }
  }

  private func drawMore(_ frame: inout Frame) {
    let below = layout.rows.count - layout.firstRow - layout.body.count
    guard below > 0 || layout.firstRow > 0 else { return }
    let above = layout.firstRow > 0 ? "\(glyphs("▲", "^")) \(layout.firstRow)" : ""
    let rest = below > 0 ? "\(glyphs("▼", "v")) \(below)" : ""
    let text = [above, rest].filter { !$0.isEmpty }.joined(separator: "  ") + " more"
    frame.writeTrailing(
      text, row: layout.body.upperBound, right: layout.glass.columns - AppWindowLayout.margin,
      role: .appSecondary)
  }

  // MARK: The alert

  private func drawAlert(_ alert: Sheet, _ frame: inout Frame) {
    frame.recast(
      Rect(row: 0, column: 0, rows: layout.glass.rows, columns: layout.glass.columns), as: .dimmed)
    var sheet = alert
    sheet.selected = layout.controls.firstIndex { $0.id == focus }
    let rect = sheet.rect(on: layout.glass)
    // No scraps of lines beside the card.
    frame.fill(
      Rect(row: rect.top, column: 0, rows: rect.size.rows, columns: layout.glass.columns), .dimmed)
    frame.place(sheet.draw(on: layout.glass, glyphs: glyphs), at: rect.origin)
  }
}
