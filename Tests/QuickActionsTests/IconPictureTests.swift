import QuickActions
import Testing

/// The shape of an icon in four rows of four dots.
@Suite struct IconPictureTests {
  private func picture(_ lines: [String], scale: Int = 1) throws -> IconPicture? {
    let values = lines.flatMap { line -> [UInt8] in
      let row = line.flatMap { Array(repeating: UInt8($0 == "." ? 0 : 255), count: scale) }
      return (0..<scale).flatMap { _ in row }
    }
    let width = (lines.first?.count ?? 0) * scale
    return IconPicture(
      try #require(AlphaMap(width: width, height: lines.count * scale, values: values)))
  }

  private func dots(_ picture: IconPicture?) -> [String] {
    guard let picture else { return [] }
    return (0..<IconPicture.side).map { row in
      String((0..<IconPicture.side).map { picture.hasDot(row: row, column: $0) ? "#" : "." })
    }
  }

  @Test func aShapeOfFourDotsIsThatShape() throws {
    let ring = [".##.", "#..#", "#..#", ".##."]
    #expect(dots(try picture(ring)) == ring)
    #expect(dots(try picture(ring, scale: 9)) == ring)
  }

  @Test func theMarginIsLeftOut() throws {
    let corner = ["........", ".#......", ".##.....", ".###....", ".####...", "........"]
    #expect(dots(try picture(corner)) == ["#...", "##..", "###.", "####"])
  }

  @Test func aFlatShapeStaysFlatInTheMiddle() throws {
    #expect(dots(try picture(["########", "########"])) == ["....", "####", "####", "...."])
  }

  @Test func thinLinesAreSeen() throws {
    var cross = Array(repeating: String(repeating: ".", count: 4) + "#....", count: 9)
    cross[4] = "#########"
    #expect(dots(try picture(cross)).contains("####"))
  }

  @Test func whereNothingIsSeenThereIsNoPicture() throws {
    #expect(try picture(["....", "...."]) == nil)
    #expect(AlphaMap(width: 2, height: 2, values: [1]) == nil)
    #expect(AlphaMap(width: 0, height: 0, values: []) == nil)
  }
}
