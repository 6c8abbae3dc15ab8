import Canvas
import Phone
import QuickActions

/// The key map.
extension Screen {
  mutating func handle(_ key: Key, _ scene: Scene) -> [ScreenCommand] {
    if let commands = handleAlways(key) { return commands }
    if let layer { return handle(key, in: layer, scene) }
    if case .menuOpen(let open) = scene.phone.touch { return handle(key, in: open, scene) }
    if case .pressing = scene.phone.touch, key == .escape { return [.phone(.pressCancelled)] }
    if traceView.isFocused, let commands = handleInTrace(key, scene) { return commands }
    if let commands = handleAnywhere(key, scene) { return commands }
    if scene.layout?.hidesPhone != false { return [] }
    switch scene.phone.front {
    case .homeScreen: return handleAtHome(key, scene)
    case .app: return handleInApp(key)
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
  private mutating func handleAnywhere(_ key: Key, _ scene: Scene) -> [ScreenCommand]? {
    switch key {
    case .character("?"): layer = .help(firstLine: 0)
    case .character("s"): layer = .switcher(firstInSwitcher(scene.phone))
    case .character(","): layer = .settings(row: 0)
    case .character("/"): layer = .filter
    case .character("t"), .tab, .backtab: traceView.isFocused.toggle()
    case .character("["): scrollTrace(by: -page(scene), scene)
    case .character("]"): scrollTrace(by: page(scene), scene)
    case .character("v"): traceView.isOfOneApp.toggle()
    case .character("w"): return [.saveTrace]
    case .character("p"): return [.savePicture]
    case .character("m"):
      isMouseOn.toggle()
      return [.setMouse(isMouseOn)]
    case .character("n"): return step(scene.phone)
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

  private mutating func handleInTrace(_ key: Key, _ scene: Scene) -> [ScreenCommand]? {
    switch key {
    case .up, .character("k"): scrollTrace(by: -1, scene)
    case .down, .character("j"): scrollTrace(by: 1, scene)
    case .pageUp: scrollTrace(by: -page(scene), scene)
    case .pageDown: scrollTrace(by: page(scene), scene)
    case .home: scrollTrace(by: -scene.trace.lines.count, scene)
    case .end: traceView.end = nil
    case .escape, .character("q"): traceView.isFocused = false
    default: return nil
    }
    return []
  }

  private mutating func handleAtHome(_ key: Key, _ scene: Scene) -> [ScreenCommand] {
    switch key {
    case .up, .character("k"): move(.up, scene)
    case .down, .character("j"): move(.down, scene)
    case .left, .character("h"): move(.left, scene)
    case .right, .character("l"): move(.right, scene)
    case .pageUp: move(.previousPage, scene)
    case .pageDown: move(.nextPage, scene)
    case .enter: return selectedApp(scene.phone).map { [.phone(.tapped($0))] } ?? []
    case .character("f"): return forcePress(scene)
    case .character("a"):
      layer =
        selectedApp(scene.phone).map { .appActions($0, row: 0) } ?? reinstallation(scene.phone)
    case .character("q"): return [.quit]
    default: return []
    }
    return []
  }

  private func handleInApp(_ key: Key) -> [ScreenCommand] {
    switch key {
    case .character("H"), .character("q"), .escape: [.phone(.homePressed)]
    default: []
    }
  }

  private func forcePress(_ scene: Scene) -> [ScreenCommand] {
    guard scene.phone.touch == .none, let index = selectedIndex(scene.phone) else { return [] }
    return press(index, scene) { .forcePressed($0, at: $1) }
  }

  func selectedApp(_ phone: Phone) -> AppID? { selectedIndex(phone).map { phone.apps[$0].id } }

  mutating func move(_ step: IconGrid.Step, _ scene: Scene) {
    guard let layout = scene.layout, let index = selectedIndex(scene.phone) else { return }
    let grid = grid(scene.phone, layout)
    select(grid.index(after: step, from: index, page: shownPage(grid)), in: scene.phone, grid)
  }

  /// Makes an icon the one that the keys act on, and shows its page.
  mutating func select(_ index: Int, in phone: Phone, _ grid: IconGrid) {
    selected = phone.apps[index].id
    if case .page(let page, _, _) = grid.place(of: index) { self.page = page }
  }

  // MARK: The trace

  private func page(_ scene: Scene) -> Int {
    TracePane.page(of: scene.layout?.trace?.size.rows ?? 0)
  }

  mutating func scrollTrace(by lines: Int, _ scene: Scene) {
    traceView.scroll(by: lines, in: scene.trace, traceSearch)
  }
}
