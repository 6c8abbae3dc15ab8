import Glibc

/// The time of day for the phone's status line, and how long it stays what it is.
struct WallClock {
  /// `9:41`
  let text: String
  /// Until the next minute begins.
  let untilNextMinute: Duration

  init() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var local = tm()
    localtime_r(&now.tv_sec, &local)
    let minute = Int(local.tm_min)
    text = "\(local.tm_hour):\(minute < 10 ? "0" : "")\(minute)"
    untilNextMinute =
      .seconds(60 - Int(local.tm_sec)) - .nanoseconds(now.tv_nsec) + .milliseconds(1)
  }
}
