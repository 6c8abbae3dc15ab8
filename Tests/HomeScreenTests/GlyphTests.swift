import Canvas
import HomeScreen
import QuickActions
import Testing

/// The glyphs of icons: one cell each, told apart, safe on every terminal.
@Suite struct GlyphTests {
  @Test func everySystemIconHasAGlyphOfItsOwn() {
    let icons = SystemIcon.allCases.map(\.glyph)
    #expect(Set(icons.map(\.rich)).count == 29)
    #expect(Set(icons.map(\.plain)).count == 29)
  }

  @Test(arguments: SystemIcon.allCases)
  func aGlyphTakesOneCellAndIsNoEmojiByDefault(icon: SystemIcon) {
    #expect(displayWidth(String(icon.glyph.rich)) == 1)
    #expect(icon.glyph.plain.isASCII)
    let scalars = icon.glyph.rich.unicodeScalars
    #expect(scalars.count == 1)
    #expect(scalars.allSatisfy { !$0.properties.isEmojiPresentation })
  }

  @Test(arguments: [
    ("magnifyingglass.circle.fill", SystemIcon.search), ("plus", .add), ("star.fill", .favorite),
    ("square.and.pencil", .compose), ("heart.slash", .love),
  ])
  func aSymbolIsFoundWithoutItsVariants(name: String, icon: SystemIcon) {
    #expect(ShortcutIcon.symbol(name).glyph == icon.glyph)
  }

  @Test func everyGlyphOfASymbolTakesOneCellToo() {
    for name in SymbolAvailability.names {
      let glyph = ShortcutIcon.symbol(name).glyph
      #expect(displayWidth(String(glyph.rich)) == 1)
      #expect(glyph.plain.isASCII)
      #expect(glyph.rich.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation })
    }
  }

  @Test func unknownSymbolsAndFilesHaveAGlyphToo() {
    #expect(ShortcutIcon.symbol("no.such.symbol").glyph == ShortcutIcon.symbol("").glyph)
    #expect(ShortcutIcon.file("x").glyph != ShortcutIcon.symbol("x").glyph)
  }
}
