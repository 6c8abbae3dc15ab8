import Canvas
import Phone
import QuickActions

/// Keys and clicks while something is laid over the phone.
extension Screen {
  mutating func handle(_ key: Key, in layer: Layer, _ situation: Situation) -> [ScreenCommand] {
    if layer == .filter { return type(key) }
    if key == .character("p") { return [.savePicture] }
    if Screen.closes(key) { return close() }
    switch layer {
    case .help(let line): scrollHelp(key, from: line, situation)
    case .switcher(let app): return handle(key, inSwitcherAt: app, situation)
    case .settings(let row): return handle(key, inSettingsAt: row, situation)
    case .appActions(let app, let row): return handle(key, inActionsOf: app, row: row, situation)
    case .standIns(let app, let row): return handle(key, inStandInsOf: app, row: row)
    case .removal(let app, let row): return handle(key, inRemovalOf: app, row: row)
    case .reinstallation(let row): return handle(key, inReinstallationAt: row, situation)
    case .sharing, .notice: if key == .enter { self.layer = nil }
    case .filter: break
    }
    return []
  }

  private static func closes(_ key: Key) -> Bool {
    switch key {
    case .escape, .character("q"): true
    default: false
    }
  }

  private mutating func close() -> [ScreenCommand] {
    layer = nil
    return []
  }

  // MARK: The filter of the trace

  private static let longestQuery = 60

  private mutating func type(_ key: Key) -> [ScreenCommand] {
    switch key {
    case .character(let character):
      if traceView.query.count < Screen.longestQuery { traceView.query.append(character) }
    case .backspace: _ = traceView.query.popLast()
    case .enter: layer = nil
    case .escape:
      traceView.query = ""
      layer = nil
    default: break
    }
    traceView.end = nil
    return []
  }

  // MARK: Help

  private mutating func scrollHelp(_ key: Key, from line: Int, _ situation: Situation) {
    let page = max(1, situation.size.rows - 6)
    let wanted: Int
    switch key {
    case .up, .character("k"): wanted = line - 1
    case .down, .character("j"): wanted = line + 1
    case .pageUp: wanted = line - page
    case .pageDown, .enter: wanted = line + page
    case .character("?"):
      layer = nil
      return
    default: return
    }
    let last = HelpCard(glyphs: glyphs).lastFirstLine(on: situation.size)
    layer = .help(firstLine: min(last, max(0, wanted)))
  }

  // MARK: The settings

  private mutating func handle(
    _ key: Key, inSettingsAt row: Int, _ situation: Situation
  ) -> [ScreenCommand] {
    let rows = SettingRow.all
    if let moved = Screen.moved(row, by: key, among: rows.count) {
      layer = .settings(row: moved)
      return []
    }
    switch key {
    case .enter, .right, .character("l"): return change(rows[row], forward: true, situation.phone)
    case .left, .character("h"): return change(rows[row], forward: false, situation.phone)
    case .character(","): layer = nil
    default: break
    }
    return []
  }

  private func change(_ row: SettingRow, forward: Bool, _ phone: Phone) -> [ScreenCommand] {
    let changed = row.changed(phone, forward: forward)
    return changed == phone.settings ? [] : [.phone(.settingsChanged(changed))]
  }

  // MARK: What can be done to an app

  private mutating func handle(
    _ key: Key, inActionsOf app: AppID, row: Int, _ situation: Situation
  ) -> [ScreenCommand] {
    guard let installed = situation.phone.app(app) else { return [] }
    let actions = AppAction.all(for: installed, on: situation.phone)
    if let moved = Screen.moved(row, by: key, among: actions.count) {
      layer = .appActions(app, row: moved)
      return []
    }
    let action = actions[min(row, actions.count - 1)]
    switch key {
    case .enter where action == .standIn:
      layer = .standIns(app, row: Screen.presetIndex(of: installed))
      return []
    case .enter:
      let change = action.changed(installed, forward: true)
      return change.map { [.phone($0)] } ?? perform(action, on: app, situation.phone)
    case .right, .character("l"):
      return action.changed(installed, forward: true).map { [.phone($0)] } ?? []
    case .left, .character("h"):
      return action.changed(installed, forward: false).map { [.phone($0)] } ?? []
    default: return []
    }
  }

  private mutating func perform(
    _ action: AppAction, on id: AppID, _ phone: Phone
  ) -> [ScreenCommand] {
    layer = nil
    switch action {
    case .open: return [.phone(.tapped(id))]
    case .update: return [.update(id)]
    case .delete:
      layer = .removal(id, row: 1)
      return []
    case .reinstall:
      layer = reinstallation(phone)
      return []
    case .disconnectScenes: return [.phone(.scenesReclaimed(id))]
    case .memoryPressure: return [.phone(.memoryPressureBegan)]
    case .restart: return [.phone(.restarted)]
    case .source, .standIn: return []
    }
  }

  private static func presetIndex(of app: InstalledApp) -> Int {
    StandInBehaviour.presets.firstIndex { $0.behaviour == app.standIn } ?? 0
  }

  private mutating func handle(
    _ key: Key, inStandInsOf app: AppID, row: Int
  ) -> [ScreenCommand] {
    let presets = StandInBehaviour.presets
    if let moved = Screen.moved(row, by: key, among: presets.count) {
      layer = .standIns(app, row: moved)
      return []
    }
    guard key == .enter, presets.indices.contains(row) else { return [] }
    layer = nil
    return [.phone(.standInChanged(app, presets[row].behaviour))]
  }

  private mutating func handle(
    _ key: Key, inRemovalOf app: AppID, row: Int
  ) -> [ScreenCommand] {
    if let moved = Screen.moved(row, by: key, among: 2) {
      layer = .removal(app, row: moved)
      return []
    }
    guard key == .enter else { return [] }
    layer = nil
    return row == 0 ? [.phone(.appDeleted(app))] : []
  }

  /// Nil while no app is deleted.
  func reinstallation(_ phone: Phone) -> Layer? {
    phone.deletedApps.isEmpty ? nil : .reinstallation(row: 0)
  }

  private mutating func handle(
    _ key: Key, inReinstallationAt row: Int, _ situation: Situation
  ) -> [ScreenCommand] {
    let apps = situation.phone.deletedApps
    if let moved = Screen.moved(row, by: key, among: apps.count) {
      layer = .reinstallation(row: moved)
      return []
    }
    guard key == .enter else { return [] }
    layer = nil
    return apps.indices.contains(row) ? [.phone(apps[row].reinstallation)] : []
  }

  /// - Returns: the row that an arrow leads to; nil for any other key.
  private static func moved(_ row: Int, by key: Key, among count: Int) -> Int? {
    switch key {
    case .up, .character("k"): max(0, row - 1)
    case .down, .character("j"): min(count - 1, row + 1)
    default: nil
    }
  }

  // MARK: Clicks

  /// A click on a row is that row and Enter; one outside closes.
  mutating func click(
    _ point: Point, in layer: Layer, _ layout: Layout, _ situation: Situation
  ) -> [ScreenCommand] {
    let glass = layout.glass.size
    if case .switcher(let app) = layer { return click(point, inSwitcherAt: app, glass, situation) }
    guard let sheet = sheet(for: layer, situation.phone), sheet.rect(on: glass).contains(point)
    else {
      self.layer = nil
      return []
    }
    guard let row = sheet.row(at: point, on: glass) else { return [] }
    switch layer {
    case .settings: return act(on: .settings(row: row), situation)
    case .appActions(let app, _):
      return act(on: .appActions(app, row: row), situation)
    case .standIns(let app, _): return act(on: .standIns(app, row: row), situation)
    case .removal(let app, _):
      return act(on: .removal(app, row: row), situation)
    case .reinstallation: return act(on: .reinstallation(row: row), situation)
    case .help, .switcher, .sharing, .notice, .filter: return []
    }
  }

  /// Moves to a row and does what Enter does there.
  private mutating func act(on layer: Layer, _ situation: Situation) -> [ScreenCommand] {
    self.layer = layer
    return handle(.enter, in: layer, situation)
  }
}
