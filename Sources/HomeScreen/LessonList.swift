import Canvas

/// The lessons to choose from, as a screen.
package struct LessonList: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var title: String
    /// How it was done; empty where it was not.
    package var mark: String

    package init(title: String, mark: String) {
      self.title = title
      self.mark = mark
    }
  }

  package let entries: [Entry]
  package private(set) var selected: Int
  /// What went wrong with what was done before.
  private let notice: String?
  private let glyphs: GlyphSet

  package init(_ entries: [Entry], selected: Int, notice: String? = nil, ascii: Bool) {
    self.notice = notice
    self.entries = entries
    self.selected = entries.indices.contains(selected) ? selected : 0
    glyphs = GlyphSet(isASCII: ascii)
  }

  package mutating func move(by step: Int) {
    selected = min(max(0, selected + step), max(0, entries.count - 1))
  }

  package func draw(size: Size) -> Frame {
    var frame = Frame(size: size)
    frame.write("Lessons", row: 0, column: 1, role: .title)
    let done = entries.count { !$0.mark.isEmpty }
    frame.writeTrailing(
      "\(done) of \(entries.count) done", row: 0, right: size.columns - 1, role: .secondary)
    let told = noticeLines(size)
    for (offset, line) in told.enumerated() {
      frame.write(line, row: 2 + offset, column: 1, role: .traceWarning)
    }
    let top = told.isEmpty ? 2 : 3 + told.count
    let rows = max(0, size.rows - top - 2)
    let first = max(0, min(selected - rows / 2, entries.count - rows))
    for (offset, index) in entries.indices.dropFirst(first).prefix(rows).enumerated() {
      draw(index, row: top + offset, &frame)
    }
    let keys = Hints(entries: [
      .init(glyphs("↑↓", "arrows"), "choose"), .init("Enter", "begin"), .init("q", "leave"),
    ])
    frame.place(keys.draw(columns: size.columns), at: Point(row: size.rows - 1, column: 0))
    return glyphs.isASCII ? frame.inASCII : frame
  }

  private func noticeLines(_ size: Size) -> [CellText] {
    notice.map { CellText($0).wrapped(to: size.columns - 2, lines: size.rows / 2 - 2) } ?? []
  }

  private func draw(_ index: Int, row: Int, _ frame: inout Frame) {
    let isSelected = index == selected
    let role = isSelected ? Role.menuRowSelected : .text
    frame.fill(
      Rect(row: row, column: 0, rows: 1, columns: frame.size.columns),
      isSelected ? role : .backdrop)
    let entry = entries[index]
    let right = frame.size.columns - 1 - displayWidth(entry.mark)
    frame.write(
      (isSelected ? glyphs("▸ ", "> ") : "  ") + entry.title, row: row, column: 0, role: role,
      maxWidth: max(0, right - 2))
    frame.write(entry.mark, row: row, column: right, role: isSelected ? role : .traceSuccess)
  }
}
