import AppHosting
import Glibc
import Phone
import QuickActions

/// The time of a scenario: virtual, so that a wait takes none, except for what real processes need to
/// answer.
struct ScenarioClock {
  private(set) var now = Instant.start

  /// How long real processes may take for one statement. A hung app is a failure, not a hang.
  let patience: Duration
  /// Turns without a rest: an app that always has something to say at once.
  private static let mostTurns = 100_000

  init(patience: Duration) {
    self.patience = patience
  }

  /// Lets everything happen that needs no time.
  ///
  /// - Returns: false where an app did not come to rest.
  mutating func settle(_ simulation: Simulation) -> Bool {
    let began = ContinuousClock.now
    for _ in 0..<ScenarioClock.mostTurns {
      simulation.catchUp(at: now)
      if let due = simulation.nextDue, due <= now { continue }
      if simulation.isSettled { return true }
      let left = patience - (ContinuousClock.now - began)
      guard left > .zero else { return false }
      simulation.awaitNews(for: left)
    }
    return false
  }

  /// Lets time pass, stopping wherever something is due.
  mutating func advance(by duration: Duration, _ simulation: Simulation) -> Bool {
    let end = now.advanced(by: duration)
    guard settle(simulation) else { return false }
    while let due = simulation.nextDue, due <= end {
      now = max(now, due)
      guard settle(simulation) else { return false }
    }
    now = end
    return settle(simulation)
  }

  /// Real time passes as well, and the processes of apps do with it what they like.
  mutating func live(for duration: Duration, _ simulation: Simulation) -> Bool {
    let began = ContinuousClock.now
    let start = now
    while true {
      let passed = ContinuousClock.now - began
      guard passed < duration else { break }
      now = max(now, start.advanced(by: passed))
      simulation.catchUp(at: now)
      let due = simulation.nextDue.map { now.duration(to: $0) } ?? duration
      simulation.awaitNews(for: max(.zero, min(due, duration - passed)))
    }
    now = max(now, start.advanced(by: duration))
    return settle(simulation)
  }
}

extension Simulation {
  /// Sleeps until an app has something to say, at most that long.
  func awaitNews(for duration: Duration) {
    var entries = descriptors.map { descriptor in
      let events =
        (descriptor.awaitsReading ? POLLIN : 0) | (descriptor.awaitsWriting ? POLLOUT : 0)
      return pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
    }
    poll(&entries, nfds_t(entries.count), Int32(clamping: duration.milliseconds + 1))
  }
}
