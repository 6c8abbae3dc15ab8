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

extension Look {
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
}

extension Attributes {
  /// As ncurses has them.
  var forCurses: attr_t {
    var bits: attr_t = 0
    if contains(.bold) { bits |= cncurses_bold }
    if contains(.dim) { bits |= cncurses_dim }
    if contains(.reverse) { bits |= cncurses_reverse }
    if contains(.underline) { bits |= cncurses_underline }
    return bits
  }
}
