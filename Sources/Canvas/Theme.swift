/// The look of each role: a calm dark wallpaper with vivid icons, and a light menu card over it.
///
/// Foreground and background are always given, so it looks the same on a light terminal.
package enum Theme {
  private static let ground: Int32 = 234
  private static let wallpaper: Int32 = 17
  private static let card: Int32 = 253
  private static let paper: Int32 = 255
  private static let white: Int32 = 231
  private static let black: Int32 = 16
  private static let chosen: Int32 = 27

  package static func look(of role: Role) -> Look {
    switch role {
    case .backdrop: Look(252, on: ground, basic: (.white, .black))
    case .border: Look(240, on: ground, basic: (.cyan, .black))
    case .text: Look(252, on: ground, basic: (.white, .black))
    case .secondary: Look(248, on: ground, basic: (.cyan, .black), plain: .dim)
    case .title: Look(white, on: ground, .bold, basic: (.white, .black), .bold, plain: .bold)
    case .statusBar: Look(white, on: wallpaper, basic: (.white, .black), .bold, plain: .bold)
    case .wallpaper: Look(252, on: wallpaper, basic: (.white, .black))
    case .tile(let number): tile(Role.tint(of: number), isEdge: false)
    case .tileEdge(let number): tile(Role.tint(of: number), isEdge: true)
    case .iconLabel: Look(255, on: wallpaper, basic: (.white, .black))
    case .iconLabelSelected:
      Look(black, on: 255, .bold, basic: (.black, .white), plain: [.reverse, .bold])
    case .dock: Look(white, on: 60, basic: (.white, .blue))
    case .dimmed: Look(239, on: 233, basic: (.white, .black), .dim, plain: .dim)
    case .menuBorder: Look(246, on: card, basic: (.black, .white), plain: .bold)
    case .menuRow: Look(black, on: card, basic: (.black, .white))
    case .menuRowSelected:
      Look(white, on: chosen, .bold, basic: (.white, .blue), .bold, plain: .reverse)
    case .menuSubtitle: Look(242, on: card, basic: (.black, .white), plain: .dim)
    case .menuSubtitleSelected: Look(255, on: chosen, basic: (.white, .blue), plain: .reverse)
    case .destructive:
      Look(160, on: card, .bold, basic: (.red, .white), .bold, plain: [.bold, .underline])
    case .destructiveSelected:
      Look(
        white, on: 160, [.bold, .underline], basic: (.white, .red), [.bold, .underline],
        plain: [.reverse, .bold, .underline])
    case .gaugeFilled: gauge(stage: 0)
    case .gaugeEmpty: Look(239, on: ground, basic: (.white, .black), .dim, plain: .dim)
    case .gaugeMark: Look(white, on: ground, .bold, basic: (.white, .black), .bold, plain: .bold)
    case .appText, .appTitle, .appSecondary, .appDisplay, .appControl, .appButton,
      .appDestructive, .appControlLit:
      app(role)
    case .traceTime, .traceCall, .traceNotCalled, .traceWarning, .traceSuccess, .traceFailure,
      .traceState, .traceConsole:
      trace(role)
    case .key: Look(white, on: 238, .bold, basic: (.black, .cyan), plain: .reverse)
    case .hint: Look(246, on: ground, basic: (.white, .black))
    case .notice: Look(white, on: 24, .bold, basic: (.white, .blue), .bold, plain: .reverse)
    }
  }

  /// How many colours a gauge passes through as it fills.
  package static let gaugeStages = 3

  package static func gauge(stage: Int) -> Look {
    switch stage {
    case 0: Look(41, on: ground, basic: (.green, .black), .bold, plain: .bold)
    case 1: Look(220, on: ground, basic: (.yellow, .black), .bold, plain: .bold)
    default: Look(208, on: ground, basic: (.red, .black), .bold, plain: .bold)
    }
  }

  /// The outline is a lighter shade of the tile; with eight colours or none it is as the letters are.
  private static func tile(_ tint: Int, isEdge: Bool) -> Look {
    let colors: [(ground: Int32, edge: Int32, BasicColor, BasicColor)] = [
      (33, 75, .white, .blue), (35, 78, .black, .green), (208, 215, .black, .yellow),
      (160, 203, .white, .red), (98, 141, .white, .magenta), (37, 80, .black, .cyan),
      (198, 212, .white, .magenta), (62, 105, .black, .white),
    ]
    let (ground, edge, glyph, basic) = colors[tint]
    return Look(
      isEdge ? edge : white, on: ground, .bold, basic: (glyph, basic), plain: .reverse)
  }

  private static func app(_ role: Role) -> Look {
    switch role {
    case .appTitle: Look(black, on: paper, .bold, basic: (.black, .white), plain: .bold)
    case .appSecondary: Look(243, on: paper, basic: (.black, .white), plain: .dim)
    case .appDisplay: Look(chosen, on: paper, .bold, basic: (.blue, .white), plain: .bold)
    case .appControl: Look(chosen, on: paper, basic: (.blue, .white), plain: .underline)
    case .appButton:
      Look(chosen, on: 189, .bold, basic: (.black, .cyan), plain: [.underline, .bold])
    case .appDestructive:
      Look(160, on: 224, .bold, basic: (.white, .red), plain: [.underline, .bold])
    case .appControlLit:
      Look(white, on: chosen, .bold, basic: (.white, .blue), .bold, plain: .reverse)
    default: Look(black, on: paper, basic: (.black, .white))
    }
  }

  private static func trace(_ role: Role) -> Look {
    switch role {
    case .traceTime: Look(243, on: ground, basic: (.cyan, .black), plain: .dim)
    case .traceCall: Look(117, on: ground, basic: (.white, .black), .bold, plain: .bold)
    case .traceNotCalled: Look(181, on: ground, basic: (.white, .black), .dim, plain: .dim)
    case .traceWarning:
      Look(214, on: ground, .bold, basic: (.yellow, .black), .bold, plain: [.bold, .underline])
    case .traceSuccess: Look(78, on: ground, basic: (.green, .black))
    case .traceFailure:
      Look(203, on: ground, .bold, basic: (.red, .black), .bold, plain: [.bold, .reverse])
    case .traceState: Look(141, on: ground, basic: (.magenta, .black), plain: .underline)
    default: Look(250, on: ground, basic: (.white, .black))
    }
  }
}
