import Phone
import QuickActions
import Testing

/// A phone with apps that answer: each test says what its app does, drives the phone, and reads the
/// trace. Nothing is awaited; time passes when the test says so.
struct PhoneAtWork {
  var phone: Phone
  var trace = Trace()
  var now = Instant.start
  /// What each delegate method brings; a method that is not listed is implemented and returns.
  var outcomes: [DelegateCall.Method: CallOutcome] = [:]
  /// What the app says within a call, before the call comes back.
  var facts: [DelegateCall.Method: (CallID, DeliveredItem?) -> [ProcessFact]] = [:]
  /// The app delegate implements `configurationForConnecting`.
  var configuresScenes = false
  /// Methods that never come back.
  var hangs: Set<DelegateCall.Method> = []
  private(set) var signals: [ProcessSignal] = []
  /// What the phone wants kept for its next run.
  private(set) var kept: [AppID: StoredItems] = [:]
  /// `applicationState` of each call, in order.
  private(set) var states: [ApplicationState] = []
  /// The dynamic items that each launch was given.
  private(set) var launchItems: [[ShortcutItem]] = []
  private(set) var saved: DeliveredItem?

  static let id = AppID("org.example.notes")
  static let search = ShortcutItem(type: "search", localizedTitle: "Search")
  static let position = IconPosition(row: 1, column: 1)

  init(
    settings: Settings = Settings(), items: [String] = ["Search"],
    from source: InstallSource = .appStore, scenes: AppScenes? = nil
  ) {
    phone = Phone(settings: settings)
    let fixed = items.enumerated().map { index, title in
      StaticShortcutItem(index: index, type: title.lowercased(), title: title)
    }
    let description = AppDescription(
      bundleIdentifier: PhoneAtWork.id.rawValue, name: "Notes", staticItems: fixed,
      scenes: scenes)
    send(.appInstalled(PhoneAtWork.id, description, from: source))
  }

  mutating func send(_ input: Input) {
    var effects = phone.handle(input, at: now)
    #expect(phone.brokenInvariants().isEmpty, "after \(input)")
    while !effects.isEmpty {
      let answers = answers(to: effects.removeFirst())
      for answer in answers {
        effects += phone.handle(answer, at: now)
        #expect(phone.brokenInvariants().isEmpty, "after \(answer)")
      }
    }
  }

  private mutating func answers(to effect: Effect) -> [Input] {
    switch effect {
    case .record(let entry):
      trace.record(entry)
      return []
    case .tell: return []
    case .keep(let app, let stored):
      kept[app] = stored
      return []
    case .spawn(let process, let items, _):
      launchItems.append(items)
      return [
        .process(process, .started(pid: 7)),
        .process(process, .connected(configuresScenes: configuresScenes)),
      ]
    case .signal(let process, let signal):
      signals.append(signal)
      return signal == .kill ? [.process(process, .exited(.signalled(9)))] : []
    case .deliver(let process, let id, let call, let state):
      states.append(state)
      saved = call.deliveredItem ?? saved
      let said = facts[call.method].map { $0(id, saved) } ?? []
      let back: [ProcessFact] =
        hangs.contains(call.method) ? [] : [.returned(id, outcomes[call.method] ?? .returned)]
      return (said + back).map { .process(process, $0) }
    }
  }

  /// Lets time pass up to `milliseconds` from now, telling the phone whenever it asked to be told.
  mutating func wait(milliseconds: Int) {
    let end = now.advanced(by: .milliseconds(milliseconds))
    while let due = phone.nextDue, due <= end {
      now = max(now, due)
      send(.timePassed)
    }
    now = end
  }

  /// Opens the menu and chooses a row.
  mutating func choose(_ index: Int = 0) {
    if let position = PhoneAtWork.position { send(.forcePressed(PhoneAtWork.id, at: position)) }
    send(.rowChosen(index))
  }

  /// Forgets the trace so far: what follows is what the test is about.
  mutating func clear() {
    trace = Trace()
  }

  var state: ApplicationState? { phone.app(PhoneAtWork.id)?.state }

  /// The calls that were made, in Apple's spelling, with what they brought.
  var calls: [String] {
    trace.lines.filter { $0.kind == .call }.map(\.description)
  }

  /// Lines of the given kinds.
  func lines(_ kinds: TraceLine.Kind...) -> [String] {
    trace.lines.filter { kinds.contains($0.kind) }.map(\.description)
  }
}
