import Canvas
import Phone
import QuickActions

/// The five states of an app with the ways between them, the state of now lit.
struct LifeCycleDiagram {
  let app: InstalledApp?
  let glyphs: GlyphSet
  /// Who is told of the ways: the app delegate, or that of the scenes.
  private let livesByScenes: Bool
  private let last: Transition?

  private struct Transition: Hashable {
    let at: Instant
    let from: ApplicationState
    let to: ApplicationState
  }

  init(app: InstalledApp?, profile: DeviceProfile, trace: Trace, glyphs: GlyphSet) {
    self.app = app
    self.glyphs = glyphs
    livesByScenes = app?.livesByScenes(on: profile) ?? false
    last = app.flatMap { LifeCycleDiagram.lastTransition(of: $0.id, in: trace) }
  }

  /// A transition further back is not news; the whole of a long trace is too much for each frame.
  private static let linesRead = 500
  /// From the most alive state down, so that every way but the launch joins neighbours.
  private static let states: [ApplicationState] = [
    .foregroundActive, .foregroundInactive, .background, .suspended, .notRunning,
  ]
  /// What leads up and what leads down between a state and the next one.
  private static let ways: [(up: String?, down: String?)] = [
    ("didBecomeActive", "willResignActive"), ("willEnterForeground", "didEnterBackground"),
    ("resumed", "suspended"), (nil, "ended"),
  ]
  private static let sceneWays: [(up: String?, down: String?)] = [
    ("sceneDidBecomeActive", "sceneWillResignActive"),
    ("sceneWillEnterForeground", "sceneDidEnterBackground"),
    ("resumed", "suspended"), (nil, "ended"),
  ]
  private static let boxColumns = 24
  private static let boxRows = 3
  private static let railColumn = 26

  func draw(size: Size) -> Frame {
    var frame = Frame(size: size)
    drawHeading(&frame)
    let gap = size.rows >= 28 ? 2 : 1
    let top = size.rows >= 26 ? 3 : 2
    let tops = LifeCycleDiagram.states.indices.map { top + $0 * (LifeCycleDiagram.boxRows + gap) }
    drawRail(from: tops[4] + 1, to: tops[1] + 1, &frame)
    for (index, state) in LifeCycleDiagram.states.enumerated() {
      drawState(state, top: tops[index], &frame)
      if index > 0 { drawWays(above: index, top: tops[index] - gap, gap: gap, &frame) }
    }
    let row = tops[4] + LifeCycleDiagram.boxRows + (gap - 1)
    drawScenes(row: row + drawLast(row: row, &frame) + (gap - 1), &frame)
    return frame
  }

  private static func lastTransition(of app: AppID, in trace: Trace) -> Transition? {
    for index in trace.lines.indices.suffix(linesRead).reversed()
    where trace.lines[index].entry.app == app {
      if case .stateChanged(let from, let to) = trace.lines[index].entry.event {
        return Transition(at: trace.lines[index].entry.at, from: from, to: to)
      }
    }
    return nil
  }

  private func drawHeading(_ frame: inout Frame) {
    for column in 0..<frame.size.columns { frame[0, column] = Cell(glyphs("─", "-"), .border) }
    frame.write(" Life cycle ", row: 0, column: 1, role: .title)
    guard let app else { return }
    let pid = app.pid.map { "process \($0)" } ?? ""
    frame.writeTrailing(pid, row: 1, right: frame.size.columns, role: .secondary)
    frame.write(
      app.description.name, row: 1, column: 1, role: .text,
      maxWidth: frame.size.columns - displayWidth(pid) - 2)
  }

  private func drawState(_ state: ApplicationState, top: Int, _ frame: inout Frame) {
    let isLit = app?.state == state
    let rect = Rect(
      row: top, column: 0, rows: LifeCycleDiagram.boxRows, columns: LifeCycleDiagram.boxColumns)
    let role = isLit ? Role.menuRowSelected : .secondary
    if isLit { frame.fill(rect, role) }
    frame.box(rect, role, style: isLit ? glyphs.firmBox : glyphs.box)
    let mark = isLit ? "\(glyphs("●", "*")) " : ""
    frame.writeCentered(
      mark + state.rawValue, row: top + 1, column: 1, columns: rect.size.columns - 2, role: role)
  }

  private func drawWays(above index: Int, top: Int, gap: Int, _ frame: inout Frame) {
    let upper = LifeCycleDiagram.states[index - 1]
    let lower = LifeCycleDiagram.states[index]
    let way = (livesByScenes ? LifeCycleDiagram.sceneWays : LifeCycleDiagram.ways)[index - 1]
    // The longest name of a scene's just fits before the rail.
    let column = livesByScenes ? 0 : 1
    let up: Character = glyphs("▲", "^")
    let down: Character = glyphs("▼", "v")
    let upRole = role(from: lower, to: upper)
    let downRole = role(from: upper, to: lower)
    if gap == 1 {
      if way.up != nil { frame[top, 9] = Cell(up, upRole) }
      frame[top, 12] = Cell(down, downRole)
      return
    }
    if let name = way.up { frame.write("\(up) \(name)", row: top, column: column, role: upRole) }
    if let name = way.down {
      frame.write("\(down) \(name)", row: top + 1, column: column, role: downRole)
    }
  }

  /// The launch: from not running at the bottom up to foreground inactive.
  private func drawRail(from bottom: Int, to top: Int, _ frame: inout Frame) {
    let role = role(from: .notRunning, to: .foregroundInactive)
    let column = LifeCycleDiagram.railColumn
    let box = LifeCycleDiagram.boxColumns
    for row in top...bottom { frame[row, column] = Cell(glyphs("│", "|"), role) }
    frame[top, box] = Cell(glyphs("◀", "<"), role)
    frame[top, box + 1] = Cell(glyphs("─", "-"), role)
    frame[top, column] = Cell(glyphs("╮", "+"), role)
    frame[bottom, box] = Cell(glyphs("─", "-"), role)
    frame[bottom, box + 1] = Cell(glyphs("─", "-"), role)
    frame[bottom, column] = Cell(glyphs("╯", "+"), role)
    for (offset, letter) in "launch".enumerated() {
      frame[(top + bottom) / 2 - 3 + offset, column + 2] = Cell(letter, role)
    }
  }

  private func role(from: ApplicationState, to: ApplicationState) -> Role {
    guard let last, last.from == from, last.to == to else { return .secondary }
    return .traceState
  }

  /// - Returns: the rows that it took.
  private func drawLast(row: Int, _ frame: inout Frame) -> Int {
    guard let last else { return 0 }
    let text = "\(TraceText.time(last.at)) \(last.from) \(glyphs("→", ">")) \(last.to)"
    let lines = CellText(text).wrapped(to: frame.size.columns, lines: 2)
    for (offset, line) in lines.enumerated() {
      frame.write(line, row: row + offset, column: 0, role: .traceState)
    }
    return lines.count
  }

  /// As many as there is room for.
  private func drawScenes(row: Int, _ frame: inout Frame) {
    for (offset, scene) in (app?.scenes ?? []).enumerated() {
      let mark = scene.isConnected ? glyphs("●", "*") : glyphs("○", "o")
      frame.write(
        "\(mark) \(scene.id): \(scene.isConnected ? "connected" : "not connected")",
        row: row + offset, column: 0, role: scene.isConnected ? .text : .secondary,
        maxWidth: frame.size.columns)
    }
  }
}
