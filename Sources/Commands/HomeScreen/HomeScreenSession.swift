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
  private let epoch: Duration
  private var clock = WallClock()
  /// Where apps were read from, and what replaced their build variables: an update reads them again.
  private let apps: [AppsToInstall.App]
  private let variables: BuildVariables
  private var isOver = false

  /// The terminal comes from outside: Swift 6.3.1 miscompiles, with optimisation, a throwing
  /// initialiser of a type that holds it.
  init(
    on terminal: consuming CursesTerminal, _ options: HomeScreenOptions, apps: AppsToInstall,
    dynamicItems: [ShortcutItem]
  ) {
    screen = Screen(ascii: options.isASCII || !terminal.isUTF8, mouse: options.usesMouse)
    self.terminal = terminal
    simulation = Simulation(phone: Phone(settings: Settings(profile: options.phone.profile)))
    epoch = CursesTerminal.now
    self.apps = apps.apps
    variables = options.phone.variables
    for app in apps.apps {
      simulation.install(
        app.id, app.description, from: options.phone.source, executable: app.executable, at: .start)
      if !dynamicItems.isEmpty {
        simulation.send(.dynamicItemsRestored(app.id, dynamicItems), at: .start)
      }
    }
  }

  mutating func run() {
    while !isOver {
      draw()
      for input in wait() { handle(input) }
      simulation.catchUp(at: now)
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

  /// The app's next version is what stands now where it was read from.
  private mutating func update(_ id: AppID) {
    guard let path = apps.first(where: { $0.id == id })?.path else { return }
    do throws(Diagnostic) {
      let bundle = try AppBundle.read(path: path, defines: variables)
      simulation.send(.appUpdated(id, bundle.description), at: now)
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
