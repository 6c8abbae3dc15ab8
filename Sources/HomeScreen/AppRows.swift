import Canvas
import QuickActions

/// The lines of an app's screen as rows of cells, wrapped to the window.
struct AppRows {
  typealias Row = AppWindowLayout.Row

  let width: Int
  let glyphs: GlyphSet

  private static let mostRowsOfALine = 20

  func rows(of lines: [AppScreen.Line]) -> [Row] {
    var rows: [Row] = []
    var previous: AppScreen.Line?
    for line in lines {
      // A headline stands apart from what is above it, and so do buttons from text.
      if let previous, line.isApart(from: previous) {
        rows.append(Row(text: .empty, role: .appText))
      }
      let isFirst = line.control == nil || line.control?.id != previous?.control?.id
      rows += self.rows(of: line, isFirst: isFirst)
      previous = line
    }
    return rows
  }

  private func rows(of line: AppScreen.Line, isFirst: Bool) -> [Row] {
    if line.style == .display { return display(line) }
    // At the end of a list row there is a sign, and about a button there is its ground.
    let room = line.control == nil ? width : width - 4
    let texts = CellText(line.text).wrapped(to: room, lines: AppRows.mostRowsOfALine)
    return (texts.isEmpty ? [.empty] : texts).enumerated().map { offset, text in
      Row(
        text: text, role: line.role, control: line.control, isFirst: isFirst && offset == 0)
    }
  }

  private func display(_ line: AppScreen.Line) -> [Row] {
    let figures =
      BigFigures.lines(of: line.text, columns: width, glyphs: glyphs).map { $0.map(CellText.init) }
    let texts = figures ?? [CellText(line.text).truncated(to: width)]
    let blank = Row(text: .empty, role: .appText)
    let rows = texts.map {
      Row(text: $0, role: .appDisplay, isCentered: true, control: line.control)
    }
    return figures == nil ? rows + [blank] : [blank] + rows + [blank]
  }
}

extension AppScreen.Line {
  fileprivate var role: Role {
    switch style {
    case .display: .appDisplay
    case .headline: .appTitle
    case .body: .appText
    case .secondary: .appSecondary
    }
  }

  fileprivate func isApart(from other: AppScreen.Line) -> Bool {
    if control == nil { return style == .headline }
    guard control?.id != other.control?.id else { return false }
    return control?.isRow != true && other.control == nil && other.style != .display
  }
}

extension AppScreen.Control {
  fileprivate var isRow: Bool { look == .row }
}
