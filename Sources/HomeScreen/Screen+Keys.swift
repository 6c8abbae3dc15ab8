import Canvas
import Phone
import QuickActions

/// The key map.
extension Screen {
  mutating func handle(_ key: Key, _ situation: Situation) -> [ScreenCommand] {
    if let commands = handleAlways(key) { return commands }
    if let layer { return handle(key, in: layer, situation) }
    if case .menuOpen(let open) = situation.phone.touch { return handle(key, in: open, situation) }
    if let press = situation.phone.touch.controlPress { return handle(key, on: press) }
    if case .pressing = situation.phone.touch, key == .escape { return [.phone(.pressCancelled)] }
    if traceView.isFocused, let commands = handleInTrace(key, situation) { return commands }
    if situation.layout?.hidesPhone == false, let commands = handleInApp(key, situation) {
      return commands
    }
    if let commands = handleAnywhere(key, situation) { return commands }
    if situation.layout?.hidesPhone != false { return [] }
    switch situation.phone.front {
    case .homeScreen: return handleAtHome(key, situation)
    case .app: return leaveApp(key)
    }
  }

  /// Keys that nothing can take away.
  private func handleAlways(_ key: Key) -> [ScreenCommand]? {
    switch key {
    case .control("c"): [.quit]
    case .control("l"): [.redraw]
    default: nil
    }
  }

  /// Keys that work at home and in an app.
  private mutating func handleAnywhere(_ key: Key, _ situation: Situation) -> [ScreenCommand]? {
    switch key {
    case .character("?"): layer = .help(firstLine: 0)
    case .character("s"): layer = .switcher(firstInSwitcher(situation.phone))
    case .character(","): layer = .settings(row: 0)
    case .character("/"): layer = .filter
    case .character("t"), .tab, .backtab: traceView.isFocused.toggle()
    case .character("["): scrollTrace(by: -page(situation), situation)
    case .character("]"): scrollTrace(by: page(situation), situation)
    case .character("v"): traceView.isOfOneApp.toggle()
    case .character("w"): return [.saveTrace]
    case .character("p"): return [.savePicture]
    case .character("m"):
      isMouseOn.toggle()
      return [.setMouse(isMouseOn)]
    case .character("n"): return step(situation.phone)
    case .character("N"): return [.phone(.steppingEnded)]
    default: return nil
    }
    return []
  }

  private func step(_ phone: Phone) -> [ScreenCommand] {
    guard !phone.settings.stepping else { return [.phone(.stepTaken)] }
    var settings = phone.settings
    settings.stepping = true
    return [.phone(.settingsChanged(settings))]
  }

  mutating func handleInTrace(_ key: Key, _ situation: Situation) -> [ScreenCommand]? {
    switch key {
    case .up, .character("k"): scrollTrace(by: -1, situation)
    case .down, .character("j"): scrollTrace(by: 1, situation)
    case .pageUp: scrollTrace(by: -page(situation), situation)
    case .pageDown: scrollTrace(by: page(situation), situation)
    case .home: scrollTrace(by: -situation.trace.lines.count, situation)
    case .end: traceView.end = nil
    case .escape, .character("q"): traceView.isFocused = false
    default: return nil
    }
    return []
  }

  private mutating func handleAtHome(_ key: Key, _ situation: Situation) -> [ScreenCommand] {
    switch key {
    case .up, .character("k"): move(.up, situation)
    case .down, .character("j"): move(.down, situation)
    case .left, .character("h"): move(.left, situation)
    case .right, .character("l"): move(.right, situation)
    case .pageUp: move(.previousPage, situation)
    case .pageDown: move(.nextPage, situation)
    case .enter: return selectedApp(situation.phone).map { [.phone(.tapped($0))] } ?? []
    case .character("f"): return forcePress(situation)
    case .character("a"):
      layer =
        selectedApp(situation.phone).map { .appActions($0, row: 0) }
        ?? reinstallation(situation.phone)
    case .character("q"): return [.quit]
    default: return []
    }
    return []
  }

  private func leaveApp(_ key: Key) -> [ScreenCommand] {
    switch key {
    case .character("H"), .character("q"), .escape: [.phone(.homePressed)]
    default: []
    }
  }

  private func forcePress(_ situation: Situation) -> [ScreenCommand] {
    guard situation.phone.touch == .none, let index = selectedIndex(situation.phone) else {
      return []
    }
    return press(index, situation) { .forcePressed($0, at: $1) }
  }

  func selectedApp(_ phone: Phone) -> AppID? { selectedIndex(phone).map { phone.apps[$0].id } }

  mutating func move(_ step: IconGrid.Step, _ situation: Situation) {
    guard let layout = situation.layout, let index = selectedIndex(situation.phone) else { return }
    let grid = grid(situation.phone, layout)
    select(grid.index(after: step, from: index, page: shownPage(grid)), in: situation.phone, grid)
  }

  /// Makes an icon the one that the keys act on, and shows its page.
  mutating func select(_ index: Int, in phone: Phone, _ grid: IconGrid) {
    selected = phone.apps[index].id
    if case .page(let page, _, _) = grid.place(of: index) { self.page = page }
  }

  // MARK: The trace

  private func page(_ situation: Situation) -> Int {
    TracePane.page(of: situation.layout?.trace?.size.rows ?? 0)
  }

  mutating func scrollTrace(by lines: Int, _ situation: Situation) {
    traceView.scroll(by: lines, in: situation.trace, traceSearch)
  }
}
