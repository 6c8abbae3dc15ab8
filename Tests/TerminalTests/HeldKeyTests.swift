import Canvas
import Terminal
import Testing

@Suite struct HeldKeyTests {
  /// What was told, and at which millisecond.
  struct Told: Hashable, CustomStringConvertible {
    let at: Int
    let input: UserInput

    init(_ at: Int, _ input: UserInput) {
      self.at = at
      self.input = input
    }

    var description: String { "\(at): \(input)" }
  }

  /// Bytes of a key that is held: the first, the first repeat after `delay`, and so on.
  private static func bytes(
    from start: Int = 1000, delay: Int, interval: Double, until end: Int
  ) -> [Int] {
    let repeats = (0...).lazy.map { start + delay + Int(Double($0) * interval) }
    return [start] + repeats.prefix { $0 <= end }
  }

  /// Runs the machine as the loop does: whatever is due is told in time.
  private static func run(
    _ key: HeldKey = HeldKey(), bytes: [Int], last: Int = 1_000_000
  ) -> [Told] {
    var key = key
    var told: [Told] = []
    for byte in bytes {
      told += expire(&key, before: byte)
      told += key.typed(at: .milliseconds(byte)).map { Told(byte, $0) }
    }
    return told + expire(&key, before: last)
  }

  private static func expire(_ key: inout HeldKey, before limit: Int) -> [Told] {
    var told: [Told] = []
    while let due = key.nextDue, due < .milliseconds(limit) {
      let milliseconds =
        Int(due.components.seconds) * 1000
        + Int(due.components.attoseconds / 1_000_000_000_000_000)
      told += key.expire(at: due).map { Told(milliseconds, $0) }
    }
    return told
  }

  @Test func underXAHoldIsConfirmedByItsSecondRepeat() {
    let bytes = HeldKeyTests.bytes(delay: 660, interval: 40, until: 2500)
    let last = bytes.last ?? 0
    #expect(
      HeldKeyTests.run(bytes: bytes) == [
        Told(1000, .holdBegan), Told(1700, .holdConfirmed), Told(last + 100, .holdEnded),
      ])
  }

  @Test func onAUsualDesktopAHoldIsConfirmedByItsSecondRepeat() {
    let bytes = HeldKeyTests.bytes(delay: 500, interval: 30, until: 2500)
    let last = bytes.last ?? 0
    #expect(
      HeldKeyTests.run(bytes: bytes) == [
        Told(1000, .holdBegan), Told(1530, .holdConfirmed), Told(last + 90, .holdEnded),
      ])
  }

  @Test func onTheConsoleAHoldIsConfirmedByItsSecondRepeat() {
    let bytes = HeldKeyTests.bytes(delay: 250, interval: 1000 / 10.9, until: 2500)
    let told = HeldKeyTests.run(bytes: bytes)
    #expect(told.map(\.input) == [.holdBegan, .holdConfirmed, .holdEnded])
    #expect(told.map(\.at).prefix(2) == [1000, 1341])
    #expect((told.last?.at ?? 0) - (bytes.last ?? 0) < 250)
  }

  @Test func aTapIsGivenBackWhenNoRepeatComes() {
    #expect(
      HeldKeyTests.run(bytes: [1000]) == [Told(1000, .holdBegan), Told(1750, .holdCancelled)])
  }

  @Test(arguments: [126, 140, 150, 200, 300, 500, 740, 1000]) func slowTapsAreNoHold(gap: Int) {
    let told = HeldKeyTests.run(bytes: (0..<8).map { 1000 + $0 * gap })
    #expect(!told.map(\.input).contains(.holdConfirmed))
    #expect(told.last?.input == .holdCancelled)
    #expect(HeldKeyTests.isBalanced(told.map(\.input)))
  }

  @Test func aHoldAfterATapIsAHold() {
    let bytes = [600] + HeldKeyTests.bytes(delay: 660, interval: 40, until: 2500)
    let told = HeldKeyTests.run(bytes: bytes)
    #expect(
      told.map(\.input) == [
        .holdBegan, .holdCancelled, .holdBegan, .holdConfirmed, .holdEnded,
      ])
  }

  @Test func theDelayIsLearntSoThatTheNextTapIsGivenBackSooner() {
    let hold = HeldKeyTests.bytes(delay: 250, interval: 40, until: 2000)
    let told = HeldKeyTests.run(bytes: hold + [5000])
    #expect(told.suffix(2) == [Told(5000, .holdBegan), Told(5362, .holdCancelled)])
  }

  @Test func theDelayOfASlowKeyboardIsLearntFromWhatWasGivenUp() {
    let first = HeldKeyTests.bytes(delay: 1000, interval: 33, until: 3000)
    let second = HeldKeyTests.bytes(from: 5000, delay: 1000, interval: 33, until: 7000)
    let told = HeldKeyTests.run(bytes: first + second)
    #expect(
      told.map(\.input) == [
        .holdBegan, .holdCancelled, .holdBegan, .holdConfirmed, .holdEnded,
        .holdBegan, .holdConfirmed, .holdEnded,
      ])
  }

  @Test func spacesThatComeAtOnceAreNoHold() {
    let told = HeldKeyTests.run(bytes: Array(repeating: 1000, count: 500))
    #expect(told.map(\.input) == [.holdBegan, .holdCancelled])
  }

  @Test func bytesThatAreHeldUpOnTheWayDoNotEndAHold() {
    let bytes = [1000, 1660, 1700, 1740, 1820, 1820, 1821, 1860]
    #expect(
      HeldKeyTests.run(bytes: bytes).map(\.input) == [.holdBegan, .holdConfirmed, .holdEnded])
  }

  @Test func overANetworkSilenceIsLongerBeforeItIsBelieved() {
    let bytes = HeldKeyTests.bytes(delay: 500, interval: 30, until: 2500)
    let told = HeldKeyTests.run(HeldKey(isRemote: true), bytes: bytes)
    #expect(told.last == Told((bytes.last ?? 0) + 150, .holdEnded))
  }

  @Test func afterAnotherKeyTheRepeatsThatStillComeMeanNothing() {
    var key = HeldKey()
    for time in [1000, 1500, 1530] { _ = key.typed(at: .milliseconds(time)) }
    #expect(key.interrupted(at: .milliseconds(1540)) == [.holdCancelled])
    #expect(key.typed(at: .milliseconds(1560)).isEmpty)
    #expect(key.typed(at: .milliseconds(1590)).isEmpty)
    #expect(key.nextDue == nil)
    #expect(key.typed(at: .milliseconds(2000)) == [.holdBegan])
  }

  @Test func aTerminalThatTellsReleasesIsBelieved() {
    var key = HeldKey()
    #expect(key.pressed(at: .milliseconds(1000)) == [.holdBegan])
    #expect(key.nextDue == .milliseconds(1120))
    #expect(key.expire(at: .milliseconds(1120)) == [.holdConfirmed])
    #expect(key.nextDue == nil)
    #expect(key.released(at: .milliseconds(9000)) == [.holdEnded])
  }

  @Test func aPressAndItsReleaseAreATap() {
    var key = HeldKey()
    #expect(key.pressed(at: .milliseconds(1000)) == [.holdBegan])
    #expect(key.released(at: .milliseconds(1000)) == [.holdCancelled])
    #expect(key.released(at: .milliseconds(1001)).isEmpty)
  }

  @Test func aReleaseThatIsReadLateStillFollowsAHold() {
    var key = HeldKey()
    _ = key.pressed(at: .milliseconds(1000))
    #expect(key.released(at: .milliseconds(1500)) == [.holdConfirmed, .holdEnded])
  }

  @Test func aLostReleaseIsMadeUpForByTheNextPress() {
    var key = HeldKey()
    _ = key.pressed(at: .milliseconds(1000))
    #expect(key.pressed(at: .milliseconds(1050)) == [.holdCancelled, .holdBegan])
    #expect(
      key.pressed(at: .milliseconds(3000)) == [.holdConfirmed, .holdEnded, .holdBegan])
  }

  /// Every hold that began is over, and none is over that did not begin.
  private static func isBalanced(_ inputs: [UserInput]) -> Bool {
    var depth = 0
    for input in inputs {
      if input == .holdBegan { depth += 1 }
      if input == .holdEnded || input == .holdCancelled { depth -= 1 }
      guard (0...1).contains(depth) else { return false }
    }
    return depth == 0
  }
}
