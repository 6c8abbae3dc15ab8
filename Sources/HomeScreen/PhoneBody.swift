import Canvas
import Phone
import QuickActions

/// The phone around its glass: bezel, earpiece, status line, home bar or home button.
struct PhoneBody {
  let profile: DeviceProfile
  let clock: String
  let glyphs: GlyphSet

  func drawBezel(_ rect: Rect, _ frame: inout Frame) {
    frame.box(rect, .border, style: glyphs.box)
    let earpiece = String(repeating: glyphs("━", "="), count: 8)
    frame.writeCentered(
      earpiece, row: rect.top, column: rect.left, columns: rect.size.columns, role: .border)
    if hasHomeButton {
      frame.writeCentered(
        glyphs("(  )", "(  )"), row: rect.bottom - 1, column: rect.left,
        columns: rect.size.columns, role: .border)
    }
  }

  /// The status line on the first line of the glass.
  func drawStatus(_ glass: inout Frame, role: Role = .statusBar) {
    glass.fill(Rect(row: 0, column: 0, rows: 1, columns: glass.size.columns), role)
    let right = glass.size.columns - 1
    glass.writeTrailing(clock, row: 0, right: right, role: role)
    glass.write(
      "\(profile.model.marketingName) · iOS \(profile.ios)", row: 0, column: 1, role: role,
      maxWidth: right - displayWidth(clock) - 3)
  }

  /// The bar at the foot of an app; a model with a button has none.
  func drawHomeBar(_ glass: inout Frame, role: Role) {
    guard !hasHomeButton else { return }
    let bar = String(repeating: glyphs("▂", "="), count: min(14, glass.size.columns))
    glass.writeCentered(
      bar, row: glass.size.rows - 1, column: 0, columns: glass.size.columns, role: role)
  }

  private var hasHomeButton: Bool {
    switch profile.model {
    case .iPhone6s: true
    case .iPhoneXR, .iPhoneXS, .iPhone17: false
    }
  }

  /// What a click takes as the home bar or button: the last line of the glass and the bezel below.
  static func isHome(_ point: Point, phone: Rect) -> Bool {
    (phone.bottom - 2..<phone.bottom).contains(point.row)
      && (phone.left..<phone.right).contains(point.column)
  }
}
