import QuickActions

/// Collects the orders of one step, and knows when the step is and what the phone is set to.
struct Outbox {
  let now: Instant
  var settings: Settings
  private(set) var effects: [Effect] = []

  init(now: Instant, settings: Settings) {
    self.now = now
    self.settings = settings
  }

  /// Delegate calls wait for a person's step.
  var stepping: Bool { settings.stepping }

  /// Nothing is killed for being slow while a person steps or a debugger is attached. [reported]
  var watchdogSleeps: Bool { settings.stepping || settings.debuggerAttached }

  mutating func order(_ effect: Effect) {
    effects.append(effect)
  }

  mutating func record(_ event: TraceEvent, app: AppID? = nil, pid: Int32? = nil) {
    order(.record(TraceEntry(at: now, app: app, pid: pid, event: event)))
  }
}
