import CNcurses
import Canvas

/// What ncurses needs to draw a cell.
struct Style {
  var attributes: attr_t
  var pair: Int32
}

/// The styles of the roles that have been drawn, made when first used.
struct Styles {
  private let depth: ColorDepth
  private var known: [Style?]
  private var pairs: Int32 = 0

  /// One place for each letter of a role, then one for each stage of the gauge.
  private static let letters = 128

  init(depth: ColorDepth) {
    self.depth = depth
    known = Array(repeating: nil, count: Styles.letters + Theme.gaugeStages)
  }

  mutating func style(of role: Role) -> Style {
    style(at: Int(role.letter.utf8.first ?? 0) % Styles.letters) { Theme.look(of: role) }
  }

  /// The cells of a gauge that fills from the left warm up.
  mutating func gauge(column offset: Int) -> Style {
    let stage = min(Theme.gaugeStages - 1, offset / 7)
    return style(at: Styles.letters + stage) { Theme.gauge(stage: stage) }
  }

  private mutating func style(at place: Int, look: () -> Look) -> Style {
    if let style = known[place] { return style }
    let style = make(look())
    known[place] = style
    return style
  }

  private mutating func make(_ look: Look) -> Style {
    let attributes = look.attributes(at: depth).rawValue
    guard let (foreground, background) = look.colors(at: depth) else {
      return Style(attributes: attributes, pair: 0)
    }
    pairs += 1
    cncurses_define_pair(pairs, foreground, background)
    return Style(attributes: attributes, pair: pairs)
  }
}
