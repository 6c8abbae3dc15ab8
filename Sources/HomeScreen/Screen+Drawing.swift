import Canvas
import Phone
import QuickActions

/// The screen as a frame.
extension Screen {
  /// - Parameter clock: the time of day for the status line.
  package func draw(phone: Phone, trace: Trace, size: Size, clock: String) -> Frame {
    var frame = Frame(size: size)
    guard let layout = layout(size) else {
      drawTooSmall(&frame)
      return finished(frame)
    }
    if !layout.hidesPhone { drawPhone(phone, trace, layout, clock, &frame) }
    drawPanes(phone, trace, layout, &frame)
    frame.place(
      hints(phone, layout).draw(columns: size.columns),
      at: layout.hints.origin)
    if let caption { draw(caption, layout, &frame) }
    if case .help(let line) = layer {
      let card = HelpCard(glyphs: glyphs)
      frame.fill(
        Rect(row: 0, column: 0, rows: layout.hints.top, columns: size.columns), .backdrop)
      frame.place(card.draw(on: size, firstLine: line), at: card.rect(on: size).origin)
    }
    return finished(frame)
  }

  /// Foreign text too: where there is no UTF-8, nothing but ASCII leaves.
  private func finished(_ frame: Frame) -> Frame { glyphs.isASCII ? frame.inASCII : frame }

  private func drawTooSmall(_ frame: inout Frame) {
    let least = Layout.smallest
    let lines = [
      "homepress", "needs \(least.columns) x \(least.rows)",
      "has \(frame.size.columns) x \(frame.size.rows)",
    ]
    let top = max(0, (frame.size.rows - lines.count) / 2)
    for (offset, line) in lines.enumerated() {
      frame.writeCentered(
        line, row: top + offset, column: 0, columns: frame.size.columns, role: .notice)
    }
  }

  private func drawPanes(
    _ phone: Phone, _ trace: Trace, _ layout: Layout, _ frame: inout Frame
  ) {
    let app = chosenApp(phone)
    if let rect = layout.diagram {
      let diagram = LifeCycleDiagram(
        app: app, profile: phone.settings.profile, trace: trace, glyphs: glyphs)
      frame.place(diagram.draw(size: rect.size), at: rect.origin)
    }
    if let rect = layout.trace {
      let pane = TracePane(
        phone: phone, trace: trace, view: traceView, search: traceSearch, app: app?.id,
        isEntering: layer == .filter, glyphs: glyphs)
      frame.place(pane.draw(size: rect.size), at: rect.origin)
    }
  }

  private func drawPhone(
    _ phone: Phone, _ trace: Trace, _ layout: Layout, _ clock: String, _ frame: inout Frame
  ) {
    let body = PhoneBody(profile: phone.settings.profile, clock: clock, glyphs: glyphs)
    body.drawBezel(layout.phone, &frame)
    frame.place(glass(phone, layout, body), at: layout.glass.origin)
    frame.place(footer(phone, trace, layout), at: layout.gauge.origin)
  }

  /// The line under the phone: the force. Where no trace stands beside the phone it also tells the call
  /// that step mode holds, and the last warning, until the next press.
  private func footer(_ phone: Phone, _ trace: Trace, _ layout: Layout) -> Frame {
    let gauge = ForceGauge(phone: phone, glyphs: glyphs)
    guard layout.trace == nil, phone.touch == .none else {
      return gauge.draw(columns: layout.gauge.size.columns)
    }
    if phone.settings.stepping {
      let held = phone.apps.compactMap(\.heldCall).first
      let text = held.map { "next: \($0.method)" } ?? "step mode: the next call will wait"
      return footer(text, .notice, layout)
    }
    if let last = trace.lines.last, last.kind == .warning || last.isRefusal {
      return footer("! \(last)", .traceWarning, layout)
    }
    return gauge.draw(columns: layout.gauge.size.columns)
  }

  private func footer(_ text: String, _ role: Role, _ layout: Layout) -> Frame {
    var frame = Frame(size: layout.gauge.size, filledWith: Cell(" ", role))
    frame.write(text, row: 0, column: 1, role: role, maxWidth: layout.gauge.size.columns - 2)
    return frame
  }

  // MARK: The glass

  private func glass(_ phone: Phone, _ layout: Layout, _ body: PhoneBody) -> Frame {
    var glass: Frame
    if case .switcher(let app) = layer {
      glass = switcher(app, phone, glass: layout.glass.size).draw()
      body.drawStatus(&glass)
      return glass
    }
    switch phone.front {
    case .app(let id):
      glass =
        phone.app(id).map { appGlass($0, phone, layout, body) } ?? homeGlass(phone, layout, body)
    case .homeScreen: glass = homeGlass(phone, layout, body)
    }
    if let layer, let sheet = sheet(for: layer, phone) {
      dim(&glass)
      let rect = sheet.rect(on: glass.size)
      if phone.front == .homeScreen { erase(under: rect, grid(phone, layout), &glass) }
      glass.place(sheet.draw(on: glass.size, glyphs: glyphs), at: rect.origin)
    }
    return glass
  }

  private func appGlass(
    _ app: InstalledApp, _ phone: Phone, _ layout: Layout, _ body: PhoneBody
  ) -> Frame {
    let window = AppWindowLayout(
      app.screen ?? AppScreen(), glass: layout.glass.size, firstRow: appView?.firstRow ?? 0,
      glyphs: glyphs)
    var glass = AppWindow(
      app: app, layout: window, focus: focusedControl(phone, window), glyphs: glyphs
    ).draw()
    let role = window.alert == nil ? Role.appSecondary : .dimmed
    body.drawStatus(&glass, role: role)
    body.drawHomeBar(&glass, role: role)
    drawPeek(app, phone, window, &glass)
    return glass
  }

  private func homeGlass(_ phone: Phone, _ layout: Layout, _ body: PhoneBody) -> Frame {
    let grid = grid(phone, layout)
    var glass = HomePage(
      phone: phone, grid: grid, page: shownPage(grid), selected: selectedApp(phone),
      glyphs: glyphs
    ).draw()
    body.drawStatus(&glass)
    drawTouch(phone, layout, grid, &glass)
    return glass
  }

  /// A deep press dims all but its icon, and an open menu has its card beside it.
  private func drawTouch(
    _ phone: Phone, _ layout: Layout, _ grid: IconGrid, _ glass: inout Frame
  ) {
    switch phone.touch {
    case .none, .onControl: return
    case .pressing(let press):
      guard press.showsHint, let index = phone.apps.firstIndex(where: { $0.id == press.app })
      else { return }
      dim(&glass)
      tile(of: phone.apps[index]).draw(
        in: grid.tileRect(at: grid.place(of: index)), of: &glass, depth: .deep)
    case .menuOpen(let open):
      guard let menu = menuLayout(phone, layout), let app = phone.app(open.app) else { return }
      dim(&glass)
      erase(app, phone, grid, &glass)
      erase(under: menu.cardRect, grid, &glass)
      if min(menu.icon.top, menu.cardRect.top) == 0 {
        glass.fill(Rect(row: 0, column: 0, rows: 1, columns: glass.size.columns), .dimmed)
      }
      tile(of: app).draw(in: menu.icon, of: &glass)
      glass.place(menu.card.draw(), at: menu.cardRect.origin)
    }
  }

  /// The icon may have moved to make room: nothing of it stays where it was, nor its name.
  private func erase(
    _ app: InstalledApp, _ phone: Phone, _ grid: IconGrid, _ glass: inout Frame
  ) {
    guard let index = phone.apps.firstIndex(where: { $0.id == app.id }) else { return }
    let place = grid.place(of: index)
    let tile = grid.tileRect(at: place)
    glass.fill(grid.labelRect(at: place), .dimmed)
    glass.fill(
      Rect(
        row: tile.top, column: tile.left - 1, rows: tile.size.rows,
        columns: tile.size.columns + 2), .dimmed)
  }

  /// A card leaves no scraps: icons and names that it covers in part go whole.
  private func erase(under card: Rect, _ grid: IconGrid, _ glass: inout Frame) {
    for index in grid.visible(onPage: shownPage(grid)) {
      let place = grid.place(of: index)
      for rect in [grid.tileRect(at: place), grid.labelRect(at: place)]
      where rect.intersects(card) {
        glass.fill(rect, .dimmed)
      }
    }
  }

  private func tile(of app: InstalledApp) -> AppTile {
    AppTile(name: app.description.name, id: app.id, glyphs: glyphs)
  }

  private func dim(_ glass: inout Frame) {
    glass.recast(
      Rect(row: 0, column: 0, rows: glass.size.rows, columns: glass.size.columns), as: .dimmed)
  }
}
