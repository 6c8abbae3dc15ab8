import Glibc

/// The head of a PNG: how large the image is, read without decoding it.
package struct PNGHeader: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// Xcode wrote it for the device alone: no decoder but Apple's reads it.
  package var isForDeviceOnly: Bool

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature, Apple's own chunk of 16 bytes, and the head up to the height.
  private static let mostBytes = 8 + 16 + 16

  /// Reads the first bytes of a file.
  init(path: String) throws(IconFault) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(FileFault(errno)) }
    defer { close(file) }
    let start = [UInt8](unsafeUninitializedCapacity: PNGHeader.mostBytes) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, PNGHeader.mostBytes))
    }
    try self.init(start)
  }

  init(_ bytes: [UInt8]) throws(IconFault) {
    guard bytes.starts(with: PNGHeader.signature) else { throw .notPNG }
    var rest = bytes[8...]
    isForDeviceOnly = PNGHeader.chunk(at: rest, is: "CgBI")
    if isForDeviceOnly { rest = rest.dropFirst(16) }
    guard PNGHeader.chunk(at: rest, is: "IHDR"), rest.count >= 16 else { throw .damaged }
    width = rest.dropFirst(8).bigEndian
    height = rest.dropFirst(12).bigEndian
    guard width > 0, height > 0 else { throw .damaged }
  }

  private static func chunk(at bytes: ArraySlice<UInt8>, is name: String) -> Bool {
    bytes.dropFirst(4).starts(with: name.utf8)
  }
}

extension ArraySlice<UInt8> {
  /// The first four bytes as a number; missing ones count as zero.
  var bigEndian: Int {
    (0..<4).reduce(0) { number, place in
      number << 8 | Int(place < count ? self[startIndex + place] : 0)
    }
  }
}
