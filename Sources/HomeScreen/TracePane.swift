import Canvas
import Phone
import QuickActions

/// The trace beside the phone, the newest line at the bottom.
struct TracePane {
  let phone: Phone
  let trace: Trace
  let view: TraceView
  let search: TraceSearch
  /// The app that a filter would keep to.
  let app: AppID?
  let isEntering: Bool
  let glyphs: GlyphSet

  func draw(size: Size) -> Frame {
    var frame = Frame(size: size)
    let stepRows = drawStep(&frame)
    let body = Rect(row: 1, column: 0, rows: size.rows - 1 - stepRows, columns: size.columns)
    if !drawLines(in: body, &frame) { drawEmpty(&frame) }
    drawHeading(&frame)
    return frame
  }

  /// Lines that fit a pane of some height, for paging.
  static func page(of rows: Int) -> Int { max(1, (rows - 2) / 2) }

  // MARK: Heading

  private func drawHeading(_ frame: inout Frame) {
    let rule: Character = view.isFocused ? glyphs("━", "=") : glyphs("─", "-")
    frame.fill(
      Rect(row: 0, column: 0, rows: 1, columns: frame.size.columns), with: Cell(rule, .border))
    frame.write(" Trace ", row: 0, column: 1, role: .title)
    let right = frame.size.columns - 1
    let status = CellText(" \(status) ").truncated(to: max(0, right - 10))
    frame.write(status, row: 0, column: right - status.width, role: .secondary)
  }

  private var status: String {
    if isEntering { return "/\(view.query)_" }
    let newer = view.newer(in: trace, search)
    if newer > 0 { return "\(glyphs("▼", "v")) \(newer) newer" }
    let name = view.isOfOneApp ? app.flatMap { phone.app($0)?.description.name } : nil
    return (name ?? "all apps") + (view.query.isEmpty ? "" : " /\(view.query)")
  }

  private func drawEmpty(_ frame: inout Frame) {
    let isFiltered = view.isOfOneApp || !view.query.isEmpty
    let text =
      isFiltered && !trace.lines.isEmpty
      ? search.isComplete ? "Nothing that the filter lets through." : "Looking …"
      : "Every delegate call will stand here, and every call that was not made."
    let lines = CellText(text).wrapped(to: frame.size.columns - 2, lines: 3)
    for (offset, line) in lines.enumerated() {
      frame.write(line, row: 2 + offset, column: 1, role: .secondary)
    }
  }

  // MARK: Step mode

  /// - Returns: the rows that it took at the bottom.
  private func drawStep(_ frame: inout Frame) -> Int {
    guard phone.settings.stepping else { return 0 }
    let held = phone.apps.compactMap(\.heldCall).first
    let text = held.map { "next: \($0)" } ?? "step mode: the next call will wait"
    // All of its arguments are seen: that is what one stops for.
    let lines = TraceText.wrapped(text, columns: frame.size.columns - 2)
      .prefix(max(1, frame.size.rows - 4))
    let top = frame.size.rows - lines.count - 1
    for (offset, line) in (lines + [CellText("n: step, N: run on")]).enumerated() {
      frame.fill(
        Rect(row: top + offset, column: 0, rows: 1, columns: frame.size.columns), .notice)
      frame.write(line, row: top + offset, column: 1, role: .notice)
    }
    return lines.count + 1
  }
}
