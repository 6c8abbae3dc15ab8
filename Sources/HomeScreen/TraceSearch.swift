import Phone
import QuickActions

/// The lines that a view of the trace lets through, looked for a bounded number at a time.
///
/// To look through twenty thousand long lines takes longer than a key may wait. So each turn new lines
/// are looked at and some of the older ones, newest first, and what was found is kept until another
/// view is wanted.
///
/// Lines are known by their numbers, counted from the first line ever recorded.
package struct TraceSearch: Hashable, Sendable {
  /// How much of older lines one turn looks at.
  static let linesATurn = 4000
  static let bytesATurn = 1 << 20

  private var wanted = Wanted()
  /// Those of the first look and before, newest first.
  private var older: [Int] = []
  /// Those that were recorded later, oldest first.
  private var newer: [Int] = []
  private var lookedAt = 0..<0
  private var firstKept = 0
  /// Calls without an outcome: it will change what their lines say.
  private var unanswered: [Int] = []

  package init() {}

  private struct Wanted: Hashable {
    var app: AppID?
    var isOfOneApp = false
    var query = TraceQuery("")
  }

  /// Takes in what was recorded since, and some of what is older.
  package mutating func follow(_ trace: Trace, _ view: TraceView, app: AppID?) {
    let wanted = Wanted(
      app: view.isOfOneApp ? app : nil, isOfOneApp: view.isOfOneApp, query: TraceQuery(view.query))
    let end = trace.forgotten + trace.lines.count
    if wanted != self.wanted || end < lookedAt.upperBound {
      self = TraceSearch()
      self.wanted = wanted
      lookedAt = end..<end
    }
    forget(before: trace.forgotten)
    lookAgain(in: trace)
    for number in lookedAt.upperBound..<end where admits(number, in: trace) { newer.append(number) }
    lookedAt = lookedAt.lowerBound..<end
    lookBack(in: trace)
  }

  /// Every line that is kept was looked at.
  package var isComplete: Bool { lookedAt.lowerBound <= firstKept }

  package var count: Int { older.count + newer.count }

  /// The number of a found line by its place, oldest first.
  package subscript(place: Int) -> Int {
    place < older.count ? older[older.count - 1 - place] : newer[place - older.count]
  }

  /// How many of the found lines stand before the line with that number.
  package func count(before number: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = self[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  // MARK: Looking

  private mutating func lookBack(in trace: Trace) {
    var number = lookedAt.lowerBound
    var bytes = TraceSearch.bytesATurn
    let last = max(firstKept, number - TraceSearch.linesATurn)
    while number > last, bytes > 0 {
      number -= 1
      if admits(number, in: trace, bytes: &bytes) { older.append(number) }
    }
    lookedAt = number..<lookedAt.upperBound
  }

  private mutating func admits(_ number: Int, in trace: Trace) -> Bool {
    var bytes = 0
    return admits(number, in: trace, bytes: &bytes)
  }

  private mutating func admits(_ number: Int, in trace: Trace, bytes: inout Int) -> Bool {
    let line = trace.lines[number - trace.forgotten]
    if line.awaitsOutcome, !wanted.query.isEmpty { unanswered.append(number) }
    if wanted.isOfOneApp, let about = line.entry.app, about != wanted.app { return false }
    return wanted.query.isEmpty || wanted.query.stands(in: line.description, bytes: &bytes)
  }

  /// Calls that have come back by now say more than when they were looked at.
  private mutating func lookAgain(in trace: Trace) {
    let answered = unanswered.filter { !trace.lines[$0 - trace.forgotten].awaitsOutcome }
    guard !answered.isEmpty else { return }
    unanswered.removeAll { answered.contains($0) }
    for number in answered { place(number, isFound: admits(number, in: trace)) }
  }

  private mutating func place(_ number: Int, isFound: Bool) {
    older.removeAll { $0 == number }
    newer.removeAll { $0 == number }
    guard isFound else { return }
    if let first = newer.first, number > first {
      newer.insert(number, at: newer.firstIndex { $0 > number } ?? newer.count)
    } else {
      older.insert(number, at: older.firstIndex { $0 < number } ?? older.count)
    }
  }

  private mutating func forget(before number: Int) {
    guard number > firstKept else { return }
    firstKept = number
    older.removeAll { $0 < number }
    newer.removeAll { $0 < number }
    unanswered.removeAll { $0 < number }
    if lookedAt.lowerBound < number {
      lookedAt = number..<max(number, lookedAt.upperBound)
    }
  }
}

extension TraceLine {
  fileprivate var awaitsOutcome: Bool {
    if case .called = entry.event { outcome == nil } else { false }
  }
}
