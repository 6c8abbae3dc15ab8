import Phone
import QuickActions

/// What the trace has to tell, each line once and in order.
///
/// A call is told once it has been answered, so that its line is complete; what comes after it waits.
struct PlainNews {
  /// Lines are told where they hold this, in any case.
  var filter = ""
  /// The line that is told next, counted from the first line ever recorded.
  private var next = 0
  /// Calls that were told without an answer.
  private var unanswered: [Int] = []

  /// - Parameter isPatient: An app that works on a call is waited for.
  mutating func lines(
    of trace: Trace, _ phone: Phone, isPatient: Bool, name: (AppID) -> String
  ) -> [String] {
    next = max(next, trace.forgotten)
    var places = late(trace)
    let end = trace.forgotten + trace.lines.count
    while next < end {
      let line = trace.lines[next - trace.forgotten]
      if line.isBeingAnswered(on: phone) {
        if isPatient { break }
        unanswered.append(next)
      }
      places.append(next)
      next += 1
    }
    return places.map { trace.lines[$0 - trace.forgotten].told(name) }.filter(isAdmitted)
  }

  /// The places of calls that were told before they were answered, and now are.
  private mutating func late(_ trace: Trace) -> [Int] {
    unanswered.removeAll { $0 < trace.forgotten }
    let answered = unanswered.filter { trace.lines[$0 - trace.forgotten].outcome != nil }
    unanswered.removeAll(where: answered.contains)
    return answered
  }

  private func isAdmitted(_ line: String) -> Bool {
    filter.isEmpty || line.lowercased().contains(filter.lowercased())
  }
}

extension TraceLine {
  func told(_ name: (AppID) -> String) -> String {
    (entry.app.map { "\(name($0)): " } ?? "") + mark + description
  }

  /// Nothing is told by colour alone.
  private var mark: String { kind == .warning ? "warning: " : "" }

  fileprivate func isBeingAnswered(on phone: Phone) -> Bool {
    guard outcome == nil, case .called(let process, let id, _) = entry.event,
      let lifeCycle = phone.app(process.app)?.lifeCycle, lifeCycle.process == process
    else { return false }
    return lifeCycle.callInFlight?.id == id
  }
}
