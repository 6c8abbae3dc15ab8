import QuickActions

/// Collects the orders of one step, and knows when the step is.
struct Outbox {
  let now: Instant
  /// Delegate calls wait for a person's step.
  var stepping: Bool
  private(set) var effects: [Effect] = []

  init(now: Instant, stepping: Bool) {
    self.now = now
    self.stepping = stepping
  }

  mutating func order(_ effect: Effect) {
    effects.append(effect)
  }

  mutating func record(_ event: TraceEvent, app: AppID? = nil, pid: Int32? = nil) {
    order(.record(TraceEntry(at: now, app: app, pid: pid, event: event)))
  }
}
