import Phone
import QuickActions

/// What a person has chosen to see of the trace.
package struct TraceView: Hashable, Sendable {
  /// The keys act on the trace; on a small screen it has the phone's place.
  var isFocused = false
  /// The trace is of one app: the one in front, or the selected one.
  var isOfOneApp = false
  /// Lines that hold this text, in any case; empty lets every line through.
  var query = ""
  /// The number of the first line below those in sight, counted from the first line ever recorded;
  /// nil follows the newest.
  var end: Int?

  package init(query: String = "") {
    self.query = query
  }

  /// The places of the last `count` admitted lines that are in sight.
  func last(_ count: Int, of trace: Trace, _ search: TraceSearch) -> [Int] {
    let end = shown(in: trace, search)
    return (max(0, end - count)..<end).map { search[$0] - trace.forgotten }
  }

  /// The places of the first `count` admitted lines below those in sight: at the beginning of the trace
  /// they fill the pane.
  func next(_ count: Int, of trace: Trace, _ search: TraceSearch) -> [Int] {
    let end = shown(in: trace, search)
    return (end..<min(search.count, end + count)).map { search[$0] - trace.forgotten }
  }

  /// How many admitted lines are newer than those in sight.
  func newer(in trace: Trace, _ search: TraceSearch) -> Int {
    search.count - shown(in: trace, search)
  }

  /// How many admitted lines are in sight or older.
  private func shown(in trace: Trace, _ search: TraceSearch) -> Int {
    end.map { search.count(before: max(trace.forgotten, $0)) } ?? search.count
  }

  /// Moves by some lines, up where `lines` is negative; at the end it follows the newest again.
  mutating func scroll(by lines: Int, in trace: Trace, _ search: TraceSearch) {
    let first = min(1, search.count)
    let wanted = min(search.count, max(first, shown(in: trace, search) + lines))
    end = wanted == search.count ? nil : search[wanted]
  }
}
