import QuickActions

/// The log of a run: every fact the phone recorded, first to last.
///
/// The outcome of a call stands on the call's own line, so that one line tells what was called, with
/// what, and what came back.
package struct Trace: Hashable, Sendable {
  package private(set) var lines: [TraceLine] = []
  /// How many of the oldest lines were let go to keep the log bounded.
  package private(set) var forgotten = 0
  private var chatter: [AppID: Chatter] = [:]

  /// Far more than a person reads; a flood of console lines must not eat the memory.
  package static let limit = 20_000

  package init() {}

  package mutating func record(_ entry: TraceEntry) {
    if case .returned(let process, let id, let outcome) = entry.event {
      return setOutcome(outcome, of: id, in: process)
    }
    if let app = entry.app, !admits(entry, of: app) { return }
    append(entry)
  }

  /// Whether a line of an app is taken; what was left out before it is told first.
  private mutating func admits(_ entry: TraceEntry, of app: AppID) -> Bool {
    var flow = chatter[app] ?? Chatter()
    defer { chatter[app] = flow }
    switch entry.event.isChatter ? flow.said(at: entry.at) : .taken {
    case .leftOut: return false
    case .full:
      append(entry.saying("it says more than anyone can read: its lines are counted from here on"))
      return false
    case .taken:
      let left = flow.takeLeftOut()
      if left > 0 { append(entry.saying("\(left) lines of it were left out")) }
      return true
    }
  }

  private mutating func append(_ entry: TraceEntry) {
    lines.append(TraceLine(entry: entry))
    if lines.count > Trace.limit {
      let surplus = Trace.limit / 10
      lines.removeFirst(surplus)
      forgotten += surplus
    }
  }

  private mutating func setOutcome(
    _ outcome: CallOutcome, of id: CallID, in process: AppProcess
  ) {
    let index = lines.lastIndex { line in
      guard case .called(process, id, _) = line.entry.event else { return false }
      return true
    }
    if let index { lines[index].outcome = outcome }
  }
}

extension TraceEntry {
  /// A note about the same app, at the same time.
  fileprivate func saying(_ text: String) -> TraceEntry {
    var note = self
    note.event = .note(text)
    return note
  }
}

/// One line of the log.
package struct TraceLine: Hashable, Sendable {
  package var entry: TraceEntry
  /// What a call brought; nil for other lines, and while the app is working on it.
  package var outcome: CallOutcome?

  package init(entry: TraceEntry, outcome: CallOutcome? = nil) {
    self.entry = entry
    self.outcome = outcome
  }

  /// A press that the phone did not answer with a menu.
  package var isRefusal: Bool {
    if case .noMenu = entry.event { true } else { false }
  }

  /// What kind of line it is: it decides its mark and its colour.
  package var kind: Kind {
    switch entry.event {
    case .user, .chose: .user
    case .menuOpened, .noMenu, .note, .handled, .processStarted, .processEnded: .note
    case .stateChanged: .state
    case .called, .returned: outcome?.wasMade ?? true ? .call : .notCalled
    case .notCalled: .notCalled
    case .completion(.called(let success, _)): success ? .success : .failure
    case .completion(.neverCalled), .completion(.calledTwice), .warning: .warning
    case .console: .console
    }
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case user, call, notCalled, state, note, console, success, failure, warning
  }
}

extension TraceLine: CustomStringConvertible {
  /// The fact without its time and app: `applicationDidBecomeActive(_:)`.
  package var description: String {
    switch (entry.event, outcome) {
    case (.called(_, _, let call), .notImplemented):
      "\(call.method) not called: \(NotCalledReason.notImplemented)"
    case (.called(_, _, let call), .noDelegate):
      "\(call.method) not called: \(NotCalledReason.noSceneDelegate)"
    case (.called(_, _, .preview), .some(.answered(let answer))):
      "\(entry.event) -> \(answer ? "a view controller" : "nil")"
    case (.called, .some(.answered(let answer))): "\(entry.event) -> \(answer)"
    case (.called, nil): "\(entry.event) …"
    case (.processStarted, nil) where entry.pid == nil:
      "stand-in started: the app has no executable for this system"
    default: entry.event.description
    }
  }
}
