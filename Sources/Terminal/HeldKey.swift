import Canvas

/// Tells a held Space from a tapped one.
///
/// A terminal sends no key-up, except by the kitty protocol. From bytes alone a hold is known by its
/// repeats: the second gap is short, whatever the first was; and its end by their silence. How long
/// both may take differs from 250 ms and 92 ms on a console to 660 ms and 40 ms under X, so the
/// machine learns them. Pure: the time is an argument.
package struct HeldKey: Hashable, Sendable {
  private var state = State.idle
  /// How long this keyboard waits before it repeats, once that has been seen.
  private var delay: Duration?
  /// The time between its repeats.
  private var interval: Duration?
  /// A press that was given up before the first repeat came; on a slow keyboard, too early.
  private var givenUp: Duration?
  /// How long repeats must be silent at least before the key counts as let go.
  private let leastSilence: Duration

  private enum State: Hashable, Sendable {
    case idle
    case down(since: Duration)
    case repeatedOnce(since: Duration, last: Duration, gap: Duration)
    case held(last: Duration)
    /// The terminal tells presses and releases.
    case pressed(since: Duration)
    case pressedLong
    /// Something else ended the hold while the key may still be down: its repeats mean nothing.
    case cutShort(last: Duration)
  }

  private static let slowestRepeat = Duration.milliseconds(125)
  /// Bytes closer than this were pasted, or held up on the way.
  private static let fastestRepeat = Duration.milliseconds(15)
  private static let delays = Duration.milliseconds(150)...Duration.milliseconds(1200)
  private static let patienceForFirstRepeat = Duration.milliseconds(750)
  private static let patienceForSecondRepeat = Duration.milliseconds(160)
  private static let confirmation = Duration.milliseconds(120)

  /// - Parameter isRemote: keys come over a network, which spreads repeats.
  package init(isRemote: Bool = false) {
    leastSilence = .milliseconds(isRemote ? 150 : 90)
  }

  /// When `expire` would have something to say.
  package var nextDue: Duration? {
    switch state {
    case .idle, .pressedLong, .cutShort: nil
    case .down(let since):
      since + (delay.map { $0 * 5 / 4 + .milliseconds(50) } ?? HeldKey.patienceForFirstRepeat)
    case .repeatedOnce(_, let last, _): last + HeldKey.patienceForSecondRepeat
    case .held(let last): last + max(leastSilence, (interval ?? .zero) * 5 / 2)
    case .pressed(let since): since + HeldKey.confirmation
    }
  }

  /// A byte of the key came.
  package mutating func typed(at now: Duration) -> [UserInput] {
    expire(at: now) + repeated(at: now)
  }

  /// The terminal says that the key went down, and will say when it goes up.
  package mutating func pressed(at now: Duration) -> [UserInput] {
    let expired = expire(at: now)
    let ended: [UserInput]
    switch state {
    case .idle, .cutShort: ended = []
    case .down, .repeatedOnce, .pressed: ended = [.holdCancelled]
    case .held, .pressedLong: ended = [.holdEnded]
    }
    state = .pressed(since: now)
    return expired + ended + [.holdBegan]
  }

  /// The terminal says that the key went up.
  package mutating func released(at now: Duration) -> [UserInput] {
    let expired = expire(at: now)
    switch state {
    case .pressed:
      state = .idle
      return expired + [.holdCancelled]
    case .pressedLong:
      state = .idle
      return expired + [.holdEnded]
    case .idle, .down, .repeatedOnce, .held, .cutShort:
      return expired
    }
  }

  /// Another key, the mouse or a lost focus ends the hold.
  package mutating func interrupted(at now: Duration) -> [UserInput] {
    let expired = expire(at: now)
    switch state {
    case .idle, .cutShort: return expired
    case .pressed, .pressedLong: state = .idle
    case .down(let last), .repeatedOnce(_, let last, _), .held(let last):
      state = .cutShort(last: last)
    }
    return expired + [.holdCancelled]
  }

  /// Tells what the time alone decides: that a press is a hold, or that it is over.
  package mutating func expire(at now: Duration) -> [UserInput] {
    guard let nextDue, now >= nextDue else { return [] }
    switch state {
    case .idle, .pressedLong, .cutShort: return []
    case .down(let since):
      givenUp = since
      state = .idle
      return [.holdCancelled]
    case .repeatedOnce:
      state = .idle
      return [.holdCancelled]
    case .held:
      state = .idle
      return [.holdEnded]
    case .pressed:
      state = .pressedLong
      return [.holdConfirmed]
    }
  }

  private mutating func repeated(at now: Duration) -> [UserInput] {
    switch state {
    case .cutShort(let last) where now - last <= HeldKey.slowestRepeat:
      state = .cutShort(last: now)
    case .idle, .cutShort:
      state = .down(since: now)
      return [.holdBegan]
    case .down(let since):
      state = .repeatedOnce(since: since, last: now, gap: now - since)
    case .repeatedOnce(let since, let last, let gap):
      return decide(since: since, gaps: (gap, now - last), at: now)
    case .held(let last):
      learn(interval: now - last)
      state = .held(last: now)
    case .pressed, .pressedLong: break
    }
    return []
  }

  /// The third byte tells a hold from taps: nobody taps faster than the slowest keyboard repeats.
  private mutating func decide(
    since: Duration, gaps: (first: Duration, second: Duration), at now: Duration
  ) -> [UserInput] {
    guard gaps.second <= HeldKey.slowestRepeat else {
      state = .down(since: now)
      return [.holdCancelled, .holdBegan]
    }
    let isDelay = gaps.first >= HeldKey.delays.lowerBound
    guard isDelay || min(gaps.first, gaps.second) >= HeldKey.fastestRepeat else {
      state = .repeatedOnce(since: since, last: now, gap: gaps.second)
      return []
    }
    learn(delay: isDelay ? gaps.first : givenUp.map { since - $0 })
    learn(interval: gaps.second)
    state = .held(last: now)
    return [.holdConfirmed]
  }

  private mutating func learn(delay seen: Duration?) {
    givenUp = nil
    if let seen, HeldKey.delays.contains(seen) { delay = seen }
  }

  private mutating func learn(interval seen: Duration) {
    guard (HeldKey.fastestRepeat...HeldKey.slowestRepeat).contains(seen) else { return }
    interval = interval.map { ($0 * 7 + seen * 3) / 10 } ?? seen
  }
}
