import Canvas
import QuickActions

/// The card of an open menu: its lines, and which of them can be seen.
///
/// A card that is too high drops its subtitles first and scrolls then, saying how many lines are out of
/// sight: no row is ever left out silently.
struct MenuCard: Hashable {
  /// One line of the card.
  enum Line: Hashable {
    case title(row: Int, CellText, isFirst: Bool)
    case subtitle(row: Int, CellText)
    /// Between the app's rows and the system's.
    case rule

    var row: Int? {
      switch self {
      case .title(let row, _, _), .subtitle(let row, _): row
      case .rule: nil
      }
    }
  }

  let menu: ShortcutMenu
  let placement: MenuPlacement
  /// A row by its place in the menu's logical order.
  let selectedRow: Int?
  let glyphs: GlyphSet
  /// What was found of the icon files that the menu names.
  let fileIcons: [String: FileIcon]
  let columns: Int
  private let lines: [Line]
  private let visible: Range<Int>

  init(
    _ menu: ShortcutMenu, placement: MenuPlacement, selectedRow: Int?, glyphs: GlyphSet,
    fileIcons: [String: FileIcon] = [:], widest: Int, highest: Int
  ) {
    self.menu = menu
    self.placement = placement
    self.selectedRow = selectedRow
    self.glyphs = glyphs
    self.fileIcons = fileIcons
    let contents = menu.rows.map(Content.init)
    columns = MenuCard.columns(for: contents, widest: widest)
    let room = max(1, highest - 2)
    let full = MenuCard.lines(contents, menu, placement, columns: columns, isFull: true)
    lines =
      full.count <= room
      ? full : MenuCard.lines(contents, menu, placement, columns: columns, isFull: false)
    visible = MenuCard.window(
      over: lines, room: room, selectedRow: selectedRow, fromBottom: placement.isReversed)
  }

  var size: Size { Size(rows: visible.count + 2, columns: columns) }

  /// The lines that are seen, from top to bottom.
  var shownLines: ArraySlice<Line> { lines[visible] }

  var hiddenAbove: Int { MenuCard.rows(in: lines[..<visible.lowerBound], beyond: shownLines) }
  var hiddenBelow: Int { MenuCard.rows(in: lines[visible.upperBound...], beyond: shownLines) }

  /// The row that a line of the card belongs to, the border counted as line 0.
  func row(atLine line: Int) -> Int? {
    let index = visible.lowerBound + line - 1
    return visible.contains(index) ? lines[index].row : nil
  }

  // MARK: Measures

  /// What stands around a text: border, space, icon of one or two cells, space or two; two spaces, number, space, border.
  static let frameColumns = 10
  private static let fewestColumns = 26

  private static func columns(for contents: [Content], widest: Int) -> Int {
    let text = contents.map { max($0.title.width, $0.subtitle?.width ?? 0) }.max() ?? 0
    return max(frameColumns + 1, min(widest, max(fewestColumns, text + frameColumns)))
  }

  // MARK: Lines

  /// What a row says, safe to draw.
  private struct Content: Hashable {
    let title: CellText
    let subtitle: CellText?

    init(_ row: MenuRow) {
      title = CellText(row.title)
      switch row {
      case .item(let item, _):
        subtitle = item.localizedSubtitle.flatMap { $0.isEmpty ? nil : CellText($0) }
      case .system:
        subtitle = nil
      }
    }

    /// Where there is no room for the subtitle, a sign says that there is one.
    func titleAlone(in width: Int) -> CellText {
      guard subtitle != nil else { return title.truncated(to: width) }
      var marked = title.truncated(to: width - 2)
      for glyph in CellText(" …").glyphs { marked.append(glyph) }
      return marked
    }
  }

  private static func lines(
    _ contents: [Content], _ menu: ShortcutMenu, _ placement: MenuPlacement, columns: Int,
    isFull: Bool
  ) -> [Line] {
    let width = columns - frameColumns
    var lines: [Line] = []
    var previous: Bool?
    for row in placement.topToBottom(Array(contents.indices)) {
      let isSystem = menu.rows[row].isSystem
      if let previous, previous != isSystem { lines.append(.rule) }
      previous = isSystem
      lines += self.lines(of: contents[row], row: row, width: width, isFull: isFull)
    }
    return lines
  }

  /// Two lines for a long title only where there is no subtitle. [documented]
  private static func lines(
    of content: Content, row: Int, width: Int, isFull: Bool
  ) -> [Line] {
    guard isFull else {
      return [.title(row: row, content.titleAlone(in: width), isFirst: true)]
    }
    guard let subtitle = content.subtitle else {
      return content.title.wrapped(to: width, lines: 2).enumerated().map { index, text in
        .title(row: row, text, isFirst: index == 0)
      }
    }
    return [
      .title(row: row, content.title.truncated(to: width), isFirst: true),
      .subtitle(row: row, subtitle.truncated(to: width)),
    ]
  }

  /// The lines in sight: from item 1 on, moved as far as the selected row needs.
  private static func window(
    over lines: [Line], room: Int, selectedRow: Int?, fromBottom: Bool
  ) -> Range<Int> {
    guard lines.count > room else { return lines.indices }
    let selected = lines.indices.filter { selectedRow != nil && lines[$0].row == selectedRow }
    let last = lines.count - room
    let start =
      fromBottom
      ? min(last, selected.first ?? last) : max(0, (selected.last ?? 0) - room + 1)
    return start..<start + room
  }

  private static func rows(in hidden: ArraySlice<Line>, beyond shown: ArraySlice<Line>) -> Int {
    Set(hidden.compactMap(\.row)).subtracting(shown.compactMap(\.row)).count
  }
}

extension MenuRow {
  var isSystem: Bool {
    switch self {
    case .item: false
    case .system: true
    }
  }

  var isDestructive: Bool {
    switch self {
    case .item: false
    case .system(let action): action.isDestructive
    }
  }
}
