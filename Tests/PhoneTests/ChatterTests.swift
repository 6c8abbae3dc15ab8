import Phone
import QuickActions
import Testing

/// What the log takes in of an app that says too much.
@Suite struct ChatterTests {
  private let loud = AppID("loud")
  private let other = AppID("other")

  @Test func anAppThatPrintsWithoutEndLeavesTheCallsOfOthersInTheLog() {
    var trace = Trace()
    trace.record(
      TraceEntry(
        at: .start, app: other, event: .stateChanged(from: .notRunning, to: .foregroundActive)))
    for number in 0..<100_000 { print("\(number)", at: number / 100, to: &trace) }

    #expect(trace.forgotten == 0)
    #expect(trace.lines.count < 2_100)
    #expect(trace.lines.first?.entry.app == other)
  }

  @Test func whatIsLeftOutIsCounted() {
    var trace = Trace()
    for number in 0..<1_500 { print("\(number)", at: 0, to: &trace) }
    trace.record(TraceEntry(at: .start, app: loud, event: .processEnded(.exited(status: 0))))

    #expect(
      trace.lines.dropFirst(999).map(\.description) == [
        "999", "it says more than anyone can read: its lines are counted from here on",
        "500 lines of it were left out", "process exited with status 0",
      ])
  }

  @Test func whoSpeaksSlowlyIsHeardOut() {
    var trace = Trace()
    for number in 0..<5_000 { print("\(number)", at: number * 6, to: &trace) }
    #expect(trace.lines.count == 5_000)
  }

  @Test func whoCalmsDownIsHeardAgain() {
    var trace = Trace()
    for number in 0..<1_500 { print("\(number)", at: 0, to: &trace) }
    print("again", at: 2_000, to: &trace)
    #expect(
      trace.lines.suffix(2).map(\.description) == ["500 lines of it were left out", "again"])
  }

  private func print(_ line: String, at milliseconds: Int, to trace: inout Trace) {
    let now = Instant.start.advanced(by: .milliseconds(milliseconds))
    trace.record(TraceEntry(at: now, app: loud, event: .console(line)))
  }
}
