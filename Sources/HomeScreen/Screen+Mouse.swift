import Canvas
import Phone
import QuickActions

/// The mouse: a button is a finger.
extension Screen {
  mutating func mousePressed(
    _ button: MouseButton, _ point: Point, _ situation: Situation
  ) -> [ScreenCommand] {
    mouseGrip = nil
    guard let layout = situation.layout, !layout.hidesPhone else { return [] }
    let glassPoint = point.relative(to: layout.glass)
    if let layer { return click(glassPoint, in: layer, layout, situation) }
    if let menu = menuLayout(situation.phone, layout) { return press(glassPoint, on: menu) }
    if let card = peekCard(situation.phone, layout) { return press(button, glassPoint, on: card) }
    switch situation.phone.front {
    case .app:
      if PhoneBody.isHome(point, phone: layout.phone) { return [.phone(.homePressed)] }
      return appLayout(situation.phone, layout).map { press(button, glassPoint, in: $0) } ?? []
    case .homeScreen: return pressIcon(button, glassPoint, layout, situation)
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
    _ button: MouseButton, _ point: Point, _ layout: Layout, _ situation: Situation
  ) -> [ScreenCommand] {
    let grid = grid(situation.phone, layout)
    guard situation.phone.touch == .none, let index = grid.index(at: point, page: shownPage(grid))
    else { return [] }
    select(index, in: situation.phone, grid)
    mouseGrip = .icon(hasMoved: false)
    switch button {
    case .left: return press(index, situation) { .pressBegan($0, at: $1, confirmed: true) }
    case .right: return press(index, situation) { .forcePressed($0, at: $1) }
    }
  }

  mutating func mouseDragged(_ point: Point, _ situation: Situation) -> [ScreenCommand] {
    guard mouseGrip != nil, layer == nil, let layout = situation.layout else { return [] }
    if case .control(let start) = mouseGrip {
      return dragged(point.relative(to: layout.glass), from: start, situation.phone)
    }
    guard let menu = menuLayout(situation.phone, layout)
    else { return [] }
    if case .icon = mouseGrip { mouseGrip = .icon(hasMoved: true) }
    menuRow = menu.row(at: point.relative(to: layout.glass))
    return []
  }

  /// Over a row it chooses. Elsewhere a press ends, and a menu that it opened stays.
  mutating func mouseReleased(_ point: Point, _ situation: Situation) -> [ScreenCommand] {
    guard let grip = mouseGrip else { return [] }
    mouseGrip = nil
    switch situation.phone.touch {
    case .none: return []
    case .pressing: return [.phone(.pressEnded)]
    case .onControl: return holdEnded(situation.phone)
    case .menuOpen where grip == .icon(hasMoved: false): return []
    case .menuOpen(let open):
      guard let layout = situation.layout, let menu = menuLayout(situation.phone, layout),
        let row = menu.row(at: point.relative(to: layout.glass))
      else {
        menuRow = nil
        return []
      }
      return choose(row, of: open)
    }
  }

  /// The wheel scrolls what is under it: the trace, the help, or the pages of icons.
  mutating func wheel(up: Bool, _ point: Point, _ situation: Situation) -> [ScreenCommand] {
    if case .help(let line) = layer {
      let last = HelpCard(glyphs: glyphs).lastFirstLine(on: situation.size)
      layer = .help(firstLine: min(last, max(0, line + (up ? -3 : 3))))
    } else if let trace = situation.layout?.trace, trace.contains(point) {
      scrollTrace(by: up ? -3 : 3, situation)
    } else if layer == nil, let press = situation.phone.touch.controlPress {
      return up ? handle(.up, on: press) : handle(.down, on: press)
    } else if layer == nil, let window = appLayout(situation.phone, situation.layout) {
      scrollApp(by: up ? -3 : 3, window)
    } else if isHomeFree(situation.phone) {
      move(up ? .previousPage : .nextPage, situation)
    }
    return []
  }
}
