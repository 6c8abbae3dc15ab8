/// A PNG made by hand: its data is stored, not deflated, so that no library is needed.
package struct PNGFixture {
  package var width: Int
  package var height: Int
  package var bitDepth: UInt8 = 8
  /// 0 gray, 2 colour, 3 palette, 4 gray with alpha, 6 colour with alpha.
  package var colourType: UInt8 = 6
  /// Each row's bytes, without the filter's.
  package var rows: [[UInt8]]
  /// What stands between the head and the data: a palette, a text.
  package var chunks: [(name: String, data: [UInt8])] = []
  package var isInterlaced = false

  /// Colour with alpha, from a picture of characters: `.` is nothing, all else is covered.
  package init(_ picture: [String], scale: Int = 1, colour: [UInt8] = [0, 0, 0]) {
    height = picture.count * scale
    width = (picture.first?.count ?? 0) * scale
    rows = picture.flatMap { line in
      let row = line.flatMap { sign -> [UInt8] in
        let pixel: [UInt8] = sign == "." ? [0, 0, 0, 0] : colour + [255]
        return (0..<scale).flatMap { _ in pixel }
      }
      return Array(repeating: row, count: scale)
    }
  }

  /// A filled square in one colour.
  package static func square(_ side: Int) -> PNGFixture {
    PNGFixture(Array(repeating: String(repeating: "#", count: side), count: side))
  }

  package init(width: Int, bitDepth: UInt8, colourType: UInt8, rows: [[UInt8]]) {
    self.width = width
    height = rows.count
    self.bitDepth = bitDepth
    self.colourType = colourType
    self.rows = rows
  }

  package var bytes: [UInt8] {
    let head =
      PNGFixture.big(width) + PNGFixture.big(height)
      + [bitDepth, colourType, 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGFixture.chunk("IHDR", head)
    for chunk in chunks { file += PNGFixture.chunk(chunk.name, chunk.data) }
    file += PNGFixture.chunk("IDAT", PNGFixture.stored(isInterlaced ? interlaced : plain))
    return file + PNGFixture.chunk("IEND", [])
  }

  private var plain: [UInt8] { rows.flatMap { [0] + $0 } }

  /// In seven passes, for pixels of whole bytes.
  private var interlaced: [UInt8] {
    let passes = [
      (0, 0, 8, 8), (0, 4, 8, 8), (4, 0, 8, 4), (0, 2, 4, 4), (2, 0, 4, 2), (0, 1, 2, 2),
      (1, 0, 2, 1),
    ]
    return passes.flatMap { top, left, down, right -> [UInt8] in
      stride(from: top, to: height, by: down).flatMap { row -> [UInt8] in
        let size = rows[row].count / width
        let pixels = stride(from: left, to: width, by: right).flatMap {
          rows[row][$0 * size..<($0 + 1) * size]
        }
        return pixels.isEmpty ? [] : [0] + pixels
      }
    }
  }

  package static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(data.count) + body + big(Int(checksum(body)))
  }

  /// A zlib stream of stored blocks.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let size = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0]
      stream += [size, ~size].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      stream += block
    } while !rest.isEmpty
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return stream + big(high << 16 | low)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
