import Canvas
import TestMaterial
import Testing

@Suite struct SVGTests {
  @Test func textStandsInWordsOverItsGround() {
    var frame = Frame(size: Size(rows: 1, columns: 12))
    frame.write("a<b& c   d", row: 0, column: 0, role: .menuRow)
    let svg = frame.svg(title: "a")
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"126\" height=\"37\""))
    #expect(svg.contains(">a&lt;b&amp; c</text>"))
    #expect(svg.contains(">d</text>"))
    #expect(svg.count(of: "<text ") == 2)
  }

  @Test func blanksAreGroundAlone() {
    let svg = Frame(size: Size(rows: 2, columns: 3)).svg(title: "a")
    #expect(svg.count(of: "<text ") == 0)
    #expect(svg.count(of: "<rect ") == 1)
  }

  @Test func linesAndBlocksAreDrawn() {
    var frame = Frame(size: Size(rows: 3, columns: 5))
    frame.box(Rect(row: 0, column: 0, rows: 3, columns: 5), .border)
    frame.write("█░", row: 1, column: 1, role: .gaugeFilled)
    let svg = frame.svg(title: "a")
    #expect(svg.count(of: "<text ") == 0)
    #expect(svg.count(of: "<path ") > 4)
  }

  @Test(arguments: [
    "a < b & c > d \"e\" 'f' ]]> -->", "\u{0}\u{1}\u{1B}[31m\u{7F}\u{85}\r", "\u{FFFE}\u{FFFF}",
    "</title></svg>", "写真 👩‍👩‍👧 e\u{301}\u{301}\u{301}\u{301}", "\u{202E}abc", "",
  ])
  func whateverStandsInItItIsXML(text: String) {
    var frame = Frame(size: Size(rows: 2, columns: 40))
    frame.write(text, row: 0, column: 0, role: .text)
    #expect(xmlError(frame.svg(title: text)) == nil)
    #expect(xmlError(frame.svg(title: text, description: text)) == nil)
  }

  @Test func everyRoleHasAStyleAndTheDocumentIsXML() {
    var frame = Frame(size: Size(rows: 1, columns: Role.lettered.count))
    for (column, role) in Role.lettered.enumerated() { frame[0, column] = Cell("x", role) }
    let svg = frame.svg(title: "roles")
    #expect(xmlError(svg) == nil)
    #expect(svg.contains("@media (prefers-color-scheme: light)"))
  }

  @Test func aPictureTellsWhatItShowsToThoseWhoCannotSeeIt() {
    var frame = Frame(size: Size(rows: 2, columns: 8))
    frame.write("one", row: 0, column: 1, role: .text)
    let svg = frame.svg(title: "T & t")
    #expect(svg.contains("role=\"img\" aria-labelledby=\"title description\""))
    #expect(svg.contains("<title id=\"title\">T &amp; t</title>"))
    #expect(svg.contains("<desc id=\"description\"> one</desc>"))
  }

  /// What is read beside the matter too, on a dark page and on a light one.
  @Test(arguments: [
    Role.text, .secondary, .title, .hint, .key, .traceTime, .traceCall, .traceNotCalled,
    .traceWarning, .traceSuccess, .traceFailure, .traceState, .traceConsole, .menuRow,
  ])
  func textIsReadableDarkAndLight(role: Role) {
    let dark = Theme.look(of: role)
    let light = Theme.lightColors(of: role)
    // Times are there to be looked up, not read.
    let least = role == .traceTime ? 3.0 : 4.5
    #expect(contrast(dark.foreground, dark.background) >= least)
    #expect(contrast(light.foreground, light.background) >= 4.5)
  }

  private func contrast(_ one: Int32, _ other: Int32) -> Double {
    let (light, dark) = (
      max(luminance(one), luminance(other)), min(luminance(one), luminance(other))
    )
    return (light + 0.05) / (dark + 0.05)
  }

  /// By the guidelines for accessible pages, with the curve of sRGB taken as a power.
  private func luminance(_ index: Int32) -> Double {
    let rgb = Look.rgb(index)
    func part(_ shift: Int32) -> Double {
      let level = Double(rgb >> shift & 0xFF) / 255
      return level * level * (0.2 * level + 0.8)
    }
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
  }
}

extension Role {
  fileprivate static let lettered: [Role] = [
    .backdrop, .border, .text, .secondary, .title, .statusBar, .wallpaper, .tile(0), .tile(255),
    .tileEdge(3), .iconLabel, .iconLabelSelected, .dock, .dimmed, .menuBorder, .menuRow,
    .menuRowSelected, .menuSubtitle, .menuSubtitleSelected, .destructive, .destructiveSelected,
    .gaugeFilled, .gaugeEmpty, .gaugeMark, .appText, .appTitle, .appSecondary, .appDisplay,
    .appControl, .appButton, .appDestructive, .appControlLit,
    .traceTime, .traceCall, .traceNotCalled, .traceWarning, .traceSuccess, .traceFailure,
    .traceState, .traceConsole, .key, .hint, .notice,
  ]
}

extension String {
  /// How often a text occurs.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
