import Canvas
import Testing

@Suite struct CellTextTests {
  /// A text, what is shown of it, and the cells that takes.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let shown: String
    let width: Int

    init(_ name: String, _ text: String, _ shown: String, _ width: Int) {
      self.name = name
      self.text = text
      self.shown = shown
      self.width = width
    }

    var testDescription: String { name }
  }

  static let table = [
    Row("nothing", "", "", 0),
    Row("ASCII", "Search", "Search", 6),
    Row("a combining mark", "e\u{301}", "e\u{301}", 1),
    Row("three marks", "e\u{301}\u{302}\u{303}", "e\u{301}\u{302}\u{303}", 1),
    Row("twenty marks", "e" + String(repeating: "\u{301}", count: 20), "e\u{301}\u{301}\u{301}", 1),
    Row("a leading mark", "\u{301}a", "a", 1),
    Row("Chinese", "中", "中", 2),
    Row("a Hangul syllable", "한", "한", 2),
    Row("conjoining jamo", "\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}", 2),
    Row("half-width kana", "ｱ", "ｱ", 1),
    Row("full-width Latin", "Ａ", "Ａ", 2),
    Row("an emoji", "👍", "👍", 2),
    Row("a skin tone", "👍🏽", "👍", 2),
    Row("a heart", "\u{2764}", "\u{2764}", 1),
    Row("a heart as an emoji", "\u{2764}\u{FE0F}", "\u{2764}", 1),
    Row("a watch as text", "\u{231A}\u{FE0E}", "\u{231A}", 2),
    Row("a keycap", "1\u{FE0F}\u{20E3}", "1\u{20E3}", 1),
    Row("a flag", "🇩🇪", "🇩🇪", 2),
    Row("half a flag", "\u{1F1E9}", "\u{FFFD}", 1),
    Row("a family", "👨‍👩‍👧", "👨", 2),
    Row("a rainbow flag", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", "\u{1F3F3}", 1),
    Row("a flag of tags", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F3F4}", 2),
    Row("a joiner between letters", "a\u{200D}b", "ab", 2),
    Row("a zero-width space", "a\u{200B}b", "ab", 2),
    Row("a soft hyphen", "a\u{AD}b", "ab", 2),
    Row("a byte order mark", "\u{FEFF}a", "a", 1),
    Row("a direction mark", "a\u{200F}b", "ab", 2),
    Row("a direction override", "a\u{202E}b\u{202C}", "a\u{FFFD}b\u{FFFD}", 4),
    Row("a direction isolate", "\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}", 3),
    Row("an escape sequence", "\u{1B}[31mred", "\u{FFFD}[31mred", 8),
    Row("a C1 control", "\u{9B}31m", "\u{FFFD}31m", 4),
    Row("a line break", "a\r\nb", "a\u{FFFD}\u{FFFD}b", 4),
    Row("NUL and DEL", "\u{0}\u{7F}", "\u{FFFD}\u{FFFD}", 2),
    Row("a line separator", "a\u{2028}b", "a\u{FFFD}b", 3),
    Row("an unassigned scalar", "\u{378}", "\u{FFFD}", 1),
    Row("a noncharacter", "\u{FFFE}", "\u{FFFD}", 1),
    Row("a private scalar", "\u{F8FF}", "\u{F8FF}", 1),
    Row("an emoji newer than the C library", "\u{1FAE9}", "\u{FFFD}", 1),
    Row("Arabic", "سلام", "سلام", 4),
    Row("Hebrew", "שלום", "שלום", 4),
    Row("Devanagari with a virama", "क्ष", "क्ष", 2),
    Row("Devanagari with a vowel sign", "कि", "कि", 2),
    Row("Thai", "กำ", "กำ", 2),
    Row("a no-break space", "a\u{A0}b", "a\u{A0}b", 3),
    Row("a filler", "a\u{3164}b", "ab", 2),
  ]

  @Test(arguments: table) func foreignTextTakesTheCellsThatTerminalsAgreeOn(_ row: Row) {
    let text = CellText(row.text)
    #expect(text.string == row.shown)
    #expect(text.width == row.width)
    #expect(safeText(row.text) == row.shown)
    #expect(displayWidth(row.text) == row.width)
  }

  @Test(arguments: table) func whatWasMadeSafeStaysAsItIs(_ row: Row) {
    #expect(safeText(safeText(row.text)) == safeText(row.text))
  }

  @Test func everyScalarBecomesCellsThatAreSafe() {
    for value in Array(UInt32(0)...0x1FFFF) + Array(0xE0000...0xE01FF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = CellText("a" + String(Character(scalar)) + "b")
      let isClean = text.string.unicodeScalars.allSatisfy { scalar in
        scalar.properties.generalCategory != .control
          && scalar.properties.generalCategory != .format
      }
      let isPlaced = text.width == text.glyphs.reduce(0) { $0 + $1.width }
      if !isClean || !isPlaced || !(2...4).contains(text.width) {
        Issue.record("U+\(String(value, radix: 16)) became \(text.glyphs)")
      }
    }
  }

  @Test func aTextThatIsTooLongEndsInAnEllipsis() {
    let text = CellText("Remove App")
    #expect(text.truncated(to: 10).string == "Remove App")
    #expect(text.truncated(to: 7).string == "Remove…")
    #expect(text.truncated(to: 1).string == "…")
    #expect(text.truncated(to: 0).string.isEmpty)
    #expect(text.truncated(to: -3).string.isEmpty)
  }

  @Test func aWideGlyphIsNeverCutInHalf() {
    #expect(CellText("中文字").truncated(to: 4).string == "中…")
    #expect(CellText("中文字").prefix(columns: 5).width == 4)
  }

  @Test func wordsAreWrappedAndTheRestIsCut() {
    let text = CellText("Show the scanner of tickets")
    #expect(text.wrapped(to: 12, lines: 2).map(\.string) == ["Show the", "scanner of…"])
    #expect(text.wrapped(to: 12, lines: 9).map(\.string) == ["Show the", "scanner of", "tickets"])
    #expect(CellText("abcdefgh").wrapped(to: 3, lines: 9).map(\.string) == ["abc", "def", "gh"])
    #expect(CellText("ab cd").wrapped(to: 2, lines: 9).map(\.string) == ["ab", "cd"])
    #expect(CellText("中文").wrapped(to: 1, lines: 9).map(\.string) == ["中", "文"])
    #expect(CellText("").wrapped(to: 4, lines: 2).isEmpty)
    #expect(text.wrapped(to: 0, lines: 2).isEmpty)
  }
}
