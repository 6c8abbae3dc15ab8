import AppBundles
import AppHosting
import Canvas
import Glibc
import HomeScreen
import Phone
import QuickActions
import Scenarios
import Terminal

/// The Home Screen on a terminal: draw, wait for a person, an app or the clock, and go round again.
struct HomeScreenSession: ~Copyable {
  private var terminal: CursesTerminal
  private var screen: Screen
  private let simulation: Simulation
  private let apps: AppsToInstall
  private let isFresh: Bool
  private let epoch: Duration
  private var clock = WallClock()
  private var isOver = false

  /// The terminal comes from outside: Swift 6.3.1 miscompiles, with optimisation, a throwing
  /// initialiser of a type that holds it.
  init(
    on terminal: consuming CursesTerminal, _ options: HomeScreenOptions, apps: AppsToInstall,
    dynamicItems: [ShortcutItem]
  ) {
    screen = Screen(ascii: options.isASCII || !terminal.isUTF8, mouse: options.usesMouse)
    self.terminal = terminal
    let folder = options.phone.stateFolder ?? StateFolder.standard
    simulation = Simulation(
      phone: Phone(settings: options.phone.settings), store: folder.map(ItemStore.init(folder:)))
    self.apps = apps
    isFresh = options.isFresh
    epoch = CursesTerminal.now
    for app in apps.apps {
      simulation.install(
        app.id, app.description, from: options.phone.source, executable: app.executable, at: .start)
      if !dynamicItems.isEmpty {
        let stored = StoredItems(
          dynamicItems, itemsVersion: app.description.itemsVersion,
          languages: options.phone.languages)
        simulation.send(.dynamicItemsRestored(app.id, stored), at: .start)
      }
    }
  }

  /// - Returns: what is to be told once the terminal is given back.
  consuming func run() -> [String] {
    draw()
    beginKeeping()
    while !isOver {
      draw()
      save()
      for input in wait() { handle(input) }
      simulation.catchUp(at: now)
    }
    endKeeping()
    return simulation.notices
  }

  // MARK: What outlives a run

  /// The first frame does not wait for the disk: no icon shows what its app has set.
  private func beginKeeping() {
    if !simulation.keepsItems {
      simulation.note(
        "dynamic items are not kept: neither XDG_STATE_HOME nor HOME names a folder; "
          + "--state DIR does", at: now)
    }
    if isFresh { simulation.forgetItems() } else { simulation.restoreItems(at: now) }
  }

  /// Nor does any other frame; where there is something to say about it, it is drawn again.
  private mutating func save() {
    let changes = simulation.changes
    simulation.saveItems(at: now)
    if simulation.changes != changes { draw() }
  }

  private func endKeeping() {
    var pauses = 50
    simulation.finishSaving(at: now) {
      pauses -= 1
      poll(nil, 0, 20)
      return pauses > 0
    }
  }

  private var now: Instant { Instant(sinceStart: CursesTerminal.now - epoch) }

  private mutating func draw() {
    clock = WallClock()
    terminal.present(frame)
  }

  private var frame: Frame {
    screen.draw(
      phone: simulation.phone, trace: simulation.trace, size: terminal.size, clock: clock.text)
  }

  /// Sleeps until there is something to do; while nothing changes that is once a minute, for the clock.
  private mutating func wait() -> [UserInput] {
    terminal.interpreter.holdsSpace = !screen.isTyping
    let minute = CursesTerminal.now + clock.untilNextMinute
    let due = simulation.nextDue.map { epoch + $0.sinceStart } ?? minute
    return terminal.waitForInput(
      until: min(due, minute), alsoPolling: simulation.descriptors.map(\.polled))
  }

  private mutating func handle(_ input: UserInput) {
    let commands = screen.handle(
      input, phone: simulation.phone, trace: simulation.trace, size: terminal.size)
    for command in commands { perform(command) }
  }

  private mutating func perform(_ command: ScreenCommand) {
    switch command {
    case .phone(let fact): simulation.send(fact, at: now)
    case .quit: isOver = true
    case .savePicture: savePicture()
    case .saveTrace: save([(simulation.trace.plainText, "homepress-trace.txt")])
    case .setMouse(let isOn): terminal.usesMouse = isOn
    case .update(let id): update(id)
    case .redraw: terminal.redraw()
    }
  }

  private mutating func update(_ id: AppID) {
    do throws(Diagnostic) {
      guard let version = try apps.newVersion(of: id) else { return }
      simulation.send(.appUpdated(id, version), at: now)
    } catch {
      screen.show(title: "Not updated", text: error.description)
    }
  }

  private mutating func savePicture() {
    let frame = frame
    let text = frame.text.map { $0 + "\n" }.joined()
    save([(text, "homepress-screen.txt"), (frame.svg, "homepress-screen.svg")])
  }

  /// Writes the files and says where they are.
  private mutating func save(_ files: [(text: String, name: String)]) {
    do throws(SavingError) {
      var paths: [String] = []
      for file in files { paths.append(try Commands.save(file.text, as: file.name)) }
      screen.show(title: "Saved", text: paths.joined(separator: " and "))
    } catch {
      screen.show(title: "Not saved", text: error.description)
    }
  }
}

extension HostDescriptor {
  fileprivate var polled: pollfd {
    let events = (awaitsReading ? POLLIN : 0) | (awaitsWriting ? POLLOUT : 0)
    return pollfd(fd: number, events: Int16(events), revents: 0)
  }
}
