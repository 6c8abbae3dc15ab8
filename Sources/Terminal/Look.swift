import CNcurses
import Canvas

/// How many colours there are to draw with.
package enum ColorDepth: Hashable, Sendable {
  case none, eight, indexed, direct

  /// - Parameter colors: what the terminal says that it has.
  init(colors: Int) {
    switch colors {
    case ..<8: self = .none
    case ..<256: self = .eight
    case ..<(1 << 24): self = .indexed
    default: self = .direct
    }
  }
}

/// What a cell can have beside colours.
struct Attributes: OptionSet, Hashable, Sendable {
  let rawValue: attr_t

  static let bold = Attributes(rawValue: cncurses_bold)
  static let dim = Attributes(rawValue: cncurses_dim)
  static let reverse = Attributes(rawValue: cncurses_reverse)
  static let underline = Attributes(rawValue: cncurses_underline)
}

/// One of the eight colours that every coloured terminal has, by their numbers.
enum BasicColor: Int32 {
  case black, red, green, yellow, blue, magenta, cyan, white
}

/// How a role is drawn: with 256 colours, with eight, and without any.
///
/// Each carries its own attributes, since what a colour tells must be told without it too.
struct Look: Hashable, Sendable {
  /// Of the palette of 256, beyond the sixteen that people set to their taste.
  let foreground: Int32
  let background: Int32
  let attributes: Attributes
  let basicForeground: BasicColor
  let basicBackground: BasicColor
  let basicAttributes: Attributes
  let plainAttributes: Attributes

  init(
    _ foreground: Int32, on background: Int32, _ attributes: Attributes = [],
    basic: (BasicColor, BasicColor), _ basicAttributes: Attributes = [], plain: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    (basicForeground, basicBackground) = basic
    self.basicAttributes = basicAttributes
    plainAttributes = plain
  }

  func attributes(at depth: ColorDepth) -> Attributes {
    switch depth {
    case .none: plainAttributes
    case .eight: basicAttributes
    case .indexed, .direct: attributes
    }
  }

  /// The numbers of foreground and background; nil without colours.
  func colors(at depth: ColorDepth) -> (Int32, Int32)? {
    switch depth {
    case .none: nil
    case .eight: (basicForeground.rawValue, basicBackground.rawValue)
    case .indexed: (foreground, background)
    case .direct: (Look.rgb(foreground), Look.rgb(background))
    }
  }

  /// What a number of the palette, from 16 on, looks like: a cube of six steps, then greys.
  private static func rgb(_ index: Int32) -> Int32 {
    if index >= 232 {
      let level = 8 + (index - 232) * 10
      return level << 16 | level << 8 | level
    }
    func level(_ step: Int32) -> Int32 { step == 0 ? 0 : 55 + step * 40 }
    let place = max(0, index - 16)
    return level(place / 36) << 16 | level(place / 6 % 6) << 8 | level(place % 6)
  }
}
