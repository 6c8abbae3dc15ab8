import Canvas
import Testing

@Suite struct FrameTests {
  private func frame(_ rows: Int, _ columns: Int) -> Frame {
    Frame(size: Size(rows: rows, columns: columns))
  }

  @Test func aBoxWithATitleIsDrawnAndNamed() {
    var frame = frame(4, 10)
    frame.fill(Rect(row: 0, column: 0, rows: 4, columns: 8), .menuRow)
    frame.box(Rect(row: 0, column: 0, rows: 4, columns: 8), .menuBorder)
    frame.write("中 a", row: 1, column: 2, role: .menuRowSelected)
    frame.write("Remove App", row: 2, column: 2, role: .destructive, maxWidth: 5)
    #expect(
      frame.golden == """
        4 rows, 10 columns
        |╭──────╮  |
        |│ 中 a │  |
        |│ Remo…│  |
        |╰──────╯  |
        roles
        |mmmmmmmm..|
        |mrRRRRrm..|
        |mrxxxxxm..|
        |mmmmmmmm..|
        - legend
        """.replacing("- legend", with: legend) + "\n")
  }

  private let legend = """
    . = backdrop
    R = menuRowSelected
    m = menuBorder
    r = menuRow
    x = destructive
    """

  @Test func nothingIsDrawnOutsideTheFrame() {
    var frame = frame(2, 3)
    frame.write("abcdef", row: 0, column: -2, role: .text)
    frame.write("abc", row: 5, column: 0, role: .text)
    frame.write("中", row: 1, column: 2, role: .text)
    frame.write("文", row: 1, column: -1, role: .text)
    frame.fill(Rect(row: -4, column: -4, rows: 2, columns: 20), .notice)
    frame.box(Rect(row: -1, column: -1, rows: 9, columns: 9), .notice)
    #expect(frame.text == ["cde", ""])
  }

  @Test func aWideGlyphThatLosesAHalfIsBlanked() {
    var frame = frame(1, 6)
    frame.write("中中中", row: 0, column: 0, role: .text)
    frame.write("文", row: 0, column: 1, role: .text)
    frame.write("x", row: 0, column: 5, role: .text)
    #expect(frame.text == [" 文  x"])
    #expect(frame[0, 2].glyph == Cell.continuation)
    #expect(frame[0, 3].glyph == " ")
  }

  @Test func recastingKeepsWideGlyphs() {
    var frame = frame(1, 4)
    frame.write("中a", row: 0, column: 0, role: .text)
    frame.recast(Rect(row: 0, column: 0, rows: 1, columns: 4), as: .dimmed)
    #expect(frame.text == ["中a"])
    #expect(frame[0, 1] == Cell(Cell.continuation, .dimmed))
  }

  @Test func everyRoleHasALetterOfItsOwn() {
    let roles: [Role] =
      [
        .backdrop, .border, .text, .secondary, .title, .statusBar, .wallpaper, .iconLabel,
        .iconLabelSelected,
        .dock, .dimmed, .menuBorder, .menuRow, .menuRowSelected, .menuSubtitle,
        .menuSubtitleSelected, .destructive, .destructiveSelected, .gaugeFilled, .gaugeEmpty,
        .gaugeMark, .appText, .appTitle, .appSecondary, .appDisplay, .appControl, .appButton,
        .appDestructive, .appControlLit, .traceTime, .traceCall,
        .traceNotCalled, .traceWarning, .traceSuccess, .traceFailure, .traceState, .traceConsole,
        .key, .hint, .notice,
      ] + (0..<Role.tints).flatMap { [.tile($0), .tileEdge($0)] }
    #expect(Set(roles.map(\.letter)).count == roles.count)
  }

  @Test func inASCIIABorderIsMadeOfSignsAndWideGlyphsLeaveNoHole() {
    var frame = frame(3, 8)
    frame.box(Rect(row: 0, column: 0, rows: 3, columns: 8), .border)
    frame.write("中é…▸", row: 1, column: 1, role: .text)
    #expect(frame.inASCII.text == ["+------+", "|? ?~> |", "+------+"])
  }

  @Test func onlyWhatIsNewIsAChange() {
    let old = frame(2, 4)
    var new = old
    #expect(new.changes(since: old).isEmpty)
    #expect(new.changes(since: nil).map(\.places) == [0..<4, 4..<8])
    #expect(new.changes(since: frame(4, 2)).map(\.places) == [0..<4, 4..<8])
    new.write("中", row: 1, column: 1, role: .backdrop)
    new.recast(Rect(row: 0, column: 3, rows: 1, columns: 1), as: .dimmed)
    new.write("ab", row: 1, column: 0, role: .text)
    let changes = new.changes(since: old)
    // The right half that the wide character lost is a blank again, as it was.
    #expect(changes.map(\.places) == [3..<4, 4..<6])
    #expect(changes.map(\.role) == [.dimmed, .text])
  }

  @Test func aCellKeepsABaseAndThreeMarks() {
    let cell = Cell("e\u{301}\u{302}\u{303}\u{304}", .text)
    #expect(cell.glyph == "e\u{301}\u{302}\u{303}")
    #expect(Cell("\u{10FFFD}", .text).glyph == "\u{10FFFD}")
  }
}
