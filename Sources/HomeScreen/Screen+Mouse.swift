import Canvas
import Phone
import QuickActions

/// The mouse: a button is a finger.
extension Screen {
  mutating func mousePressed(
    _ button: MouseButton, _ point: Point, _ scene: Scene
  ) -> [ScreenCommand] {
    mouseGrip = nil
    guard let layout = scene.layout, !layout.hidesPhone else { return [] }
    let glassPoint = point.relative(to: layout.glass)
    if let layer { return click(glassPoint, in: layer, layout, scene) }
    if let menu = menuLayout(scene.phone, layout) { return press(glassPoint, on: menu) }
    switch scene.phone.front {
    case .app:
      let isHome = PhoneBody.isHome(point, phone: layout.phone)
      return isHome ? [.phone(.homePressed)] : []
    case .homeScreen: return pressIcon(button, glassPoint, layout, scene)
    }
  }

  /// A row lights up and is chosen when the button goes up over it; anything else closes the menu.
  private mutating func press(_ point: Point, on menu: MenuLayout) -> [ScreenCommand] {
    guard menu.cardRect.contains(point) else { return [.phone(.menuDismissed)] }
    menuRow = menu.row(at: point)
    mouseGrip = .menu
    return []
  }

  private mutating func pressIcon(
    _ button: MouseButton, _ point: Point, _ layout: Layout, _ scene: Scene
  ) -> [ScreenCommand] {
    let grid = grid(scene.phone, layout)
    guard scene.phone.touch == .none, let index = grid.index(at: point, page: shownPage(grid))
    else { return [] }
    select(index, in: scene.phone, grid)
    mouseGrip = .icon(hasMoved: false)
    switch button {
    case .left: return press(index, scene) { .pressBegan($0, at: $1, confirmed: true) }
    case .right: return press(index, scene) { .forcePressed($0, at: $1) }
    }
  }

  mutating func mouseDragged(_ point: Point, _ scene: Scene) -> [ScreenCommand] {
    guard mouseGrip != nil, layer == nil, let layout = scene.layout,
      let menu = menuLayout(scene.phone, layout)
    else { return [] }
    if case .icon = mouseGrip { mouseGrip = .icon(hasMoved: true) }
    menuRow = menu.row(at: point.relative(to: layout.glass))
    return []
  }

  /// Over a row it chooses. Elsewhere a press ends, and a menu that it opened stays.
  mutating func mouseReleased(_ point: Point, _ scene: Scene) -> [ScreenCommand] {
    guard let grip = mouseGrip else { return [] }
    mouseGrip = nil
    switch scene.phone.touch {
    case .none: return []
    case .pressing: return [.phone(.pressEnded)]
    case .menuOpen where grip == .icon(hasMoved: false): return []
    case .menuOpen(let open):
      guard let layout = scene.layout, let menu = menuLayout(scene.phone, layout),
        let row = menu.row(at: point.relative(to: layout.glass))
      else {
        menuRow = nil
        return []
      }
      return choose(row, of: open)
    }
  }

  /// The wheel scrolls what is under it: the trace, the help, or the pages of icons.
  mutating func wheel(up: Bool, _ point: Point, _ scene: Scene) -> [ScreenCommand] {
    if case .help(let line) = layer {
      let last = HelpCard(glyphs: glyphs).lastFirstLine(on: scene.size)
      layer = .help(firstLine: min(last, max(0, line + (up ? -3 : 3))))
    } else if let trace = scene.layout?.trace, trace.contains(point) {
      scrollTrace(by: up ? -3 : 3, scene)
    } else if isHomeFree(scene.phone) {
      move(up ? .previousPage : .nextPage, scene)
    }
    return []
  }
}
