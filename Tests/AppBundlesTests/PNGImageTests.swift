import AppBundles
import PNGFixtures
import QuickActions
import Testing

/// Images of every kind, and files that only claim to be one.
@Suite struct PNGImageTests {
  private let corner = ["##..", "##..", "....", "...."]

  /// The pixels that are covered, as a picture.
  private func picture(of fixture: PNGFixture) throws -> [String] {
    let alpha = try #require(try PNGImage(fixture.bytes).alpha)
    return (0..<alpha.height).map { row in
      let values = alpha.values[row * alpha.width..<(row + 1) * alpha.width]
      return String(values.map { $0 >= 128 ? "#" : "." })
    }
  }

  @Test func colourWithAlphaIsRead() throws {
    #expect(try picture(of: PNGFixture(corner)) == corner)
  }

  @Test func anInterlacedImageIsRead() throws {
    var fixture = PNGFixture(corner, scale: 5)
    fixture.isInterlaced = true
    #expect(try picture(of: fixture) == PNGFixture.enlarged(corner, 5))
  }

  @Test func sixteenBitsAreRead() throws {
    let rows: [[UInt8]] = [[0, 0, 0xFF, 0xFF, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0xFF, 0xFF]]
    let fixture = PNGFixture(width: 2, bitDepth: 16, colourType: 4, rows: rows)
    #expect(try picture(of: fixture) == ["#.", ".#"])
  }

  @Test func aPaletteWithTransparencyIsRead() throws {
    var fixture = PNGFixture(
      width: 4, bitDepth: 2, colourType: 3, rows: [[0b00_01_00_01], [0b01_01_00_00]])
    fixture.chunks = [("PLTE", [9, 9, 9, 200, 0, 0]), ("tRNS", [0])]
    #expect(try picture(of: fixture) == [".#.#", "##.."])
    #expect(try PNGImage(fixture.bytes).isSingleColour)
  }

  @Test func grayIsOpaqueUnlessOneShadeIsNot() throws {
    var fixture = PNGFixture(width: 2, bitDepth: 8, colourType: 0, rows: [[7, 90]])
    #expect(try PNGImage(fixture.bytes).isOpaque)
    #expect(try !PNGImage(fixture.bytes).isSingleColour)
    fixture.chunks = [("tRNS", [0, 7])]
    #expect(try picture(of: fixture) == [".#"])
    #expect(try PNGImage(fixture.bytes).isSingleColour)
  }

  @Test func oneColourIsOneColourWhateverIsInvisible() throws {
    var fixture = PNGFixture(corner, colour: [10, 120, 250])
    #expect(try PNGImage(fixture.bytes).isSingleColour)
    fixture.rows[3][12...15] = [255, 0, 0, 20]
    #expect(try PNGImage(fixture.bytes).isSingleColour)
    fixture.rows[3][12...15] = [255, 0, 0, 220]
    #expect(try !PNGImage(fixture.bytes).isSingleColour)
  }

  @Test func textsAndProfilesAreNotLookedAt() throws {
    var fixture = PNGFixture(corner)
    fixture.chunks = [("zTXt", [65, 0, 0, 1, 2, 3]), ("iCCP", [65, 0, 0, 9]), ("acTL", [])]
    #expect(try picture(of: fixture) == corner)
  }

  @Test func hugeSizesAreRefusedBeforeTheyCostMemory() {
    var fixture = PNGFixture(corner)
    fixture.width = 1025
    #expect(throws: IconFault.tooLarge) { try PNGImage(fixture.bytes) }
    fixture.width = 0x7FFF_FFFF
    fixture.height = 0x7FFF_FFFF
    #expect(throws: IconFault.tooLarge) { try PNGImage(fixture.bytes) }
    fixture.width = 0
    #expect(throws: IconFault.damaged) { try PNGImage(fixture.bytes) }
  }

  @Test func aFileForTheDeviceAloneSaysSo() {
    var bytes = PNGFixture(corner).bytes
    bytes.insert(contentsOf: PNGFixture.chunk("CgBI", [0x50, 0, 0x20, 2]), at: 8)
    #expect(throws: IconFault.forDeviceOnly) { try PNGImage(bytes) }
  }

  @Test func whatIsNoPNGSaysSo() {
    #expect(throws: IconFault.notPNG) { try PNGImage([]) }
    #expect(throws: IconFault.notPNG) { try PNGImage(Array("<svg/>".utf8)) }
    #expect(throws: IconFault.unreadable(.missing)) { try PNGImage(path: "/no/such/file") }
  }

  @Test func everyTruncationEndsInAFault() {
    let bytes = PNGFixture(corner).bytes
    // Without its last chunk an image is complete enough.
    for count in 0..<bytes.count - 12 {
      #expect(throws: IconFault.self) { try PNGImage(Array(bytes.prefix(count))) }
    }
  }

  @Test func noDamagedByteDoesHarm() {
    let bytes = PNGFixture(corner, scale: 3).bytes
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = bytes
        damaged[place] = value
        _ = try? PNGImage(damaged)
      }
    }
  }

  @Test func aChunkThatClaimsToBeLongerThanTheFileIsDamage() {
    var bytes = PNGFixture(corner).bytes
    bytes.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: IconFault.damaged) { try PNGImage(bytes) }
  }
}

extension PNGFixture {
  /// Each sign of a picture `scale` times in both directions.
  static func enlarged(_ picture: [String], _ scale: Int) -> [String] {
    picture.flatMap { line in
      Array(repeating: String(line.flatMap { Array(repeating: $0, count: scale) }), count: scale)
    }
  }
}
