import AppBundles
import AppHosting
import BuiltProducts
import Glibc
import Phone
import QuickActions
import Scenarios
import TestMaterial
import Testing

/// A simulation at work, waited for as the Home Screen's loop does.
final class SimulationRun {
  let simulation = Simulation(phone: Phone())
  /// The real clock, for real processes; nil where time goes on by itself to what is due next.
  private let began: ContinuousClock.Instant?
  private var virtualNow = Instant.start
  /// How much time was skipped beside the real clock.
  private var skipped = Duration.zero
  /// The most processor time that a turn has taken: how busy the machine is does not count.
  private(set) var worstTurn = Duration.zero

  /// Long enough for any machine; a test that gets here has failed.
  private static let patience: Duration = .seconds(30)

  init(isRealTime: Bool) {
    began = isRealTime ? .now : nil
  }

  var now: Instant {
    began.map { Instant(sinceStart: ContinuousClock.now - $0 + skipped) } ?? virtualNow
  }

  /// Lets time pass in which no app has anything to do.
  func skip(_ duration: Duration) {
    skipped += duration
    simulation.catchUp(at: now)
  }

  /// Installs a sample of the built-in Home Screen, with the executable that was built.
  func installSample(_ name: String) throws -> AppID {
    try install(bundleAt: "Assets/Apps/\(name).app")
  }

  /// Installs an app of the repository, with the executable that was built or one in its place.
  func install(bundleAt path: String, executable: String? = nil) throws -> AppID {
    let bundle = try AppBundle.read(
      path: "\(Repository.root)/\(path)", executables: BuiltProducts.folder)
    let id = AppID(bundle.description.bundleIdentifier)
    let executable = try #require(executable ?? bundle.executable)
    simulation.install(
      id, bundle.description, from: .appStore, executable: executable, at: now)
    return id
  }

  /// Installs an app without an executable.
  func installStandIn(_ name: String, items: [String]) -> AppID {
    let id = AppID("org.example.\(name)")
    let description = AppDescription(
      bundleIdentifier: id.rawValue, name: name,
      staticItems: items.enumerated().map { index, type in
        StaticShortcutItem(index: index, type: type, title: type)
      })
    simulation.install(id, description, from: .appStore, executable: nil, at: now)
    return id
  }

  func install(_ name: String, executable: String) -> AppID {
    let id = AppID("org.example.\(name)")
    let description = AppDescription(bundleIdentifier: id.rawValue, name: name, staticItems: [])
    simulation.install(id, description, from: .appStore, executable: executable, at: now)
    return id
  }

  func send(_ input: Input) { simulation.send(input, at: now) }

  /// A force press on the icon, and the choice of a row.
  func choose(row: Int, of app: AppID) throws {
    send(.forcePressed(app, at: try #require(IconPosition(row: 1, column: 1))))
    send(.rowChosen(row))
  }

  /// Lets the apps work until the condition holds.
  func run(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (Simulation) -> Bool
  ) {
    let deadline = now.advanced(by: SimulationRun.patience)
    while !condition(simulation), now < deadline {
      wait(until: min(simulation.nextDue ?? deadline, deadline))
      takeTurn()
    }
    #expect(
      condition(simulation), "waited in vain for \(what): \(lines)", sourceLocation: sourceLocation)
  }

  private func takeTurn() {
    let before = SimulationRun.processorTime
    let end = now.advanced(by: Simulation.turn)
    simulation.catchUp(at: now) { began == nil || now < end }
    worstTurn = max(worstTurn, SimulationRun.processorTime - before)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The trace as text, without the times and process ids that differ from run to run.
  var lines: [String] { simulation.trace.lines.map(\.description) }

  /// The whole trace.
  var transcript: String {
    simulation.trace.lines.map { "\($0.entry.at) \($0.entry.app?.rawValue ?? "-") \($0)\n" }
      .joined()
  }

  private func wait(until due: Instant) {
    guard began != nil else {
      virtualNow = max(virtualNow, due)
      return
    }
    var entries = simulation.descriptors.map { descriptor in
      let events =
        (descriptor.awaitsReading ? POLLIN : 0) | (descriptor.awaitsWriting ? POLLOUT : 0)
      return pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
    }
    // Rounded up: to wake a moment too early would be to turn in place.
    let milliseconds = max(0, now.duration(to: due).milliseconds + (due > now ? 1 : 0))
    poll(&entries, nfds_t(entries.count), Int32(milliseconds))
  }
}
