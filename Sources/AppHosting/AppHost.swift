import AppProtocol
import Glibc
import QuickActions

/// Where one launch of an app runs: a child process, or a stand-in described by data.
///
/// The phone cannot tell the two apart, and one conformance test holds them to that. Nothing here
/// waits and nothing reads a clock: the shell waits for the descriptors and for `nextDue`, then asks
/// for the facts.
package protocol AppHost: AnyObject {
  /// Sends without waiting. What it leads to is told by `facts(at:)`.
  func send(_ message: PhoneMessage)
  func signal(_ signal: HostSignal)
  /// What became known since the last call, in order, a bounded amount at a time.
  ///
  /// The first fact is `started` or `failedToStart`; after `failedToStart` or `exited` there are none.
  ///
  /// - Parameter hasTime: Asked before each line of the app's: what is left is told the next time.
  func facts(at now: Instant, while hasTime: () -> Bool) -> [HostFact]
  /// What to wait for; it changes with every call.
  var descriptors: [HostDescriptor] { get }
  /// When to ask for facts though no descriptor is ready; a moment that has passed means at once.
  var nextDue: Instant? { get }
}

extension AppHost {
  /// However long it takes.
  package func facts(at now: Instant) -> [HostFact] { facts(at: now) { true } }
}

/// What the phone does to a process.
package enum HostSignal: CaseIterable, Hashable, Sendable {
  /// `SIGSTOP`
  case stop
  /// `SIGCONT`
  case resume
  /// `SIGKILL`
  case kill
  /// `SIGSEGV`
  case crash
}

/// A file descriptor to wait for, and for what.
package struct HostDescriptor: Hashable, Sendable {
  package var number: Int32
  package var awaitsReading: Bool
  package var awaitsWriting: Bool

  package init(_ number: Int32, awaitsReading: Bool = true, awaitsWriting: Bool = false) {
    self.number = number
    self.awaitsReading = awaitsReading
    self.awaitsWriting = awaitsWriting
  }
}

extension HostDescriptor {
  /// As `poll` takes it.
  package var polled: pollfd {
    let events = (awaitsReading ? POLLIN : 0) | (awaitsWriting ? POLLOUT : 0)
    return pollfd(fd: number, events: Int16(events), revents: 0)
  }
}
