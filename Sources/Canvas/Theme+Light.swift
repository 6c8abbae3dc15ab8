/// The colours of a picture where pages are light. The phone's own glass is the same everywhere; what
/// lies around it is dark letters on a light ground.
extension Theme {
  private static let lightGround: Int32 = 255
  private static let black: Int32 = 16

  /// Numbers of the palette of 256.
  package static func lightColors(of role: Role) -> (foreground: Int32, background: Int32) {
    lightForeground(of: role).map { ($0, lightGround) } ?? special(role)
  }

  private static func special(_ role: Role) -> (Int32, Int32) {
    if role == .key { return (black, 250) }
    let look = look(of: role)
    return (look.foreground, look.background)
  }

  /// Nil for what brings a ground of its own.
  private static func lightForeground(of role: Role) -> Int32? {
    switch role {
    case .backdrop, .text: 235
    case .border, .gaugeEmpty: 246
    case .secondary, .hint, .traceTime: 240
    case .title, .gaugeMark: black
    case .gaugeFilled: 28
    case .traceCall: 25
    case .traceNotCalled: 95
    case .traceWarning: 94
    case .traceSuccess: 22
    case .traceFailure: 124
    case .traceState: 55
    case .traceConsole: 238
    case .statusBar, .wallpaper, .tile, .tileEdge, .iconLabel, .iconLabelSelected, .dock, .dimmed,
      .menuBorder, .menuRow, .menuRowSelected, .menuSubtitle, .menuSubtitleSelected, .destructive,
      .destructiveSelected, .appText, .appTitle, .appSecondary, .appDisplay, .appControl,
      .appButton, .appDestructive, .appControlLit, .key, .notice:
      nil
    }
  }
}
