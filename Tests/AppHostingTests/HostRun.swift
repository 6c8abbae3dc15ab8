import AppHosting
import AppProtocol
import Glibc
import QuickActions
import Testing

/// A host with a real clock: waits as the phone's loop does, for descriptors and for what is due.
final class HostRun {
  let host: any AppHost
  private(set) var facts: [HostFact] = []
  /// How many of them were waited for already.
  private var passed = 0
  private let began = ContinuousClock.now
  private var lastCall = 0

  /// Long enough for any machine; a test that gets here has failed.
  private static let patience: Duration = .seconds(30)

  init(_ host: any AppHost) {
    self.host = host
  }

  /// An app that is a line of shell script. Its socket is descriptor 3.
  convenience init(script: String) {
    self.init(ProcessHost(executable: "/bin/sh", arguments: ["-c", script]))
  }

  var now: Instant { Instant(sinceStart: ContinuousClock.now - began) }

  /// Waits for a fact that comes after the one waited for last.
  @discardableResult
  func wait(
    for what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    until isWanted: (HostFact) -> Bool
  ) -> HostFact? {
    let deadline = now.advanced(by: HostRun.patience)
    while true {
      if let index = facts[passed...].firstIndex(where: isWanted) {
        passed = index + 1
        return facts[index]
      }
      passed = facts.count
      guard now < deadline else { break }
      facts += host.facts(at: now)
      if facts.count == passed { pause(until: deadline) }
    }
    Issue.record(
      "waited in vain for \(what), saw \(facts.suffix(20))", sourceLocation: sourceLocation)
    return nil
  }

  @discardableResult
  func waitForExit(sourceLocation: SourceLocation = #_sourceLocation) -> ProcessExit? {
    let fact = wait(for: "the exit", sourceLocation: sourceLocation) {
      if case .exited = $0 { true } else { false }
    }
    guard case .exited(let exit)? = fact else { return nil }
    return exit
  }

  @discardableResult
  func waitForLine(_ isWanted: (String) -> Bool = { _ in true }) -> String? {
    let fact = wait(for: "a console line") {
      if case .printed(let line) = $0 { isWanted(line) } else { false }
    }
    guard case .printed(let line)? = fact else { return nil }
    return line
  }

  func waitForMisbehaviour() -> String? {
    let fact = wait(for: "misbehaviour") { if case .misbehaved = $0 { true } else { false } }
    guard case .misbehaved(let sentence)? = fact else { return nil }
    return sentence
  }

  /// Makes a call without waiting for its return.
  func begin(_ call: DelegateCall, state: ApplicationState) {
    lastCall += 1
    host.send(.call(CallID(lastCall), call, state: state))
  }

  /// Makes a call and waits until it returns or the app has ended.
  func make(_ call: DelegateCall, state: ApplicationState) {
    begin(call, state: state)
    let id = CallID(lastCall)
    wait(for: "the return of \(call.method)") {
      switch $0 {
      case .said(.returned(let returned, _)): returned == id
      case .exited: true
      case .started, .failedToStart, .said, .printed, .misbehaved: false
      }
    }
  }

  var pid: Int32? {
    for case .started(let pid) in facts { return pid }
    return nil
  }

  var hasExited: Bool { facts.contains { if case .exited = $0 { true } else { false } } }

  /// Waits for a descriptor or for what is due.
  private func pause(until deadline: Instant) {
    var entries = host.descriptors.map { descriptor in
      pollfd(
        fd: descriptor.number,
        events: Int16(
          (descriptor.awaitsReading ? POLLIN : 0) | (descriptor.awaitsWriting ? POLLOUT : 0)),
        revents: 0)
    }
    let due = min(host.nextDue ?? deadline, deadline)
    // Rounded up: to wake a moment too early would be to turn in place.
    let milliseconds = max(0, now.duration(to: due).milliseconds + (due > now ? 1 : 0))
    poll(&entries, nfds_t(entries.count), Int32(milliseconds))
  }
}
