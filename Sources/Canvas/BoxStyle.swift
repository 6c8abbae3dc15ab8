/// What a border is drawn with.
package enum BoxStyle: Hashable, Sendable {
  case rounded
  case square
  /// For a terminal without UTF-8.
  case ascii

  package var glyphs: Glyphs {
    switch self {
    case .rounded: .rounded
    case .square: .square
    case .ascii: .ascii
    }
  }

  /// The six glyphs of a border.
  package struct Glyphs: Hashable, Sendable {
    package let upperLeft: Character
    package let upperRight: Character
    package let lowerLeft: Character
    package let lowerRight: Character
    package let horizontal: Character
    package let vertical: Character

    fileprivate static let rounded = Glyphs("╭╮╰╯─│")
    fileprivate static let square = Glyphs("┌┐└┘─│")
    fileprivate static let ascii = Glyphs("++++-|")

    private init(_ six: String) {
      let glyphs = Array(six)
      upperLeft = glyphs[0]
      upperRight = glyphs[1]
      lowerLeft = glyphs[2]
      lowerRight = glyphs[3]
      horizontal = glyphs[4]
      vertical = glyphs[5]
    }
  }
}
