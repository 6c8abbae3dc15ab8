import Canvas
import Phone
import QuickActions

/// The running app's window on the phone's glass: its title and its lines of text.
struct AppWindow {
  let app: InstalledApp
  let glass: Size
  let glyphs: GlyphSet

  /// - Returns: the glass, its first line left for the status and its last for the home bar.
  func draw() -> Frame {
    var frame = Frame(size: glass, filledWith: Cell(" ", .appText))
    let screen = app.screen ?? AppScreen()
    let margin = 2
    let width = glass.columns - 2 * margin
    var row = glass.rows >= 16 ? 3 : 2
    let title = screen.title ?? app.description.name
    frame.write(title, row: row, column: margin, role: .appTitle, maxWidth: width)
    row += 2
    if app.screen == nil {
      let text = app.state == .foregroundActive ? "The app has no window." : "…"
      frame.write(text, row: row, column: margin, role: .appSecondary, maxWidth: width)
    }
    for (index, line) in screen.lines.enumerated() {
      // A headline stands apart from what is above it.
      if index > 0, line.style == .headline { row += 1 }
      guard row < bottom else { break }
      row += draw(line, row: row, column: margin, width: width, &frame)
    }
    return frame
  }

  /// Lines from here on belong to the home bar.
  private var bottom: Int { glass.rows - 2 }

  /// - Returns: the rows that it took.
  private func draw(
    _ line: AppScreen.Line, row: Int, column: Int, width: Int, _ frame: inout Frame
  ) -> Int {
    switch line.style {
    case .display: drawDisplay(line.text, row: row, column: column, width: width, &frame)
    case .headline: drawText(line.text, .appTitle, row: row, column: column, width, &frame)
    case .body: drawText(line.text, .appText, row: row, column: column, width, &frame)
    case .secondary: drawText(line.text, .appSecondary, row: row, column: column, width, &frame)
    }
  }

  private func drawText(
    _ text: String, _ role: Role, row: Int, column: Int, _ width: Int, _ frame: inout Frame
  ) -> Int {
    let lines = CellText(text).wrapped(to: width, lines: bottom - row)
    for (offset, line) in lines.enumerated() {
      frame.write(line, row: row + offset, column: column, role: role)
    }
    return max(1, lines.count)
  }

  private func drawDisplay(
    _ text: String, row: Int, column: Int, width: Int, _ frame: inout Frame
  ) -> Int {
    let figures = BigFigures.lines(of: text, columns: width, glyphs: glyphs)
    guard let figures, row + 1 + BigFigures.rows <= bottom else {
      frame.writeCentered(text, row: row, column: column, columns: width, role: .appDisplay)
      return 2
    }
    for (offset, line) in figures.enumerated() {
      frame.writeCentered(
        line, row: row + 1 + offset, column: column, columns: width, role: .appDisplay)
    }
    return BigFigures.rows + 2
  }
}
