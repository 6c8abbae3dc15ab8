import AppHosting
import CGlibc
import Canvas
import Glibc
import Packages
import Phone
import QuickActions
import Scenarios

/// The phone as a dialogue of lines: what happens is told in a line each, what is to happen is asked
/// for in lines.
///
/// It has no screen to keep up to date, so it works for a screen reader, on a terminal that cannot
/// place its cursor, and through pipes. It drives the same `Simulation` as the Home Screen, by the
/// statements of the scenario language.
struct PlainSession {
  let simulation: Simulation
  let stage: ScenarioStage
  let apps: AppsToInstall
  /// What lines name, with the packages that were built for them.
  var files: ScenarioFolder
  private let options: HomeScreenOptions
  let output: PlainOutput
  private var input = LineInput(descriptor: STDIN_FILENO)
  private let signals: Int32
  var news = PlainNews()
  var page: PlainPage?
  var icons: MenuIcons
  var packages: [(id: AppID, package: InstalledPackage)]
  var recording: SessionRecording?
  private var menuWithIcons: OpenMenu?

  /// The phone as it was when something was asked for.
  var before: Phone
  /// What is left of the statement that is being performed.
  var moves: [Move] = []
  /// Statements that come before what is typed.
  var script: [Statement]
  /// What became of it was told.
  var isScriptOver = false
  /// A statement of it could not be performed.
  var scriptFailed = false
  /// Of those that were judged, how many were met.
  var expectations: (met: Int, all: Int) = (0, 0)
  /// A statement whose block is being typed.
  var unfinished: UnfinishedStatement?
  /// The line that ended a block: it waits until the block's statement is performed.
  var following: String?
  /// What was last told of the place.
  private var told: (place: PlainPlace, lines: [String])?
  /// The call that a step would let through, as it was told.
  var toldHeldCall: HeldCall?
  /// What the system shows once a row of its own was chosen.
  var afterword: [String] = []
  /// Something was asked for, so the place is looked at again.
  var isAsked = true
  var isOver = false
  private var signal: Int32?

  private let began = ContinuousClock.now
  /// By how much the phone's time is ahead.
  private var leaped = Duration.zero
  /// When an app that does not answer is waited for no longer.
  private var patienceEnds = ContinuousClock.now
  private var restEnds = ContinuousClock.now
  /// A window that was tapped on, as it was: its app may change it.
  private var tapped: (app: AppID, screen: AppScreen?)?

  init(
    _ options: HomeScreenOptions, apps: AppsToInstall, dynamicItems: [ShortcutItem],
    scenario: Scenario, files: ScenarioFolder, signals: Int32
  ) {
    let isAlone = options.scenarioFile != nil || options.recordFile != nil
    let folder = isAlone ? nil : options.phone.stateFolder ?? StateFolder.standard
    simulation = Simulation(
      phone: Phone(settings: options.phone.settings), store: folder.map(ItemStore.init(folder:)),
      homes: folder.map(AppHomes.init(in:)) ?? AppHomes())
    before = simulation.phone
    stage = ScenarioStage(scenario, files: files, simulation: simulation)
    script = scenario.statements
    icons = MenuIcons(apps.apps.map { ($0.id, $0.directory) })
    packages = apps.apps.compactMap { app in app.package.map { (app.id, $0) } }
    recording = options.recording(of: apps.apps)
    output = PlainOutput(
      echoes: isatty(STDIN_FILENO) == 0, isASCII: options.isASCII || !Page.standard.isUTF8,
      until: signals)
    self.apps = apps
    self.files = files
    self.options = options
    self.signals = signals
    simulation.install(apps.apps, options.phone, dynamicItems: dynamicItems)
    if !isAlone { simulation.recallItems(isFresh: options.isFresh, at: .start) }
  }

  /// - Returns: the signal that asked for the end; nil where a person did.
  mutating func run() -> Int32? {
    while !isOver, !output.isClosed {
      catchUp()
      tellNews()
      if isReady, carryOn() { continue }
      if isReady, input.isOver, moves.isEmpty {
        output.prompt(prompt)
        break
      }
      wait()
    }
    output.endPrompt()
    if output.isClosed { quit(by: homepress_next_quit_signal(signals)) }
    simulation.finishKeeping(at: now)
    return signal
  }

  /// In the order of importance: what is left of a statement, what a person hears, the next line.
  ///
  /// - Returns: false where there is nothing to do but to wait.
  private mutating func carryOn() -> Bool {
    if performMove() || performScript() { return true }
    if let line = following {
      following = nil
      output.awaitsAnswer()
      take(line)
      return true
    }
    if unfinished == nil { tellPlace() }
    guard let line = input.next() else {
      if input.isAtEnd, unfinished != nil {
        finishBlock()
        return true
      }
      if !input.isAtEnd { output.prompt(prompt) }
      return false
    }
    let isTypedAhead = output.prompt(prompt)
    switch line {
    case .whole(let text):
      output.took(text, before: isTypedAhead)
      take(text)
    case .tooLong:
      output.took("", before: isTypedAhead)
      refuseLongLine()
    }
    return true
  }

  private var prompt: String { unfinished == nil ? view.prompt : "indented, or an empty line" }

  var view: PlainView {
    stage.adoptApps()
    return PlainView(phone: simulation.phone, page: page, name: stage.name(of:))
  }

  // MARK: Time

  var now: Instant { Instant(sinceStart: ContinuousClock.now - began + leaped) }

  mutating func leap(over duration: Duration) { leaped += duration }

  /// Lets time go by that apps have for themselves.
  mutating func rest(for duration: Duration) { restEnds = .now + duration }

  /// No app says that it has done with a tap, so its window is looked at for as long as a person would.
  mutating func awaitChange(of app: AppID) {
    tapped = (app, simulation.phone.app(app)?.screen)
    rest(for: .seconds(1))
  }

  private mutating func noticeChange() {
    guard let tapped, simulation.phone.app(tapped.app)?.screen != tapped.screen else { return }
    self.tapped = nil
    restEnds = .now
  }

  /// All that the last move led to is over, or was waited for long enough.
  private var isReady: Bool {
    guard ContinuousClock.now >= restEnds else { return false }
    if ContinuousClock.now >= patienceEnds { return true }
    if let due = simulation.nextDue, due <= now { return false }
    return simulation.isSettled
  }

  /// A person need not wait for an app that hangs; who reads a pipe wants its answer.
  mutating func beginPatience() {
    patienceEnds = .now + (input.isTerminal ? .seconds(1) : .seconds(10))
  }

  private mutating func catchUp() {
    let end = now.advanced(by: Simulation.turn)
    simulation.catchUp(at: now) { now < end }
    noticeChange()
    lookForIcons()
    for index in packages.indices {
      let id = packages[index].id
      for event in packages[index].package.events(at: now) {
        if case .built = event { icons.forget(id) }
        simulation.take(event, of: id, builtFrom: packages[index].package, at: now)
      }
    }
    simulation.saveItems(at: now)
  }

  private mutating func lookForIcons() {
    guard case .menuOpen(let open) = simulation.phone.touch else {
      menuWithIcons = nil
      return
    }
    guard open != menuWithIcons else { return }
    menuWithIcons = open
    simulation.note(icons.icons(of: open.menu, app: open.app), of: open.app, at: now)
  }

  /// The phone's clock stands still while a person waits for something that is not the phone's.
  mutating func buildPackage(of statement: Statement) throws(Diagnostic) {
    guard let package = statement.action.package(beside: stage.file) else { return }
    let before = ContinuousClock.now
    defer { leaped -= ContinuousClock.now - before }
    output.tell("building \(package)")
    try files.packages.build(package)
    stage.files = files
  }

  // MARK: Telling

  private mutating func tellNews() {
    stage.adoptApps()
    let lines = news.lines(
      of: simulation.trace, simulation.phone, isPatient: !isReady, name: stage.name(of:))
    output.tell(lines)
  }

  /// A place that has changed is told; one that was asked for is told again where it reads otherwise.
  private mutating func tellPlace() {
    let view = view
    let lines = view.lines
    output.tell(afterword)
    afterword = []
    let isNews = told.map { told in
      told.place != view.place || isAsked && told.place != .home && told.lines != lines
    }
    if isNews ?? true {
      told = (view.place, lines)
      output.tell(lines)
    }
    tellHeldCall()
    // Silence could be taken for a line that was not heard.
    if isAsked, output.isSilent {
      output.tell(simulation.phone == before ? "nothing to tell" : "done")
    }
    isAsked = false
  }

  /// That the phone waits for a step is no news that a filter may keep back.
  private mutating func tellHeldCall() {
    let held = HeldCall(on: simulation.phone)
    guard toldHeldCall != held else { return }
    toldHeldCall = held
    if let held {
      output.tell("\(stage.name(of: held.app)): next is \(held.call), held until step or run")
    }
  }

  mutating func tellPlaceAgain() {
    told = nil
    isAsked = true
  }

  // MARK: Waiting

  /// Sleeps until a line, an app, the clock or a signal has something for us.
  private mutating func wait() {
    let hosts = simulation.descriptors + packages.flatMap(\.package.descriptors)
    var entries = [
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      // Poll looks past a negative number.
      pollfd(fd: input.wantsMore ? input.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    entries += hosts.map(\.polled)
    poll(&entries, nfds_t(entries.count), timeout)
    if entries[0].revents != 0 { quit(by: homepress_next_quit_signal(signals)) }
    if entries[1].revents != 0 { input.fill() }
  }

  private mutating func quit(by number: Int32) {
    guard number != 0 else { return }
    signal = number
    isOver = true
  }

  /// In milliseconds; -1 waits for as long as it takes.
  private var timeout: Int32 {
    var waits = ([simulation.nextDue] + packages.map(\.package.nextDue)).compactMap(\.self)
      .map { now.duration(to: $0) }
    let ends = [patienceEnds, restEnds].map { $0 - .now }.filter { $0 > .zero }
    if !isReady { waits += ends }
    guard let wait = waits.min() else { return -1 }
    return Int32(clamping: max(.zero, wait).milliseconds + 1)
  }
}
