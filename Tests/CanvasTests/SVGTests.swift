import Canvas
import Testing

@Suite struct SVGTests {
  @Test func aRunOfOneRoleIsOneTextOverItsGround() {
    var frame = Frame(size: Size(rows: 1, columns: 4))
    frame.write("a<b&", row: 0, column: 0, role: .menuRow)
    let svg = frame.svg(title: "a")
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"36\" height=\"19\""))
    #expect(svg.contains(">a&lt;b&amp;</text>"))
    #expect(svg.components(of: "<text ") == 1)
  }

  @Test func blanksAreGroundAlone() {
    let svg = Frame(size: Size(rows: 2, columns: 3)).svg(title: "a")
    #expect(svg.components(of: "<text ") == 0)
    #expect(svg.components(of: "<rect ") == 3)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
