/// How wide a title is on a device, as an estimate.
///
/// The system font is not at hand, so letters are counted in three widths that are about its own at
/// 17 points, the size of a row's title.
enum TextWidth {
  /// What is left of a menu of 250 points beside the icon and the margins.
  static let line = 186

  static func points(of text: String) -> Int {
    // Nothing this short is wide.
    guard text.utf8.count > line / widest else { return 0 }
    let points = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.prefix(longest).reduce(0) { $0 + Int(ascii[Int($1)]) }
    }
    if let points, text.utf8.allSatisfy({ $0 < 0x80 }) { return points }
    return text.unicodeScalars.prefix(longest).reduce(0) { $0 + self.points(of: $1) }
  }

  /// What is longer is wider than any line.
  private static let longest = 200

  /// The width of each byte, for the many titles that are ASCII.
  private static let ascii = (0...UInt8.max).map { UInt8(points(of: Unicode.Scalar($0))) }

  private static let widest = 17

  private static func points(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", "t", "f", "r", ".", ",", ":", ";", "!", "'", "|", " ", "(", ")": 5
    case "m", "w", "M", "W": 14
    case "A"..."Z": 11
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": 0
    // Chinese, Japanese, Korean and emoji fill a square.
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{D7FF}", "\u{F900}"..."\u{FF60}",
      "\u{1F000}"..."\u{3FFFF}":
      widest
    default: 9
    }
  }
}
