/// What a cell can have beside colours.
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Attributes(rawValue: 1)
  package static let dim = Attributes(rawValue: 2)
  package static let reverse = Attributes(rawValue: 4)
  package static let underline = Attributes(rawValue: 8)
}

/// One of the eight colours that every coloured terminal has, by their numbers.
package enum BasicColor: Int32, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
}

/// How a role is drawn: with 256 colours, with eight, and without any.
///
/// Each carries its own attributes, since what a colour tells must be told without it too.
package struct Look: Hashable, Sendable {
  /// Of the palette of 256, beyond the sixteen that people set to their taste.
  package let foreground: Int32
  package let background: Int32
  package let attributes: Attributes
  package let basicForeground: BasicColor
  package let basicBackground: BasicColor
  package let basicAttributes: Attributes
  package let plainAttributes: Attributes

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

  /// What a number of the palette, from 16 on, looks like: a cube of six steps, then greys.
  package static func rgb(_ index: Int32) -> Int32 {
    if index >= 232 {
      let level = 8 + (index - 232) * 10
      return level << 16 | level << 8 | level
    }
    func level(_ step: Int32) -> Int32 { step == 0 ? 0 : 55 + step * 40 }
    let place = max(0, index - 16)
    return level(place / 36) << 16 | level(place / 6 % 6) << 8 | level(place % 6)
  }
}
