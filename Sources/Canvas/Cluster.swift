/// A base and its marks, at most four scalars, packed.
///
/// A frame of them is plain memory, which is copied, compared and dropped in microseconds; one of
/// `Character` counts references for each cell, and a key press would be seen late.
struct Cluster: Hashable, Sendable {
  /// Three scalars of 21 bits, the first lowest; 0 where there is none.
  private var low: UInt64
  private var high: UInt32

  private static let bits: UInt64 = 21
  private static let mask: UInt64 = 1 << bits - 1

  init(_ scalar: Unicode.Scalar) {
    low = UInt64(scalar.value)
    high = 0
  }

  /// Scalars past the fourth are left out.
  init(of character: Character) {
    low = 0
    high = 0
    for (place, scalar) in character.unicodeScalars.enumerated() {
      guard append(scalar, at: place) else { break }
    }
  }

  /// - Returns: false where there is no room.
  mutating func append(_ scalar: Unicode.Scalar, at place: Int) -> Bool {
    switch place {
    case 0..<3: low |= UInt64(scalar.value) << (UInt64(place) * Cluster.bits)
    case 3: high = scalar.value
    default: return false
    }
    return true
  }

  /// 0 in place of those that are not there.
  var scalars: (UInt32, UInt32, UInt32, UInt32) {
    (
      UInt32(low & Cluster.mask), UInt32(low >> Cluster.bits & Cluster.mask),
      UInt32(low >> (2 * Cluster.bits) & Cluster.mask), high
    )
  }

  /// It stands for the cell to its left.
  var isContinuation: Bool { low == 0 }
  var isASCII: Bool { low < 0x80 && high == 0 }
  /// 0 for anything but an ASCII character.
  var ascii: UInt8 { isASCII ? UInt8(truncatingIfNeeded: low) : 0 }

  var character: Character {
    let (first, second, third, fourth) = scalars
    let base = Unicode.Scalar(first).map(Character.init) ?? " "
    guard second != 0 else { return base }
    var text = String.UnicodeScalarView(base.unicodeScalars)
    for mark in [second, third, fourth] where mark != 0 {
      if let scalar = Unicode.Scalar(mark) { text.append(scalar) }
    }
    return Character(String(text))
  }

  static let space = Cluster(" ")
  static let continuation = Cluster("\u{0}")
}
