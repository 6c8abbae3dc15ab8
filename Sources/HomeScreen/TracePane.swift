import Canvas
import Phone
import QuickActions

/// The trace beside the phone, the newest line at the bottom.
struct TracePane {
  let phone: Phone
  let trace: Trace
  let view: TraceView
  /// The app that a filter would keep to.
  let app: AppID?
  let isEntering: Bool
  let glyphs: GlyphSet

  func draw(size: Size) -> Frame {
    var frame = Frame(size: size)
    drawHeading(&frame)
    let stepRows = drawStep(&frame)
    let body = Rect(row: 1, column: 0, rows: size.rows - 1 - stepRows, columns: size.columns)
    let rows = rows(fitting: body.size)
    for (offset, row) in rows.enumerated() {
      var column = 0
      for segment in row.segments {
        column = segment.column ?? column
        column += frame.write(
          segment.text, row: body.top + offset, column: column, role: segment.role,
          maxWidth: size.columns - column)
      }
    }
    if rows.isEmpty { drawEmpty(&frame) }
    return frame
  }

  /// Lines that fit a pane of some height, for paging.
  static func page(of rows: Int) -> Int { max(1, (rows - 2) / 2) }

  // MARK: Heading

  private func drawHeading(_ frame: inout Frame) {
    let rule: Character = view.isFocused ? glyphs("━", "=") : glyphs("─", "-")
    for column in 0..<frame.size.columns { frame[0, column] = Cell(rule, .border) }
    frame.write(" Trace ", row: 0, column: 1, role: .title)
    let right = frame.size.columns - 1
    let status = CellText(" \(status) ").truncated(to: max(0, right - 10))
    frame.write(status, row: 0, column: right - status.width, role: .secondary)
  }

  private var status: String {
    if isEntering { return "/\(view.query)_" }
    let newer = view.newer(in: trace, app: app)
    if newer > 0 { return "\(glyphs("▼", "v")) \(newer) newer" }
    let name = view.isOfOneApp ? app.flatMap { phone.app($0)?.description.name } : nil
    return (name ?? "all apps") + (view.query.isEmpty ? "" : " /\(view.query)")
  }

  private func drawEmpty(_ frame: inout Frame) {
    let isFiltered = view.isOfOneApp || !view.query.isEmpty
    let text =
      isFiltered && !trace.lines.isEmpty
      ? "Nothing that the filter lets through."
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
    let lines = TraceText.wrapped(text, columns: frame.size.columns - 2).prefix(3)
    let top = frame.size.rows - lines.count - 1
    for (offset, line) in (lines + [CellText("n: step, N: run on")]).enumerated() {
      frame.fill(
        Rect(row: top + offset, column: 0, rows: 1, columns: frame.size.columns), .notice)
      frame.write(line, row: top + offset, column: 1, role: .notice)
    }
    return lines.count + 1
  }

  // MARK: Rows

  private struct Row {
    struct Segment {
      var text: CellText
      var role: Role
      /// Nil goes on where the last segment ended.
      var column: Int?
    }

    var segments: [Segment]
  }

  /// From the newest line up, until the pane is full.
  private func rows(fitting size: Size) -> [Row] {
    guard size.rows > 0 else { return [] }
    let indices = view.last(size.rows + 1, of: trace, app: app)
    let times = indices.last.map { TraceText.time(trace.lines[$0].entry.at).count } ?? 0
    let style = TraceText(glyphs: glyphs)
    var blocks: [[Row]] = []
    var count = 0
    for (place, index) in indices.enumerated().reversed() where count < size.rows {
      let previous = place > 0 ? trace.lines[indices[place - 1]].entry : nil
      let line = trace.lines[index]
      let block =
        heading(of: line.entry, after: previous)
        + rows(of: line, style, timeColumns: max(6, times), columns: size.columns)
      blocks.append(block)
      count += block.count
    }
    return blocks.reversed().flatMap { $0 }.suffix(size.rows)
  }

  /// The app's name, and its process, where they change.
  private func heading(of entry: TraceEntry, after previous: TraceEntry?) -> [Row] {
    guard let app = entry.app, previous?.app != app else { return [] }
    let name = phone.app(app)?.description.name ?? app.rawValue
    return [Row(segments: [.init(text: CellText(name), role: .title, column: 0)])]
  }

  private func rows(
    of line: TraceLine, _ style: TraceText, timeColumns: Int, columns: Int
  ) -> [Row] {
    let time = CellText(TraceText.time(line.entry.at))
    let role = style.role(of: line.kind)
    let textColumn = timeColumns + 3
    let texts = TraceText.wrapped(style.text(of: line), columns: columns - textColumn)
    return texts.enumerated().map { index, text in
      let body = Row.Segment(text: text, role: role, column: textColumn)
      guard index == 0 else { return Row(segments: [body]) }
      return Row(segments: [
        .init(text: time, role: .traceTime, column: timeColumns - time.width),
        .init(
          text: CellText(String(style.mark(of: line.kind))), role: role, column: timeColumns + 1),
        body,
      ])
    }
  }
}
