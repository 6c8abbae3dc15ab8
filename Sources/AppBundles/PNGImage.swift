import CLibpng
import QuickActions

/// The pixels of a PNG.
///
/// A file that claims to be an image is not trusted: its size is known and bounded before libpng sees
/// it, and of its chunks libpng gets only those that pixels are made of, not texts and profiles that
/// unpack to any size.
package struct PNGImage: Hashable, Sendable {
  /// In pixels: far more than an icon of 105, and four MiB of memory at most.
  package static let longestSide = 1024
  /// In bytes.
  package static let sizeLimit = 4 << 20

  package let width: Int
  package let height: Int
  /// Red, green, blue, alpha, row by row; colours not multiplied by alpha.
  private let bytes: [UInt8]

  package init(path: String) throws(IconFault) {
    do {
      try self.init(try FileBytes(path: path, limit: PNGImage.sizeLimit).bytes)
    } catch let fault as IconFault {
      throw fault
    } catch FileFault.tooLarge {
      throw .tooLarge
    } catch let fault as FileFault {
      throw .unreadable(fault)
    } catch {
      throw .damaged
    }
  }

  package init(_ file: [UInt8]) throws(IconFault) {
    let header = try PNGHeader(file)
    guard !header.isForDeviceOnly else { throw .forDeviceOnly }
    guard max(header.width, header.height) <= PNGImage.longestSide else { throw .tooLarge }
    width = header.width
    height = header.height
    let essence = try PNGImage.essence(of: file)
    var outcome = png_outcome_damaged
    bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      // Rows that libpng does not reach must not show what the memory held before.
      buffer.initialize(repeating: 0)
      outcome = png_decode_rgba(
        essence, essence.count, UInt32(header.width), UInt32(header.height), buffer.baseAddress)
      count = buffer.count
    }
    if outcome == png_outcome_no_library { throw .noDecoder }
    guard outcome == png_outcome_decoded else { throw .damaged }
  }

  private static let kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Array($0.utf8) }

  /// The same image without the chunks that have no say in its pixels.
  private static func essence(of file: [UInt8]) throws(IconFault) -> [UInt8] {
    var kept = Array(file.prefix(8))
    kept.reserveCapacity(file.count)
    var rest = file[8...]
    while rest.count >= 12 {
      // Length, name, data, checksum.
      let length = 12 + rest.bigEndian
      guard length <= rest.count else { throw .damaged }
      let chunk = rest.prefix(length)
      if PNGImage.kept.contains(where: { chunk.dropFirst(4).starts(with: $0) }) { kept += chunk }
      rest = rest.dropFirst(length)
    }
    return kept
  }
}

extension PNGImage {
  /// The shape that iOS draws of it.
  package var alpha: AlphaMap? {
    AlphaMap(
      width: width, height: height,
      values: stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] })
  }

  /// Every pixel is there, so that iOS draws a filled square.
  package var isOpaque: Bool {
    stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
  }

  /// All pixels that can be seen well have one colour, but for what rounding does to it.
  package var isSingleColour: Bool {
    var first: ArraySlice<UInt8>?
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] >= 128 {
      let colour = bytes[start..<start + 3]
      guard let reference = first else {
        first = colour
        continue
      }
      let isSame = zip(colour, reference).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
      if !isSame { return false }
    }
    return true
  }

  /// Half-covered pixels lose digits of their colour when they are saved.
  private var tolerance: Int { 12 }
}

extension IconFile {
  /// The image with the most pixels.
  package var largest: IconImage? {
    guard case .found(let images) = self else { return nil }
    return images.filter { $0.header != nil }.max {
      ($0.header?.width ?? 0) < ($1.header?.width ?? 0)
    }
  }
}

extension IconImage {
  package func decoded() throws(IconFault) -> PNGImage {
    guard kind == .png else { throw .notPNG }
    return try PNGImage(path: path)
  }
}
