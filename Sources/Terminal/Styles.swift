import CNcurses
import Canvas

/// What ncurses needs to draw a cell.
struct Style {
  var attributes: attr_t
  var pair: Int32
  /// The number of the background's colour; nil for the terminal's own.
  var ground: Int32?

  /// A blank looks the same in both.
  func paintsBlanks(as other: Style) -> Bool {
    let seen = cncurses_reverse | cncurses_underline
    return ground == other.ground && (attributes | other.attributes) & seen == 0
  }
}

/// The styles of the roles that have been drawn, made when first used.
struct Styles {
  private let depth: ColorDepth
  private var roles: [(role: Role, style: Style)] = []
  private var stages: [Style?] = Array(repeating: nil, count: Theme.gaugeStages)
  private var pairs: Int32 = 0

  init(depth: ColorDepth) {
    self.depth = depth
  }

  mutating func style(of role: Role) -> Style {
    if let known = roles.first(where: { $0.role == role }) { return known.style }
    let style = make(Theme.look(of: role))
    roles.append((role, style))
    return style
  }

  /// The cells of a gauge that fills from the left warm up.
  mutating func gauge(column offset: Int) -> Style {
    let stage = min(Theme.gaugeStages - 1, offset / 7)
    let style = stages[stage] ?? make(Theme.gauge(stage: stage))
    stages[stage] = style
    return style
  }

  private mutating func make(_ look: Look) -> Style {
    let attributes = look.attributes(at: depth).rawValue
    guard let (foreground, background) = look.colors(at: depth) else {
      return Style(attributes: attributes, pair: 0)
    }
    pairs += 1
    cncurses_define_pair(pairs, foreground, background)
    return Style(attributes: attributes, pair: pairs, ground: background)
  }
}
