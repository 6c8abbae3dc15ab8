import QuickActions

/// The background tasks of an app that asked for time, and how long that time still is.
struct BackgroundTime: Hashable, Sendable {
  private(set) var tasks: Set<BackgroundTaskID> = []
  /// When the tasks are told to end; nil in the foreground and without tasks.
  private(set) var expiresAt: Instant?
  /// When those that were told to end count as hung.
  private(set) var endsAt: Instant?

  /// Far more than an app of any use has; others are not taken in.
  static let mostTasks = 1000

  /// - Returns: false where there are too many.
  mutating func began(_ id: BackgroundTaskID) -> Bool {
    guard tasks.count < BackgroundTime.mostTasks else { return false }
    tasks.insert(id)
    return true
  }

  mutating func ended(_ id: BackgroundTaskID) { tasks.remove(id) }

  /// The app reached the background with tasks left.
  mutating func begin(at now: Instant, limit: Duration) {
    expiresAt = now.advanced(by: limit)
  }

  mutating func expire(at now: Instant) {
    expiresAt = nil
    endsAt = now.advanced(by: TimeLimit.background)
  }

  /// The app came back to the foreground, or has ended its last task.
  mutating func stop() {
    expiresAt = nil
    endsAt = nil
  }

  var isRunning: Bool { expiresAt != nil || endsAt != nil }

  var nextDue: Instant? { endsAt ?? expiresAt }
}
