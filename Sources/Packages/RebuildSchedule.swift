import QuickActions

/// When a package is built again: once its sources have been left alone for a moment, and never twice
/// at a time.
package struct RebuildSchedule: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// What was built last is what the sources say.
    case upToDate
    /// Something changed; an editor may be about to write more.
    case settling(since: Instant, until: Instant)
    /// What is changed meanwhile is for another build.
    case building(again: Bool)
  }

  package private(set) var state = State.upToDate

  package init() {}

  /// Editors and tools write several files at a stroke, closer together than this.
  package static let quiet: Duration = .milliseconds(150)
  /// Sources that never come to rest are built all the same.
  package static let patience: Duration = .seconds(2)

  package mutating func sourcesChanged(at now: Instant) {
    switch state {
    case .upToDate: settle(since: now, at: now)
    case .settling(let since, _): settle(since: since, at: now)
    case .building: state = .building(again: true)
    }
  }

  private mutating func settle(since: Instant, at now: Instant) {
    state = .settling(
      since: since,
      until: min(
        now.advanced(by: RebuildSchedule.quiet), since.advanced(by: RebuildSchedule.patience)))
  }

  /// A person does not want to wait.
  package mutating func buildAsked(at now: Instant) {
    switch state {
    case .upToDate, .settling: state = .settling(since: now, until: now)
    case .building: state = .building(again: true)
    }
  }

  /// - Returns: whether a build is to begin now.
  package mutating func timePassed(at now: Instant) -> Bool {
    guard let nextDue, nextDue <= now else { return false }
    state = .building(again: false)
    return true
  }

  package mutating func buildEnded(at now: Instant) {
    switch state {
    case .upToDate, .settling, .building(again: false): state = .upToDate
    case .building(again: true): settle(since: now, at: now)
    }
  }

  /// Nil while nothing changes, however long that is.
  package var nextDue: Instant? {
    switch state {
    case .upToDate, .building: nil
    case .settling(_, let until): until
    }
  }
}
