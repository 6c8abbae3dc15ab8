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
    var points = 0
    for scalar in text.unicodeScalars.prefix(200) { points += self.points(of: scalar) }
    return points
  }

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
