/// A character whose bytes are still coming.
struct UTF8Assembly: Hashable, Sendable {
  private var value: UInt32
  private var missing: Int
  /// A smaller value would have had a shorter form, so it is a forgery.
  private let least: UInt32

  /// - Returns: nil for a byte that begins no character.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing, least) = (UInt32(lead & 0x1F), 1, 0x80)
    case 0xE0...0xEF: (value, missing, least) = (UInt32(lead & 0x0F), 2, 0x800)
    case 0xF0...0xF4: (value, missing, least) = (UInt32(lead & 0x07), 3, 0x10000)
    default: return nil
    }
  }

  /// - Returns: false for a byte that does not go on with it.
  mutating func append(_ byte: UInt8) -> Bool {
    guard byte & 0xC0 == 0x80 else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return true
  }

  var isComplete: Bool { missing == 0 }

  /// Nil for what is no character: a forgery, a surrogate, a control character.
  var scalar: Unicode.Scalar? {
    guard value >= least, value >= 0xA0 else { return nil }
    return Unicode.Scalar(value)
  }
}
