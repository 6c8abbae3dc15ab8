import AppBundles
import AppHosting
import CGlibc
import Canvas
import Glibc
import HomeScreen
import Packages
import Phone
import QuickActions
import Scenarios

/// The Home Screen on a terminal: draw, wait for a person, an app or the clock, and go round again.
struct HomeScreenSession<Terminal: InteractiveTerminal & ~Copyable>: ~Copyable {
  var terminal: Terminal
  private var hasGivenBackPages = false
  var screen: Screen
  var simulation: Simulation
  private let apps: AppsToInstall
  let isFresh: Bool
  /// When the phone was switched on, by the terminal's time.
  private var epoch: Duration
  private var clock: WallClock
  /// For what was kept before.
  var hasLooked = false
  var isOver = false
  /// Apps have said more than could be taken in so far.
  private var isBehind = false
  /// The last frame shows all that it would show if it had been given more time.
  private var isComplete = true
  /// The signal that asked for the end.
  private var signal: Int32?
  var icons: MenuIcons
  /// The apps that are built from their sources, in the order of their icons.
  var packages: [(id: AppID, package: InstalledPackage)]
  /// Where what is shown is recorded.
  private var cast: CastRecording?
  /// The menu whose icon files have been looked for.
  var menuWithIcons: OpenMenu?
  /// The scenario or lesson that has the phone.
  var performance: Performance?
  /// How the questions of a lesson were answered, once it has come to its end.
  var tally: Performance.Tally?
  /// What is done, by a scenario and then by a person.
  var recording: SessionRecording?

  /// The terminal comes from outside: Swift 6.3.1 miscompiles, with optimisation, a throwing
  /// initialiser of a type that holds it.
  init(
    on terminal: consuming Terminal, _ options: HomeScreenOptions, apps: AppsToInstall,
    dynamicItems: [ShortcutItem], performing staged: StagedScenario? = nil,
    cast: CastRecording? = nil
  ) {
    self.cast = cast
    screen = Screen(ascii: options.isASCII || !terminal.isUTF8, mouse: options.usesMouse)
    epoch = terminal.now
    clock = WallClock(timeOfDay: terminal.timeOfDay)
    self.terminal = terminal
    // A scenario tells all that its phone ever knew, and so does the scenario of a session.
    let isAlone = staged != nil || options.recordFile != nil
    hasLooked = isAlone
    let folder = isAlone ? nil : options.phone.stateFolder ?? StateFolder.standard
    simulation = Simulation(
      phone: Phone(settings: options.phone.settings), store: folder.map(ItemStore.init(folder:)),
      homes: folder.map(AppHomes.init(in:)) ?? AppHomes())
    icons = MenuIcons(apps.apps.map { ($0.id, $0.directory) })
    packages = apps.apps.compactMap { app in app.package.map { (app.id, $0) } }
    self.apps = apps
    isFresh = options.isFresh
    performance = staged.map { $0.performance(on: simulation) }
    recording = options.recording(of: apps.apps)
    simulation.install(apps.apps, options.phone, dynamicItems: dynamicItems)
  }

  /// - Returns: the signal that asked for the end; nil where a person did.
  mutating func run() -> Int32? {
    while !isOver {
      goOnPerforming()
      lookForIcons()
      draw()
      giveBackStartUpPages()
      keep()
      let inputs = wait()
      for input in inputs { handle(input) }
      // A person does not wait for apps that say more than can be taken in.
      if isBehind, !isOver, !inputs.isEmpty { draw() }
      catchUp()
      lookAfterPackages()
    }
    finishKeeping()
    return signal
  }

  /// Once the first frame stands: what was needed until then is mostly never needed again.
  private mutating func giveBackStartUpPages() {
    guard !hasGivenBackPages else { return }
    hasGivenBackPages = true
    homepress_release_start_up_pages()
  }

  private mutating func catchUp() {
    let end = now.advanced(by: Simulation.turn)
    isBehind = !simulation.catchUp(at: now) { now < end }
  }

  /// The terminal, for what comes after this.
  consuming func givesBackTerminal() -> Terminal { terminal }

  /// What is to be told once the terminal is given back.
  var notices: [String] { simulation.notices + [cast?.notice].compactMap(\.self) }

  var now: Instant { Instant(sinceStart: terminal.now - epoch) }

  /// A menu that has just opened may name images: only then are they read.
  private mutating func lookForIcons() {
    guard case .menuOpen(let open) = simulation.phone.touch else {
      menuWithIcons = nil
      return
    }
    guard open != menuWithIcons else { return }
    menuWithIcons = open
    screen.fileIcons = icons.icons(of: open.menu, app: open.app)
    simulation.note(screen.fileIcons, of: open.app, at: now)
  }

  mutating func draw() {
    clock = WallClock(timeOfDay: terminal.timeOfDay)
    isComplete = screen.follow(simulation.trace, of: simulation.phone)
    terminal.present(frame)
    record()
  }

  private mutating func record() {
    guard cast != nil else { return }
    let output = terminal.takeOutput()
    cast?.add(output, size: terminal.size, at: terminal.now)
  }

  private var frame: Frame {
    screen.draw(
      phone: simulation.phone, trace: simulation.trace, size: terminal.size, clock: clock.text)
  }

  /// Sleeps until there is something to do; while nothing changes that is once a minute, for the clock.
  private mutating func wait() -> [UserInput] {
    terminal.holdsSpace = !screen.isTyping && performance == nil
    let minute = terminal.now + clock.untilNextMinute
    if !isComplete { return terminal.waitForInput(until: terminal.now, alsoPolling: []) }
    let dues = [simulation.nextDue, performance?.nextDue] + packages.map(\.package.nextDue)
    let due = dues.compactMap(\.self).min().map { epoch + $0.sinceStart } ?? minute
    let descriptors = simulation.descriptors + packages.flatMap(\.package.descriptors)
    return terminal.waitForInput(
      until: min(due, minute), alsoPolling: descriptors.map(\.polled))
  }

  private mutating func handle(_ input: UserInput) {
    if case .quitRequested(let signal) = input { self.signal = signal }
    if isForPerformance(input) { return }
    let commands = screen.handle(
      input, phone: simulation.phone, trace: simulation.trace, size: terminal.size)
    for command in commands { perform(command) }
  }

  private mutating func perform(_ command: ScreenCommand) {
    switch command {
    case .phone(let fact): tell(fact)
    case .quit: isOver = true
    case .savePicture: savePicture()
    case .saveTrace: save([.log(simulation.trace)])
    case .setMouse(let isOn): terminal.usesMouse = isOn
    case .update(let id): update(id)
    case .redraw: terminal.redraw()
    }
  }

  /// What a person did.
  private mutating func tell(_ fact: Input) {
    let now = now
    recording?.note(fact, on: simulation.phone, at: now)
    simulation.send(fact, at: now)
  }

  /// The scenario that gives what a person did; nil where none is wanted.
  var recorded: String? { recording?.text }

  /// The phone's time goes on by that at once.
  mutating func leap(over duration: Duration) { epoch -= duration }

  /// A phone that nothing has happened on.
  mutating func restart() {
    simulation = Simulation(phone: Phone(), homes: AppHomes())
    screen.forgetPhone()
    menuWithIcons = nil
    epoch = terminal.now
  }

  private mutating func update(_ id: AppID) {
    if buildsAgain(id) { return }
    do throws(Diagnostic) {
      guard let version = try apps.newVersion(of: id) else {
        return screen.show(title: "Not updated", text: "A scenario brought this app, not a path.")
      }
      icons.forget(id)
      tell(.appUpdated(id, version))
    } catch {
      screen.show(title: "Not updated", text: error.description)
    }
  }

  private mutating func savePicture() {
    let files: [FilesToSave?] = [
      .picture(of: frame), .diagram(of: simulation.trace, on: simulation.phone),
    ]
    save(files.compactMap(\.self))
  }

  /// Writes the files and says where they are.
  private mutating func save(_ files: [FilesToSave]) {
    do throws(SavingError) {
      var names: [String] = []
      for files in files { names.append(try files.save()) }
      screen.show(title: "Saved", text: names.joined(separator: ", "))
    } catch {
      screen.show(title: "Not saved", text: error.description)
    }
  }
}
