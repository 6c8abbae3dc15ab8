/// How wide a title is on a device, as an estimate.
///
/// The system font is not at hand, so letters are counted in three widths that are about its own at
/// 17 points, the size of a row's title.
enum TextWidth {
  /// What is left of a menu of 250 points beside the icon and the margins.
  static let line = 186

  static func points(of text: String) -> Int {
    // Nothing this short is wide.
    guard text.utf8.count > 15 else { return 0 }
    return text.prefix(200).reduce(0) { $0 + points(of: $1) }
  }

  private static func points(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "j", "l", "I", "t", "f", "r", ".", ",", ":", ";", "!", "'", "|", " ", "(", ")":
      return 5
    case "m", "w", "M", "W": return 14
    case "A"..."Z": return 11
    default: break
    }
    // Chinese, Japanese, Korean and emoji fill a square.
    let isSquare =
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xD7FF).contains(scalar.value)
      || scalar.value >= 0xF900 && scalar.value <= 0xFF60 || scalar.value >= 0x1F000
    return isSquare ? 17 : 9
  }
}
