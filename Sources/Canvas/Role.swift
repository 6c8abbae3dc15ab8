/// What a cell is, never what colour it has: the terminal chooses the look of each role.
///
/// The raw value is the role's letter in the golden form of a frame.
package enum Role: Hashable, Sendable {
  /// The empty screen around everything.
  case backdrop
  /// The frame of the phone, rules between panes.
  case border
  /// Text that carries the main matter.
  case text
  /// Text beside the matter: times, hints.
  case secondary
  /// A heading.
  case title
  /// The phone's status line.
  case statusBar
  /// The ground of the phone's glass where no icon stands.
  case wallpaper
  /// The tile of an app's icon, in one of `Role.tints` colours.
  case tile(UInt8)
  /// The outline of a tile: quiet where there are colours, its shape where there are none.
  case tileEdge(UInt8)
  /// The name under an icon.
  case iconLabel
  /// The name of the icon that the keys act on.
  case iconLabelSelected
  /// The dock's ground.
  case dock
  /// Everything behind an open menu or a deep press.
  case dimmed
  /// A menu card: its border, a row, the row that Enter would choose.
  case menuBorder
  case menuRow
  case menuRowSelected
  case menuSubtitle
  case menuSubtitleSelected
  /// A destructive row, `Remove App`.
  case destructive
  case destructiveSelected
  /// The force gauge: filled, empty, the mark where the menu opens.
  case gaugeFilled
  case gaugeEmpty
  case gaugeMark
  /// The screen of a running app.
  case appText
  case appTitle
  case appSecondary
  case appDisplay
  /// What can be tapped in it: a word in a bar, a button, one whose deed cannot be undone, and any of
  /// them where the keys are.
  case appControl
  case appButton
  case appDestructive
  case appControlLit
  /// Lines of the trace.
  case traceTime
  case traceCall
  case traceNotCalled
  case traceWarning
  case traceSuccess
  case traceFailure
  case traceState
  case traceConsole
  /// A key in the hint line and its meaning.
  case key
  case hint
  /// A notice laid over the screen.
  case notice

  /// How many colours icon tiles come in.
  package static let tints: UInt8 = 8
}
