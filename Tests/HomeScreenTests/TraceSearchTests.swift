import HomeScreen
import Phone
import QuickActions
import Testing

/// What a filter finds a bit at a time is what looking at every line would find.
@Suite struct TraceSearchTests {
  @Test func everyTurnLooksAtABoundedPartOfALongTrace() {
    let trace = TraceSearchTests.console(20_000) { "\(String(repeating: "x", count: 4000)) \($0)" }
    var search = TraceSearch()
    var turns = 0
    repeat {
      search.follow(trace, TraceSearchTests.view("X 19999"), app: nil)
      turns += 1
    } while !search.isComplete
    #expect(search.count == 1)
    #expect((70...80).contains(turns))
  }

  @Test(arguments: ["7", "LINE 1", "é", "É 3", "nothing", ""])
  func whatIsFoundIsWhatHoldsTheText(_ query: String) {
    var trace = TraceSearchTests.console(100, "Line é")
    var search = TraceSearch()
    search.follow(trace, TraceSearchTests.view(query), app: nil)
    for number in 100..<25_000 {
      trace.record(TraceSearchTests.entry("line é \(number)", number))
      if number % 999 == 0 { search.follow(trace, TraceSearchTests.view(query), app: nil) }
    }
    search.follow(trace, TraceSearchTests.view(query), app: nil)
    let expected = trace.lines.indices.filter {
      query.isEmpty || trace.lines[$0].description.lowercased().contains(query.lowercased())
    }
    #expect((0..<search.count).map { search[$0] - trace.forgotten } == expected)
    #expect(search.count(before: search.count / 2) <= search.count / 2)
  }

  @Test func aCallIsFoundByItsOutcomeOnceThatIsKnown() {
    let process = AppProcess(app: AppID("a"), launch: 1)
    let call = DelegateCall.willFinishLaunching(LaunchOptions(shortcutItem: nil))
    var trace = TraceSearchTests.console(2)
    trace.record(TraceEntry(at: .start, event: .called(process, CallID(1), call)))
    trace.record(TraceSearchTests.entry("-> true"))
    var search = TraceSearch()
    search.follow(trace, TraceSearchTests.view("-> true"), app: nil)
    #expect(search.count == 1)
    trace.record(
      TraceEntry(at: .start, event: .returned(process, CallID(1), .answered(true))))
    search.follow(trace, TraceSearchTests.view("-> true"), app: nil)
    #expect((0..<search.count).map { search[$0] } == [2, 3])
  }

  private static func view(_ query: String) -> TraceView {
    TraceView(query: query)
  }

  private static func console(_ count: Int, _ text: String = "line") -> Trace {
    console(count) { "\(text) \($0)" }
  }

  private static func console(_ count: Int, _ text: (Int) -> String) -> Trace {
    var trace = Trace()
    for number in 0..<count { trace.record(entry(text(number), number)) }
    return trace
  }

  /// Lines come slowly enough that none is left out.
  private static func entry(_ text: String, _ number: Int = 0) -> TraceEntry {
    let time = Instant.start.advanced(by: .milliseconds(number * 10))
    return TraceEntry(at: time, app: AppID("a"), event: .console(text))
  }
}
