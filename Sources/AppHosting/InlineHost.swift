import AppProtocol
import QuickActions

/// An app without a process: a bundle that has no code for this machine, played by a stand-in.
package final class InlineHost: AppHost {
  private var standIn: StandIn
  private var inbox: [PhoneMessage] = []
  private var facts: [HostFact]
  private var state = State.running
  private var isStopped = false
  private var lastSeen = Instant.start

  private enum State: Hashable {
    case running
    /// In a call that never comes back.
    case hung
    case ended
  }

  /// - Parameter name: the app's name, the title of its screen.
  package init(name: String, behaviour: StandInBehaviour = StandInBehaviour()) {
    standIn = StandIn(name: name, behaviour: behaviour)
    let configuresScenes = !behaviour.notImplemented.contains(.configurationForConnecting)
    facts = [
      .started(pid: nil),
      .said(.hello(protocolVersion: appProtocolVersion, configuresScenes: configuresScenes)),
    ]
  }

  package func send(_ message: PhoneMessage) {
    if state == .running { inbox.append(message) }
  }

  package func signal(_ signal: HostSignal) {
    switch signal {
    case .stop: isStopped = true
    case .resume: isStopped = false
    case .kill: end(.signalled(InlineHost.killNumber))
    case .crash: end(.signalled(InlineHost.trapNumber))
    }
  }

  package func facts(at now: Instant, while hasTime: () -> Bool) -> [HostFact] {
    lastSeen = now
    if isRunning { work(at: now) }
    defer { facts = [] }
    return facts
  }

  /// There is nothing to wait for but time.
  package var descriptors: [HostDescriptor] { [] }

  package var nextDue: Instant? {
    if !facts.isEmpty || isRunning && !inbox.isEmpty { return lastSeen }
    return isRunning ? standIn.lateCompletion?.due : nil
  }

  private var isRunning: Bool { state == .running && !isStopped }

  /// A trap, as a crash on a phone is reported.
  private static let trapNumber: Int32 = 5
  private static let killNumber: Int32 = 9

  private func work(at now: Instant) {
    if let late = standIn.takeLateCompletion(at: now) { facts.append(.said(late)) }
    while state == .running, !inbox.isEmpty {
      guard case .call(let id, let call, _) = inbox.removeFirst() else { continue }
      switch standIn.make(call, id: id, at: now) {
      case .said(let messages): facts += messages.map(HostFact.said)
      case .crashed(let lastWords):
        facts += lastWords.map(HostFact.said)
        end(.signalled(InlineHost.trapNumber))
      case .hung: state = .hung
      }
    }
  }

  private func end(_ exit: ProcessExit) {
    guard state != .ended else { return }
    state = .ended
    inbox = []
    facts.append(.exited(exit))
  }
}
