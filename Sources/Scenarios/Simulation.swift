import AppHosting
import AppProtocol
import Phone
import QuickActions

/// A phone at work: the value `Phone`, the processes of its apps, and the log of what happened.
///
/// It is the one place where the phone's orders are carried out and where what apps do becomes facts
/// for the phone. It has identity because the child processes have.
package final class Simulation {
  package private(set) var phone: Phone
  package private(set) var trace = Trace()
  /// The executables of the apps that have one; the others are stand-ins.
  private var executables: [AppID: String] = [:]
  /// Processes that were made to crash; some may still be at it.
  private var crashing: Set<AppProcess> = []
  private var hosts: [AppProcess: any AppHost] = [:]
  /// The app whose turn it was when time was up.
  private var lastServed: AppProcess?
  /// Nil where nothing is kept for the next run.
  var store: ItemStore?
  /// Sentences for whoever runs the phone, beside the trace that they stand in too.
  package private(set) var notices: [String] = []

  /// Nil where apps have the home of whoever runs the phone.
  package let homes: AppHomes?

  package init(phone: Phone, store: ItemStore? = nil, homes: AppHomes? = nil) {
    self.homes = homes
    self.phone = phone
    self.store = store
  }

  package func install(
    _ id: AppID, _ description: AppDescription, from source: InstallSource, executable: String?,
    at now: Instant
  ) {
    executables[id] = executable
    let standIn = executable == nil ? StandInBehaviour() : nil
    send(.appInstalled(id, description, from: source, standIn: standIn), at: now)
  }

  /// A new version comes over the old one, with a program of its own or to be played by a stand-in.
  package func update(
    _ id: AppID, to description: AppDescription, executable: String?, at now: Instant
  ) {
    executables[id] = executable
    send(.appUpdated(id, description), at: now)
  }

  /// Tells the phone a fact and carries out what it orders.
  package func send(_ input: Input, at now: Instant) {
    for effect in phone.handle(input, at: now) {
      perform(effect, at: now)
    }
    if case .appDeleted(let id) = input { homes?.remove(id) }
  }

  /// How long the apps may take of a turn in which a person waits.
  package static let turn = Duration.milliseconds(8)

  /// Takes in what the apps have done since, and what has come due by now.
  ///
  /// - Parameter hasTime: Asked before each line of an app's. When time is up, the apps that have not
  ///   had their turn come first the next time, so that none can keep the others waiting.
  /// - Returns: false where time was up.
  @discardableResult
  package func catchUp(at now: Instant, while hasTime: () -> Bool = { true }) -> Bool {
    let isDone = takeFacts(at: now, while: hasTime)
    if let due = phone.nextDue, due <= now { send(.timePassed, at: now) }
    return isDone
  }

  private func takeFacts(at now: Instant, while hasTime: () -> Bool) -> Bool {
    let processes = hosts.keys.sorted(by: AppProcess.isBefore)
    let next = processes.firstIndex { process in
      lastServed.map { AppProcess.isBefore($0, process) } ?? true
    }
    for process in processes[(next ?? 0)...] + processes[..<(next ?? 0)] {
      guard hasTime() else { return false }
      guard let host = hosts[process] else { continue }
      lastServed = process
      for fact in host.facts(at: now, while: hasTime) { take(fact, of: process, at: now) }
    }
    lastServed = nil
    return true
  }

  /// When `catchUp` is next wanted though nothing is to be read.
  package var nextDue: Instant? {
    (hosts.values.compactMap(\.nextDue) + [phone.nextDue, store?.nextDue].compactMap { $0 }).min()
  }

  /// What to wait on for news of the apps.
  package var descriptors: [HostDescriptor] {
    hosts.values.flatMap(\.descriptors)
  }

  /// Says something about the phone that is no fact of iOS.
  package func note(_ sentence: String, at now: Instant) {
    notices.append(sentence)
    trace.record(TraceEntry(at: now, event: .note(sentence)))
  }

  /// The app's process ends as if it had crashed.
  package func crash(_ app: AppID, at now: Instant) {
    for (process, host) in hosts where process.app == app {
      host.signal(.crash)
      crashing.insert(process)
    }
    catchUp(at: now)
  }

  /// When an app is listened to again; nil where none has to wait.
  var nextHearing: Instant? { hosts.values.compactMap(\.nextDue).min() }

  /// Only time or a person brings something new, as far as real processes are concerned.
  package var isSettled: Bool {
    phone.isAtRest && crashing.isDisjoint(with: hosts.keys) || descriptors.isEmpty
  }

  /// Something about an app that its own phone would not know.
  package func record(_ event: TraceEvent, about app: AppID, at now: Instant) {
    trace.record(TraceEntry(at: now, app: app, event: event))
  }

  private func perform(_ effect: Effect, at now: Instant) {
    switch effect {
    case .record(let entry): trace.record(entry)
    case .keep(let app, let stored): store?.keep(stored, of: app)
    case .spawn(let process, let items, let standIn):
      spawn(process, items, as: standIn ?? StandInBehaviour())
    case .deliver(let process, let id, let call, let state):
      hosts[process]?.send(.call(id, call, state: state))
    case .tell(let process, let news): hosts[process]?.send(news.message)
    case .signal(let process, let signal): hosts[process]?.signal(signal.forHost)
    }
  }

  private func spawn(
    _ process: AppProcess, _ items: [ShortcutItem], as standIn: StandInBehaviour
  ) {
    guard let app = phone.app(process.app)?.description else { return }
    let host: any AppHost =
      if let executable = executables[process.app] {
        ProcessHost(
          executable: executable,
          environment: homes?.home(of: process.app).map { ["HOME": $0] } ?? [:])
      } else {
        InlineHost(name: app.name, behaviour: standIn)
      }
    hosts[process] = host
    host.send(
      .hello(
        PhoneHello(
          bundleIdentifier: app.bundleIdentifier, environment: phone.settings.environment,
          sceneConfigurations: app.scenes?.configurations ?? [], shortcutItems: items)))
  }

  private func take(_ fact: HostFact, of process: AppProcess, at now: Instant) {
    send(.process(process, fact.forPhone), at: now)
    if fact.isLast { hosts[process] = nil }
  }
}

extension AppProcess {
  fileprivate static func isBefore(_ left: AppProcess, _ right: AppProcess) -> Bool {
    (left.app, left.launch) < (right.app, right.launch)
  }
}
