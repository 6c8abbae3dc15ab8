import Canvas
import Goldens
import HomeScreen
import Testing

/// Each picture of the screen against its golden, shape and roles.
@Suite struct GoldenTests {
  private let goldens = Goldens()

  @Test(arguments: Picture.allCases)
  func aPictureIsAsRecorded(picture: Picture) {
    let difference = goldens.difference(of: picture.frame.golden, from: "\(picture.rawValue).txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func everyGoldenBelongsToAPicture() {
    let claimed = Picture.allCases.map { "\($0.rawValue).txt" } + SequenceDiagramTests.goldenNames
    #expect(goldens.names().filter { !claimed.contains($0) } == [])
  }

  @Test(arguments: [Picture.homeASCII, .menuASCII])
  func anASCIIPictureHoldsASCIIAlone(picture: Picture) {
    #expect(picture.frame.cells.allSatisfy { $0.glyph.isASCII })
  }
}
