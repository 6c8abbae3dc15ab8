import Canvas

/// All keys, in two columns where there is room.
package struct HelpCard {
  let glyphs: GlyphSet

  /// A key and what it does; no key for a heading.
  private struct Entry {
    let key: String
    let meaning: String

    init(_ key: String, _ meaning: String) {
      self.key = key
      self.meaning = meaning
    }
  }

  private static let entries = [
    Entry("", "Home Screen"),
    Entry("arrows hjkl", "move"),
    Entry("PgUp PgDn", "turn the page"),
    Entry("Enter", "tap"),
    Entry("hold Space", "press ever harder"),
    Entry("f", "force press at once"),
    Entry("a", "app and phone actions"),
    Entry("", "Menu"),
    Entry("arrows Enter", "choose"),
    Entry("1-9", "choose at once"),
    Entry("Esc q Left", "close"),
    Entry("", "App"),
    Entry("arrows Tab", "move; scroll"),
    Entry("Enter click", "tap"),
    Entry("hold Space f", "peek; f Enter opens"),
    Entry("Up", "actions of a preview"),
    Entry("H Esc", "go home"),
    Entry("s", "switcher; x ends one"),
    Entry("", "Mouse"),
    Entry("click", "tap"),
    Entry("hold button", "press; drop on a row"),
    Entry("right click", "force press; peek"),
    Entry("", "Trace"),
    Entry("t Tab", "to the trace and back"),
    Entry("[ ]", "scroll"),
    Entry("v", "all apps, one app"),
    Entry("/", "only lines with a text"),
    Entry("w", "save it"),
    Entry("", "Program"),
    Entry("n N", "one step; run on"),
    Entry(",", "settings"),
    Entry("p", "picture and diagram"),
    Entry("m", "mouse off and on"),
    Entry("Ctrl-L", "draw anew"),
    Entry("q Ctrl-C", "quit"),
  ]

  /// Every key that it tells of, below its heading.
  package static let keys = entries.reduce(into: [(heading: String, key: String)]()) {
    keys, entry in
    keys.append((entry.key.isEmpty ? entry.meaning : keys.last?.heading ?? "", entry.key))
  }.filter { !$0.key.isEmpty }

  private static let keyColumns = 13
  private static let columnWidth = 38

  private func isWide(_ size: Size) -> Bool { size.columns >= 2 * HelpCard.columnWidth + 4 }

  private func columns(on size: Size) -> [[Entry]] {
    let entries = HelpCard.entries
    guard isWide(size) else { return [entries] }
    let split = entries.firstIndex { $0.key.isEmpty && $0.meaning == "Mouse" } ?? entries.count / 2
    return [Array(entries[..<split]), Array(entries[split...])]
  }

  private func lineCount(on size: Size) -> Int { columns(on: size).map(\.count).max() ?? 0 }

  func rect(on size: Size) -> Rect {
    let columns = isWide(size) ? 2 * HelpCard.columnWidth + 4 : min(size.columns, 42)
    let rows = min(size.rows - 1, lineCount(on: size) + 4)
    return Rect(
      row: (size.rows - 1 - rows) / 2, column: (size.columns - columns) / 2, rows: rows,
      columns: columns)
  }

  /// The furthest that the card scrolls.
  func lastFirstLine(on size: Size) -> Int {
    max(0, lineCount(on: size) - (rect(on: size).size.rows - 4))
  }

  func draw(on screen: Size, firstLine: Int) -> Frame {
    let size = rect(on: screen).size
    var frame = Frame(size: size, filledWith: Cell(" ", .text))
    frame.box(
      Rect(row: 0, column: 0, rows: size.rows, columns: size.columns), .border, style: glyphs.box)
    frame.writeCentered(" Keys ", row: 0, column: 1, columns: size.columns - 2, role: .title)
    let visible = size.rows - 4
    let first = min(firstLine, lastFirstLine(on: screen))
    for (index, entries) in columns(on: screen).enumerated() {
      let left = 3 + index * HelpCard.columnWidth
      for (offset, entry) in entries.dropFirst(first).prefix(max(0, visible)).enumerated() {
        draw(entry, row: 2 + offset, column: left, &frame)
      }
    }
    let rest = lineCount(on: screen) - first - visible
    if rest > 0 || first > 0 {
      let text = rest > 0 ? " \(glyphs("▼", "v")) \(rest) more " : " \(glyphs("▲", "^")) "
      frame.writeCentered(
        text, row: size.rows - 1, column: 1, columns: size.columns - 2, role: .secondary)
    }
    return frame
  }

  private func draw(_ entry: Entry, row: Int, column: Int, _ frame: inout Frame) {
    guard !entry.key.isEmpty else {
      frame.write(entry.meaning, row: row, column: column, role: .title)
      return
    }
    frame.write(entry.key, row: row, column: column + 1, role: .key)
    let left = column + 1 + HelpCard.keyColumns
    frame.write(
      entry.meaning, row: row, column: left, role: .text, maxWidth: frame.size.columns - left - 1)
  }
}
