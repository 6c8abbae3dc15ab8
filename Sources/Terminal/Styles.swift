import CNcurses
import Canvas

/// What ncurses needs to draw a cell.
struct Style {
  var attributes: Attributes
  var pair: Int32
  var background: Int32

  /// Like no other.
  static let none = Style(attributes: [], pair: 0, background: .min)

  /// A blank looks the same in both.
  func isSameGround(as other: Style) -> Bool {
    background == other.background
      && attributes.union(other.attributes).isDisjoint(with: [.reverse, .underline])
  }
}

/// The styles of the roles that have been drawn, made when first used.
struct Styles {
  private let depth: ColorDepth
  private var known: [Style?]
  /// The pairs of foreground and background that ncurses knows; their numbers count from 1.
  private var pairs: [[Int32]] = []
  private var last: (role: Role, style: Style)?

  /// One place for each letter of a role, then one for each stage of the gauge.
  private static let letters = 128

  init(depth: ColorDepth) {
    self.depth = depth
    known = Array(repeating: nil, count: Styles.letters + Theme.gaugeStages)
  }

  mutating func style(of role: Role) -> Style {
    // Most cells are as the one before.
    if let last, last.role == role { return last.style }
    let place = Int(role.letter.utf8.first ?? 0) % Styles.letters
    let style = style(at: place) { Theme.look(of: role) }
    last = (role, style)
    return style
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
    let attributes = look.attributes(at: depth)
    guard let (foreground, background) = look.colors(at: depth) else {
      return Style(attributes: attributes, pair: 0, background: 0)
    }
    let pair = pair(foreground, on: background)
    return Style(attributes: attributes, pair: pair, background: background)
  }

  private mutating func pair(_ foreground: Int32, on background: Int32) -> Int32 {
    let pair = [foreground, background]
    if let known = pairs.firstIndex(of: pair) { return Int32(known) + 1 }
    pairs.append(pair)
    cncurses_define_pair(Int32(pairs.count), foreground, background)
    return Int32(pairs.count)
  }
}
