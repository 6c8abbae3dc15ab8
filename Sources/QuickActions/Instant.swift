/// A moment of a run: the time since it began.
///
/// Time is an input of every machine here and never read inside one, so that a run can be replayed.
package struct Instant: Hashable, Sendable {
  package var sinceStart: Duration

  package init(sinceStart: Duration) {
    self.sinceStart = sinceStart
  }

  package static let start = Instant(sinceStart: .zero)
}

extension Instant: InstantProtocol {
  package func advanced(by duration: Duration) -> Instant {
    Instant(sinceStart: sinceStart + duration)
  }

  package func duration(to other: Instant) -> Duration {
    other.sinceStart - sinceStart
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.sinceStart < right.sinceStart
  }
}

extension Instant: CustomStringConvertible {
  /// `12.345`: seconds since the run began.
  package var description: String {
    let milliseconds = max(0, sinceStart.milliseconds)
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }
}

extension Duration {
  /// Whole milliseconds, rounded toward zero.
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
