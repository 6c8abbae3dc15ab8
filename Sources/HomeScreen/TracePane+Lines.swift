import Canvas
import Phone
import QuickActions

/// The lines of the trace that fit, the newest at the bottom where they fill the pane.
extension TracePane {
  /// - Returns: false where there is no line to show.
  func drawLines(in rect: Rect, _ frame: inout Frame) -> Bool {
    let indices = view.last(rect.size.rows + 1, of: trace, search)
    guard let newest = indices.last, rect.size.rows > 0 else { return false }
    // Times are as wide as the newest, so that they end in one column.
    let times = max(6, TraceText.time(trace.lines[newest].entry.at).count)
    let blocks = blocks(
      of: indices, filling: rect.size.rows, columns: rect.size.columns - times - 3)
    let rows = blocks.reduce(0) { $0 + $1.rows }
    // What has no room is above the pane, under the heading that is drawn last.
    var row = rect.top - max(0, rows - rect.size.rows)
    for block in blocks.reversed() {
      draw(block, row: row, times: times, &frame)
      row += block.rows
    }
    var last = newest
    for index in view.next(max(0, rect.bottom - row), of: trace, search) {
      let block = block(index, after: last, columns: rect.size.columns - times - 3)
      guard row + block.rows <= rect.bottom else { break }
      draw(block, row: row, times: times, &frame)
      row += block.rows
      last = index
    }
    return true
  }

  private struct Block {
    let line: TraceLine
    /// The app's name, where it changes.
    let name: String?
    let texts: [CellText]

    var rows: Int { texts.count + (name == nil ? 0 : 1) }
  }

  /// From the newest line up, until the pane is full.
  private func blocks(of indices: [Int], filling rows: Int, columns: Int) -> [Block] {
    var blocks: [Block] = []
    var count = 0
    for (place, index) in indices.enumerated().reversed() where count < rows {
      let block = block(index, after: place > 0 ? indices[place - 1] : nil, columns: columns)
      blocks.append(block)
      count += block.rows
    }
    return blocks
  }

  private func block(_ index: Int, after previous: Int?, columns: Int) -> Block {
    let line = trace.lines[index]
    let text = TraceText(glyphs: glyphs).text(of: line)
    let isSameApp = line.entry.app == previous.flatMap { trace.lines[$0].entry.app }
    return Block(
      line: line, name: isSameApp ? nil : name(of: line.entry),
      texts: TraceText.wrapped(text, columns: columns))
  }

  private func name(of entry: TraceEntry) -> String? {
    entry.app.map { phone.app($0)?.description.name ?? $0.rawValue }
  }

  private func draw(_ block: Block, row: Int, times: Int, _ frame: inout Frame) {
    var row = row
    if let name = block.name {
      frame.write(name, row: row, column: 0, role: .title, maxWidth: frame.size.columns)
      row += 1
    }
    let style = TraceText(glyphs: glyphs)
    let role = style.role(of: block.line.kind)
    let time = TraceText.time(block.line.entry.at)
    frame.writeTrailing(time, row: row, right: times, role: .traceTime)
    frame[row, times + 1] = Cell(style.mark(of: block.line.kind), role)
    for (offset, text) in block.texts.enumerated() {
      frame.write(
        text, row: row + offset, column: times + 3, role: role,
        maxWidth: frame.size.columns - times - 3)
    }
  }
}
