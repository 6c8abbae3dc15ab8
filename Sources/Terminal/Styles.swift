import CNcurses
import Canvas

/// What ncurses needs to draw a cell.
struct Style {
  let attributes: attr_t
  let pair: Int32
  /// The colour of a blank, which shows nothing else; nil where it shows more.
  private let ground: Int32?

  init(_ attributes: Attributes, pair: Int32, background: Int32) {
    self.attributes = attributes.forCurses
    self.pair = pair
    ground = attributes.contains(.reverse) || attributes.contains(.underline) ? nil : background
  }

  /// Like no other.
  static let none = Style(.reverse, pair: 0, background: 0)

  /// A blank looks the same in both.
  func isSameGround(as other: Style) -> Bool {
    ground != nil && ground == other.ground
  }
}

/// The styles of the roles that have been drawn, made when first used.
struct Styles {
  private let depth: ColorDepth
  private var known: [Style?]
  /// The pairs of foreground and background that ncurses knows; their numbers count from 1.
  private var pairs: [[Int32]] = []

  /// One place for each letter of a role, then one for each stage of the gauge.
  private static let letters = 128

  init(depth: ColorDepth) {
    self.depth = depth
    known = Array(repeating: nil, count: Styles.letters + Theme.gaugeStages)
  }

  mutating func style(of role: Role) -> Style {
    style(at: Int(role.letter.asciiValue ?? 0) % Styles.letters) { Theme.look(of: role) }
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
      return Style(attributes, pair: 0, background: 0)
    }
    let pair = pair(foreground, on: background)
    return Style(attributes, pair: pair, background: background)
  }

  private mutating func pair(_ foreground: Int32, on background: Int32) -> Int32 {
    let pair = [foreground, background]
    if let known = pairs.firstIndex(of: pair) { return Int32(known) + 1 }
    pairs.append(pair)
    cncurses_define_pair(Int32(pairs.count), foreground, background)
    return Int32(pairs.count)
  }
}
