import Canvas
import Phone
import QuickActions

/// What a person looks at in the app in front: which of its controls the keys act on, and how far its
/// window is scrolled.
struct AppView: Hashable, Sendable {
  let app: AppID
  var title: String?
  /// Nil is the first.
  var focus: ControlID?
  /// The same in an alert.
  var alertFocus: ControlID?
  var firstRow = 0
}

/// Keys and clicks in an app.
extension Screen {
  /// Nil at home, and for an app that has no window yet.
  func appLayout(_ phone: Phone, _ layout: Layout?) -> AppWindowLayout? {
    guard let layout, case .app(let id) = phone.front, let app = phone.app(id) else { return nil }
    return AppWindowLayout(
      app.screen ?? AppScreen(), glass: layout.glass.size, firstRow: appView?.firstRow ?? 0,
      glyphs: glyphs)
  }

  /// The control that Enter taps: for the keys it is the first of the body from the start.
  func focusedControl(_ phone: Phone, _ window: AppWindowLayout) -> ControlID? {
    guard chosenApp(phone)?.state == .foregroundActive else { return nil }
    let controls = window.controls
    let chosen = window.alert == nil ? appView?.focus : appView?.alertFocus
    if let focus = chosen, controls.contains(where: { $0.id == focus }) { return focus }
    if isPointing { return nil }
    let inBody = window.rows.lazy.compactMap(\.control).first
    return (window.alert == nil ? inBody ?? controls.first : controls.first)?.id
  }

  /// Another app is looked at from its top, and so is another screen of it: one with another title,
  /// unless what the keys are on in its body is still there.
  mutating func followApp(_ phone: Phone) {
    guard case .app(let id) = phone.front, let app = phone.app(id) else {
      appView = nil
      return
    }
    guard appView?.app == id else {
      appView = AppView(app: id, title: app.screen?.title)
      return
    }
    guard let screen = app.screen, screen.title != appView?.title else { return }
    appView?.title = screen.title
    let line = screen.lines.first { $0.control != nil && $0.control?.id == appView?.focus }
    if line == nil { appView?.focus = nil }
    if line?.isInBar ?? true { appView?.firstRow = 0 }
  }

  mutating func focus(on control: ControlID?, _ window: AppWindowLayout) {
    if window.alert == nil {
      appView?.focus = control
    } else {
      appView?.alertFocus = control
    }
  }

  mutating func handleInApp(_ key: Key, _ situation: Situation) -> [ScreenCommand]? {
    guard let window = appLayout(situation.phone, situation.layout) else { return nil }
    switch key {
    // It leads to the trace, as at home.
    case .tab where window.controls.isEmpty, .backtab where window.controls.isEmpty: return nil
    case .up, .left, .backtab, .character("k"): moveFocus(by: -1, window, situation.phone)
    case .down, .right, .tab, .character("j"): moveFocus(by: 1, window, situation.phone)
    case .pageUp: scrollApp(by: -window.body.count, window)
    case .pageDown: scrollApp(by: window.body.count, window)
    case .enter:
      return focusedControl(situation.phone, window).map { [.phone(.controlTapped($0))] } ?? []
    case .character("f"): return forcePressInApp(situation)
    default: return nil
    }
    return []
  }

  /// At either end the rest of the text is scrolled to.
  private mutating func moveFocus(by step: Int, _ window: AppWindowLayout, _ phone: Phone) {
    let controls = window.controls
    guard let focus = focusedControl(phone, window),
      let index = controls.firstIndex(where: { $0.id == focus })
    else {
      self.focus(on: controls.first?.id, window)
      if controls.isEmpty { scrollApp(by: step, window) }
      return
    }
    guard controls.indices.contains(index + step) else { return scrollApp(by: step, window) }
    let next = controls[index + step].id
    self.focus(on: next, window)
    appView?.firstRow = window.firstRow(showing: next)
  }

  /// A control out of sight is not one to tap: the first in sight is, where there is one.
  mutating func scrollApp(by rows: Int, _ window: AppWindowLayout) {
    let first = min(window.lastFirstRow, max(0, window.firstRow + rows))
    guard first != window.firstRow, window.alert == nil else { return }
    appView?.firstRow = first
    let shown = window.rows.dropFirst(first).prefix(window.body.count).compactMap(\.control?.id)
    guard let next = shown.first, appView?.focus.map({ !shown.contains($0) }) ?? true else {
      return
    }
    appView?.focus = next
  }

  mutating func click(_ point: Point, in window: AppWindowLayout) -> [ScreenCommand] {
    guard let control = window.control(at: point) else { return [] }
    focus(on: control.id, window)
    return [.phone(.controlTapped(control.id))]
  }
}
