import QuickActions

/// The time that an app has in the background.
extension RunningApp {
  /// With background tasks it runs on for as long as they are granted.
  mutating func suspendLater(_ outbox: Outbox) {
    guard !backgroundTime.isRunning else { return }
    guard backgroundTime.tasks.isEmpty else {
      let limit = TimeLimit.backgroundTasks(on: outbox.settings.profile.ios)
      return backgroundTime.begin(at: outbox.now, limit: limit)
    }
    suspendAt = outbox.now.advanced(by: TimeLimit.untilSuspended)
  }

  mutating func taskBegan(_ id: BackgroundTaskID, _ outbox: inout Outbox) {
    guard backgroundTime.began(id) else {
      return record(.note("began more than \(BackgroundTime.mostTasks) background tasks"), &outbox)
    }
    record(.note("began background task \(id.number)"), &outbox)
    guard suspendAt != nil else { return }
    suspendAt = nil
    suspendLater(outbox)
  }

  mutating func taskEnded(_ id: BackgroundTaskID, _ outbox: inout Outbox) {
    guard backgroundTime.tasks.contains(id) else {
      return record(.note("ended background task \(id.number), which it never began"), &outbox)
    }
    backgroundTime.ended(id)
    record(.note("ended background task \(id.number)"), &outbox)
    guard backgroundTime.tasks.isEmpty, backgroundTime.isRunning else { return }
    backgroundTime.stop()
    suspendLater(outbox)
  }

  mutating func expire(_ outbox: inout Outbox) {
    backgroundTime.expire(at: outbox.now)
    record(.note("the time for background tasks is over: they must end now"), &outbox)
    outbox.order(.tell(process, .backgroundTimeExpired))
  }

  /// It no longer waits to be suspended.
  mutating func stayAwake() {
    suspendAt = nil
    backgroundTime.stop()
    steps.removeAll { $0 == .suspendLater }
  }
}
