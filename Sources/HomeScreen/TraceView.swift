import Phone
import QuickActions

/// What a person has chosen to see of the trace.
struct TraceView: Hashable, Sendable {
  /// The keys act on the trace; on a small screen it has the phone's place.
  var isFocused = false
  /// The trace is of one app: the one in front, or the selected one.
  var isOfOneApp = false
  /// Lines that hold this text, in any case; empty lets every line through.
  var query = ""
  /// The number of the first line below those in sight, counted from the first line ever recorded;
  /// nil follows the newest.
  var end: Int?

  func admits(_ line: TraceLine, of app: AppID?) -> Bool {
    if isOfOneApp, let about = line.entry.app, about != app { return false }
    return query.isEmpty || line.description.lowercased().contains(query.lowercased())
  }

  /// The places of the last `count` admitted lines that are in sight.
  func last(_ count: Int, of trace: Trace, app: AppID?) -> [Int] {
    var found: [Int] = []
    var index = endIndex(in: trace)
    while index > 0, found.count < count {
      index -= 1
      if admits(trace.lines[index], of: app) { found.append(index) }
    }
    return found.reversed()
  }

  /// The places of the first `count` admitted lines below those in sight: at the beginning of the trace
  /// they fill the pane.
  func next(_ count: Int, of trace: Trace, app: AppID?) -> [Int] {
    var found: [Int] = []
    for index in endIndex(in: trace)..<trace.lines.count where found.count < count {
      if admits(trace.lines[index], of: app) { found.append(index) }
    }
    return found
  }

  /// How many admitted lines are newer than those in sight.
  func newer(in trace: Trace, app: AppID?) -> Int {
    trace.lines[endIndex(in: trace)...].count { admits($0, of: app) }
  }

  private func endIndex(in trace: Trace) -> Int {
    guard let end else { return trace.lines.count }
    return min(trace.lines.count, max(0, end - trace.forgotten))
  }

  /// Moves by some lines, up where `lines` is negative; at the end it follows the newest again.
  mutating func scroll(by lines: Int, in trace: Trace, app: AppID?) {
    let admitted = trace.lines.indices.filter { admits(trace.lines[$0], of: app) }
    let shown = admitted.prefix { $0 < endIndex(in: trace) }.count
    let first = min(1, admitted.count)
    let wanted = min(admitted.count, max(first, shown + lines))
    end = wanted == admitted.count ? nil : admitted[wanted] + trace.forgotten
  }
}
