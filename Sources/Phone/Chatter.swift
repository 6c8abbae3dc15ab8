import QuickActions

/// How fast an app makes lines of its own accord: what it prints, and what it does unasked.
///
/// Nobody can read without end, and lines that push the calls of other apps out of the log would do
/// them harm: an app that says too much at once has the rest counted.
struct Chatter: Hashable, Sendable {
  /// What is said at once is taken in whole, up to so many lines.
  static let burst = 1_000
  /// An app that goes on more slowly than this is heard out however long it goes on.
  static let linesPerSecond = 200

  /// For how many thousandths of a line there is room.
  private var room = burst * 1_000
  private var last = Instant.start
  /// How many lines were left out since one was taken.
  private(set) var leftOut = 0

  enum Verdict: Hashable, Sendable {
    case taken
    /// This line is the first that is not taken.
    case full
    case leftOut
  }

  /// A line came. Once some were left out a second has to be quieter before one is taken again.
  mutating func said(at now: Instant) -> Verdict {
    let passed = min(max(0, last.duration(to: now).milliseconds), 60_000)
    room = min(Chatter.burst * 1_000, room + passed * Chatter.linesPerSecond)
    last = max(last, now)
    guard room >= (leftOut > 0 ? Chatter.linesPerSecond * 1_000 : 1_000) else {
      room = max(0, room - 1_000)
      leftOut += 1
      return leftOut == 1 ? .full : .leftOut
    }
    room -= 1_000
    return .taken
  }

  /// - Returns: how many lines were left out, once.
  mutating func takeLeftOut() -> Int {
    defer { leftOut = 0 }
    return leftOut
  }
}

extension TraceEvent {
  /// The app may make as many of these as it likes.
  var isChatter: Bool {
    switch self {
    case .console, .note, .handled, .completion, .warning: true
    case .user, .menuOpened, .noMenu, .chose, .stateChanged, .called, .returned, .notCalled,
      .processStarted, .processEnded:
      false
    }
  }
}
