import Canvas

/// Where the panes stand on a screen of some size.
package struct Layout: Hashable, Sendable {
  /// The phone with its bezel.
  package let phone: Rect
  /// The line under the phone.
  package let gauge: Rect
  /// The life cycle of the chosen app; wide screens have room for it.
  package let diagram: Rect?
  package let trace: Rect?
  /// The last line: the keys that work now.
  package let hints: Rect
  /// What is said about the phone, in the rows above the hints.
  package let caption: Rect?

  /// Below this there is no picture of a phone.
  package static let smallest = Size(rows: 16, columns: 40)
  /// From here on the trace has a place beside the phone.
  package static let withTrace = Size(rows: 24, columns: 80)
  /// From here on the diagram has a place between them.
  package static let columnsWithDiagram = 110

  static let diagramColumns = 29
  private static let phoneColumns = 44
  private static let tallestPhone = 44

  /// - Parameters:
  ///   - showsTrace: on a screen with room for one pane, whether it is the trace.
  ///   - captionRows: what the panes leave to a caption.
  /// - Returns: nil where the screen is too small.
  package init?(size: Size, showsTrace: Bool, captionRows: Int = 0) {
    guard size.rows >= Layout.smallest.rows, size.columns >= Layout.smallest.columns else {
      return nil
    }
    let hasBoth =
      size.rows >= Layout.withTrace.rows && size.columns >= Layout.withTrace.columns
    let isWide = hasBoth && size.columns >= Layout.columnsWithDiagram
    let columns = min(Layout.phoneColumns, size.columns)
    let rows = min(size.rows - captionRows - 2, Layout.tallestPhone)
    let left = isWide ? 1 : hasBoth ? 0 : (size.columns - columns) / 2
    phone = Rect(row: 0, column: left, rows: rows, columns: columns)
    gauge = Rect(row: phone.bottom, column: left + 1, rows: 1, columns: columns - 2)
    hints = Rect(row: size.rows - 1, column: 0, rows: 1, columns: size.columns)
    let gap = isWide ? 3 : 2
    let paneRows = size.rows - captionRows - 1
    caption =
      captionRows > 0
      ? Rect(row: paneRows, column: 0, rows: captionRows, columns: size.columns) : nil
    let beside = phone.right + gap
    if isWide {
      diagram = Rect(row: 0, column: beside, rows: paneRows, columns: Layout.diagramColumns)
      let traceLeft = beside + Layout.diagramColumns + gap
      trace = Rect(
        row: 0, column: traceLeft, rows: paneRows, columns: size.columns - traceLeft - 1)
    } else if hasBoth {
      diagram = nil
      trace = Rect(row: 0, column: beside, rows: paneRows, columns: size.columns - beside)
    } else {
      diagram = nil
      trace =
        showsTrace ? Rect(row: 0, column: 0, rows: paneRows, columns: size.columns) : nil
    }
    hidesPhone = !hasBoth && showsTrace
  }

  /// The trace has taken the only place there is.
  package let hidesPhone: Bool

  /// The phone's glass: what is inside the bezel.
  package var glass: Rect {
    Rect(
      row: phone.top + 1, column: phone.left + 1, rows: phone.size.rows - 2,
      columns: phone.size.columns - 2)
  }
}

extension Point {
  /// The point as seen from a pane's upper left corner.
  func relative(to rect: Rect) -> Point {
    Point(row: row - rect.top, column: column - rect.left)
  }
}
