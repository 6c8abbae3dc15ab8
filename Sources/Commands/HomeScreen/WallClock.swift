/// The time of day for the phone's status line, and how long it stays what it is.
struct WallClock {
  /// `9:41`
  let text: String
  /// Until the next minute begins.
  let untilNextMinute: Duration

  /// - Parameter timeOfDay: the time since midnight.
  init(timeOfDay: Duration) {
    let minutes = Int(timeOfDay.components.seconds / 60)
    let minute = minutes % 60
    text = "\(minutes / 60):\(minute < 10 ? "0" : "")\(minute)"
    untilNextMinute = .seconds((minutes + 1) * 60) - timeOfDay + .milliseconds(1)
  }
}
