import Phone
import QuickActions

extension SequenceDiagram {
  /// The most facts that a picture shows: more of them nobody follows.
  private static let mostSteps = 400
  /// The most apps with a lifeline of their own.
  private static let mostApps = 3

  /// The last facts of a trace.
  ///
  /// - Parameter phone: what knows the names of apps; one that is gone goes by its identifier.
  package init(of trace: Trace, title: String, phone: Phone) {
    let names = phone.apps.map { ($0.id, $0.description.name) }
    self.init(of: trace, title: title, names: Dictionary(names) { first, _ in first })
  }

  package init(of trace: Trace, title: String, names: [AppID: String]) {
    let shown = trace.lines.suffix(SequenceDiagram.mostSteps)
    let cast = Cast(shown, names: names, mostApps: SequenceDiagram.mostApps)
    self.title = title
    participants = cast.participants
    steps = shown.map(cast.step)
    let left = trace.forgotten + trace.lines.count - shown.count
    if left > 0, let first = shown.first {
      let note = "\(left) earlier \(left == 1 ? "fact is" : "facts are") left out"
      steps.insert(
        Step(at: first.entry.at, event: .note(over: .homeScreen), text: note, kind: .note), at: 0)
    }
  }
}

/// Who takes part, and who says what of the facts of a trace.
private struct Cast {
  let participants: [SequenceDiagram.Participant]
  private let apps: [AppID: SequenceDiagram.Participant]
  private let names: [AppID: String]

  init(_ lines: ArraySlice<TraceLine>, names: [AppID: String], mostApps: Int) {
    var order: [AppID] = []
    for case let app? in lines.map(\.entry.app) where !order.contains(app) { order.append(app) }
    self.names = names
    let alone = order.prefix(mostApps).map { app in
      (app, SequenceDiagram.Participant.app(app, name: names[app] ?? app.rawValue))
    }
    apps = Dictionary(uniqueKeysWithValues: alone)
    participants =
      [.person, .homeScreen] + alone.map(\.1) + (order.count > mostApps ? [.otherApps] : [])
  }

  func step(_ line: TraceLine) -> SequenceDiagram.Step {
    SequenceDiagram.Step(
      at: line.entry.at, event: event(of: line), text: text(of: line), kind: line.kind)
  }

  /// The outcome of a call stands at the call, as in the trace: when it came back is not recorded.
  private func event(of line: TraceLine) -> SequenceDiagram.Event {
    let app = participant(line.entry.app)
    switch line.entry.event {
    case .user, .chose: return .message(from: .person, to: .homeScreen, .call)
    case .menuOpened: return .message(from: .homeScreen, to: .person, .reply)
    case .noMenu: return .message(from: .homeScreen, to: .person, .notMade)
    case .processStarted: return .message(from: .homeScreen, to: app, .call)
    case .called, .returned:
      return .message(from: .homeScreen, to: app, line.kind == .notCalled ? .notMade : .call)
    case .notCalled: return .message(from: .homeScreen, to: app, .notMade)
    case .completion(.called): return .message(from: app, to: .homeScreen, .reply)
    case .completion(.neverCalled), .completion(.calledTwice):
      return .message(from: app, to: .homeScreen, .notMade)
    case .stateChanged, .handled, .warning, .console, .processEnded, .note:
      return .note(over: app)
    }
  }

  private func text(of line: TraceLine) -> String {
    let text = TraceText(glyphs: GlyphSet(isASCII: false)).text(of: line)
    switch (line.entry.event, line.entry.app) {
    case (.user, let app?): return "\(text) (\(name(of: app)))"
    case (.processStarted, _): return "launch: \(text)"
    case (.chose(.item(let item, let origin)), _):
      return "chose \"\(item.localizedTitle)\", \(origin.rawValue)"
    case (.chose(.system), _), (.menuOpened, _), (.noMenu, _): return text
    case (.console, let app?): return "\(prefix(app))prints: \(text)"
    case (_, let app?): return prefix(app) + text
    case (_, nil): return text
    }
  }

  /// Who it is about, where the lifeline does not tell.
  private func prefix(_ app: AppID) -> String { apps[app] == nil ? "\(name(of: app)): " : "" }

  private func name(of app: AppID) -> String { names[app] ?? app.rawValue }

  private func participant(_ app: AppID?) -> SequenceDiagram.Participant {
    app.map { apps[$0] ?? .otherApps } ?? .homeScreen
  }
}
