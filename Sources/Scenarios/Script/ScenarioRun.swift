import AppHosting
import Phone
import QuickActions

/// A scenario at work on a phone of its own.
///
/// Each statement is performed to its end, with all that it leads to, before the next one begins.
package final class ScenarioRun {
  package let scenario: Scenario
  private let files: any ScenarioFiles
  package private(set) var simulation = Simulation(phone: Phone())
  private var clock: ScenarioClock
  private var apps: [String: AppID] = [:]
  private var positions: [AppID: IconPosition] = [:]
  /// The app that was touched last.
  private(set) var lastApp: AppID?
  /// Where in the trace the passage began that expectations are about.
  private var passage = 0
  /// Expectations have been looked at since the last action: the next action begins a new passage.
  private var isJudged = true

  /// - Parameter patience: In real time, for what the process of an app has to do for one statement.
  package init(
    _ scenario: Scenario, files: any ScenarioFiles, patience: Duration = .seconds(10)
  ) {
    self.scenario = scenario
    self.files = files
    clock = ScenarioClock(patience: patience)
  }

  /// What became of one statement.
  package struct Step: Hashable, Sendable {
    package var statement: Statement
    /// Nil for what was done as written, or was found as expected.
    package var failure: Failure?
    /// What the trace tells of it.
    package var trace: [TraceLine]
  }

  package struct Failure: Error, Hashable, Sendable {
    package var message: String
    /// Side by side with what was found; both are empty where a statement could not be performed.
    package var expected: [String] = []
    package var found: [String] = []
    /// Beside what was found, what nobody asked about: all that a recording writes down.
    package var seen: [String]?
  }

  package var now: Instant { clock.now }

  /// Performs all statements. What cannot be performed ends the run; an expectation that fails does not.
  package func run() -> [Step] {
    var steps: [Step] = []
    for statement in scenario.statements {
      let step = perform(statement)
      steps.append(step)
      if step.failure != nil, !statement.isExpectation { break }
    }
    return steps
  }

  package func perform(_ statement: Statement) -> Step {
    let lines = traceCount
    var failure: Failure?
    do throws(Failure) {
      if case .expect(let expectation) = statement.action {
        failure = judge(expectation)
      } else {
        try act(statement.action)
      }
    } catch {
      failure = error
    }
    return Step(statement: statement, failure: failure, trace: trace(since: lines))
  }

  // MARK: The trace

  private var traceCount: Int { simulation.trace.lines.count + simulation.trace.forgotten }

  private func trace(since count: Int) -> [TraceLine] {
    Array(simulation.trace.lines.dropFirst(max(0, count - simulation.trace.forgotten)))
  }

  /// What the trace tells of the passage that expectations are about.
  package var passageLines: [TraceLine] { trace(since: passage) }

  private func beginPassage() {
    guard isJudged else { return }
    passage = traceCount
    isJudged = false
  }

  private func judge(_ expectation: Expectation) -> Failure? {
    isJudged = true
    return expectation.failure(in: self)
  }

  // MARK: Acting

  private func send(_ input: Input) throws(Failure) {
    simulation.send(input, at: clock.now)
    try settled(clock.settle(simulation))
  }

  private func wait(_ duration: Duration) throws(Failure) {
    try settled(clock.advance(by: duration, simulation))
  }

  private func settled(_ isSettled: Bool) throws(Failure) {
    guard !isSettled else { return }
    let busy = simulation.phone.apps.first { $0.lifeCycle.callInFlight != nil }
    let call = busy?.lifeCycle.callInFlight.map { ": \($0.call.method)" } ?? ""
    let app = (busy ?? appInFront).map { quoted($0.description.name) } ?? "an app"
    throw Failure(
      message: "\(app) did not answer within \(clock.patience.milliseconds) ms of real time\(call)")
  }

  private func act(_ action: Statement.Action) throws(Failure) {
    beginPassage()
    switch action {
    case .device(let model, let ios): try changeDevice(model, ios)
    case .language(let languages): try change { $0.languages = languages }
    case .install(let installation): try install(installation)
    case .update(let name, let path): try update(name, path)
    case .delete(let name): try send(.appDeleted(try app(name)))
    case .setDynamic(let name, let source): try setDynamic(source, of: name)
    case .behaviour(let name, let behaviour):
      try send(.standInChanged(try standIn(name), behaviour))
    case .setting(let change): try self.change { change.apply(to: &$0) }
    case .press(let name): try press(try app(name))
    case .hold(let name, let duration): try hold(try app(name), duration)
    case .force(let name, let force): try self.force(try app(name), force)
    case .release(let release): try self.release(release)
    case .tap(let name): try tap(name)
    case .choose(let title): try choose(title)
    case .dismiss: try dismiss()
    case .home: try send(.homePressed)
    case .wait(let duration, false): try wait(duration)
    case .wait(let duration, true): try settled(clock.live(for: duration, simulation))
    case .background(let name): try background(try app(name))
    case .suspend(let name): try suspend(try app(name))
    case .kill(let name): try send(.appForceQuit(try app(name)))
    case .crash(let name): try crash(try app(name))
    case .disconnect(let name): try send(.scenesReclaimed(try app(name)))
    case .memoryPressure: try send(.memoryPressureBegan)
    case .restart: try send(.restarted)
    case .expect, .say, .ask: break
    }
  }

  /// How long a person looks at what an activation brought: enough for an item to count as lost.
  private static let look = Duration.seconds(1)

  // MARK: The phone

  private func change(_ change: (inout Settings) -> Void) throws(Failure) {
    var settings = simulation.phone.settings
    change(&settings)
    try send(.settingsChanged(settings))
  }

  private func changeDevice(_ model: DeviceModel?, _ ios: IOSVersion?) throws(Failure) {
    do {
      let profile = try DeviceProfile(
        model: model ?? simulation.phone.settings.profile.model, ios: ios)
      try change { $0.profile = profile }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(message: "\(error)")
    }
  }

  // MARK: Apps

  private func install(_ installation: Statement.Installation) throws(Failure) {
    let read = try read(installation.path)
    var description = read.description
    if let name = installation.name { description.name = name }
    let name = description.name
    guard apps[name].flatMap(simulation.phone.app) == nil else {
      throw Failure(
        message:
          "an app called \(quoted(name)) is there already: call this one otherwise, `named …`")
    }
    let id = freeID(description.bundleIdentifier)
    apps[name] = id
    positions[id] = installation.position ?? nextPosition
    lastApp = lastApp ?? id
    simulation.install(
      id, description, from: installation.source,
      executable: installation.isStandIn ? nil : read.executable, at: clock.now)
    try settled(clock.settle(simulation))
  }

  private func read(_ path: String) throws(Failure) -> ScenarioApp {
    do throws(Diagnostic) {
      return try files.app(at: path, ofScenario: scenario.file)
    } catch {
      throw Failure(message: error.description)
    }
  }

  private func freeID(_ identifier: String) -> AppID {
    let installed = Set(simulation.phone.apps.map(\.id))
    let names = [identifier] + (2...installed.count + 2).map { "\(identifier) \($0)" }
    return AppID(names.first { !installed.contains(AppID($0)) } ?? identifier)
  }

  /// In the order of installation, row by row.
  private var nextPosition: IconPosition? {
    let count = simulation.phone.apps.count
    return IconPosition(
      row: count / IconPosition.columns % IconPosition.rows + 1,
      column: count % IconPosition.columns + 1)
  }

  private func update(_ name: String, _ path: String?) throws(Failure) {
    let id = try app(name)
    var description = try path.map { path throws(Failure) in try read(path).description }
    if description == nil { description = simulation.phone.app(id)?.description }
    guard var description else { return }
    description.name = name
    try send(.appUpdated(id, description))
  }

  private func setDynamic(
    _ source: Statement.DynamicSource, of name: String
  ) throws(Failure) {
    let id = try app(name)
    let items: [ShortcutItem]
    switch source {
    case .items(let written): items = written
    case .file(let path):
      do throws(Diagnostic) {
        items = try files.dynamicItems(at: path, ofScenario: scenario.file)
      } catch {
        throw Failure(message: error.description)
      }
    }
    let version = simulation.phone.app(id)?.description.itemsVersion ?? 0
    let stored = StoredItems(
      items, itemsVersion: version, languages: simulation.phone.settings.languages)
    try send(.dynamicItemsRestored(id, stored))
  }

  func app(_ name: String) throws(Failure) -> AppID {
    let installed = simulation.phone.apps
    if let id = apps[name], installed.contains(where: { $0.id == id }) {
      lastApp = id
      return id
    }
    let names = apps.keys.sorted()
    let near = nearest(to: name, among: names).map { "; did you mean \(quoted($0))?" } ?? ""
    throw Failure(
      message: installed.isEmpty
        ? "no app is installed: install one first" : "no app is called \(quoted(name))\(near)",
      expected: [name], found: names)
  }

  private func standIn(_ name: String) throws(Failure) -> AppID {
    let id = try app(name)
    guard simulation.phone.app(id)?.standIn != nil else {
      throw Failure(message: "\(quoted(name)) runs code of its own: install it `as stand-in`")
    }
    return id
  }

  // MARK: Touches

  private var appInFront: InstalledApp? {
    if case .app(let id) = simulation.phone.front { simulation.phone.app(id) } else { nil }
  }

  /// An app in front hides the icons.
  private func reachIcons() throws(Failure) {
    guard let app = appInFront else { return }
    throw Failure(
      message: "\(quoted(app.description.name)) is in front, its icon is not: go `home` first")
  }

  private func press(_ id: AppID) throws(Failure) {
    try reachIcons()
    guard let position = positions[id] else { return }
    try send(.pressBegan(id, at: position, confirmed: true))
  }

  private func hold(_ id: AppID, _ duration: Duration) throws(Failure) {
    try press(id)
    try wait(duration)
    try send(.pressEnded)
  }

  private func force(_ id: AppID, _ force: Force?) throws(Failure) {
    guard let force else {
      try reachIcons()
      guard let position = positions[id] else { return }
      return try send(.forcePressed(id, at: position))
    }
    try press(id)
    while case .pressing(let press) = simulation.phone.touch, press.force < force,
      let due = simulation.nextDue
    {
      try wait(clock.now.duration(to: due))
    }
    try send(.pressEnded)
  }

  private func release(_ release: Statement.Release) throws(Failure) {
    switch (release, simulation.phone.touch) {
    case (_, .none): throw Failure(message: "no finger is down: `press` an icon first")
    case (.inPlace, _): try send(.pressEnded)
    case (.outside, .menuOpen): try send(.menuDismissed)
    case (.outside, _): try send(.pressCancelled)
    case (.over(let title), _): try choose(title)
    }
  }

  private func dismiss() throws(Failure) {
    guard case .menuOpen = simulation.phone.touch else {
      throw Failure(message: "no menu is open that could be closed")
    }
    try send(.menuDismissed)
  }

  private func tap(_ name: String) throws(Failure) {
    if case .app(let id) = simulation.phone.front { return try tapControl(name, in: id) }
    try send(.tapped(try app(name)))
    try wait(ScenarioRun.look)
  }

  private func tapControl(_ text: String, in id: AppID) throws(Failure) {
    let controls = simulation.phone.app(id)?.screen?.foreground.filter { $0.control != nil } ?? []
    guard let control = controls.first(where: { $0.text == text })?.control else {
      throw Failure(
        message: "nothing on the app's window that can be tapped says \(quoted(text))"
          + (apps[text] == nil ? "" : "; to tap an icon go `home` first"),
        expected: [text], found: controls.map(\.text))
    }
    try send(.controlTapped(control.id))
    try wait(ScenarioRun.look)
  }

  private func choose(_ title: String) throws(Failure) {
    guard case .menuOpen(let open) = simulation.phone.touch else {
      throw Failure(message: "no menu is open: hold or force an icon first")
    }
    guard let row = open.menu.rows.firstIndex(where: { $0.title == title }) else {
      let titles = open.menu.rows.map(\.title)
      let near = nearest(to: title, among: titles).map { "; did you mean \(quoted($0))?" } ?? ""
      throw Failure(
        message: "the menu has no row \(quoted(title))\(near)", expected: [title], found: titles)
    }
    lastApp = open.app
    try send(.rowChosen(row))
    try wait(ScenarioRun.look)
  }

  // MARK: States

  private func background(_ id: AppID) throws(Failure) {
    if simulation.phone.app(id)?.state == .background { return }
    if simulation.phone.front != .app(id) { try send(.tapped(id)) }
    try send(.homePressed)
  }

  private func suspend(_ id: AppID) throws(Failure) {
    if simulation.phone.app(id)?.state == .suspended { return }
    try background(id)
    try wait(.seconds(5))
  }

  private func crash(_ id: AppID) throws(Failure) {
    guard let state = simulation.phone.app(id)?.state, state != .notRunning else {
      throw Failure(message: "the app does not run")
    }
    simulation.crash(id, at: clock.now)
    try settled(clock.settle(simulation))
  }
}

extension Statement {
  package var isExpectation: Bool {
    if case .expect = action { true } else { false }
  }
}

extension Statement.SettingChange {
  fileprivate func apply(to settings: inout Settings) {
    switch self {
    case .forceTouch(let isOn): settings.forceTouchEnabled = isOn
    case .debugger(let isOn): settings.debuggerAttached = isOn
    case .sensitivity(let sensitivity): settings.sensitivity = sensitivity
    case .touchDuration(let duration): settings.touchDuration = duration
    case .firstItem(let place): settings.firstItem = place
    case .warmSceneOrder(let order): settings.warmSceneOrder = order
    }
  }
}
