import Canvas
import HomeScreen
import Phone
import QuickActions

/// A phone with apps, a trace and a screen in front of it: what a person does goes through the screen
/// to the phone, and apps answer at once.
struct StagedPhone {
  var phone: Phone
  var trace = Trace()
  var screen: Screen
  var size: Size
  var now = Instant(sinceStart: .milliseconds(1200))
  /// The commands that were not facts for the phone.
  var commands: [ScreenCommand] = []
  /// The facts that the phone was told.
  var told: [Input] = []
  /// What each delegate method brings; a method that is not listed returns.
  var outcomes: [DelegateCall.Method: CallOutcome] = [:]
  /// What an app that is asked for a preview says.
  var previewOffered: Preview?

  /// What the phone wants kept for its next run.
  private(set) var kept: [AppID: StoredItems] = [:]
  private var processes: [AppID: AppProcess] = [:]

  init(
    apps: [AppDescription] = StagedPhone.samples, settings: Settings = Settings(),
    size: Size = Size(rows: 24, columns: 80), ascii: Bool = false
  ) {
    phone = Phone(settings: settings)
    screen = Screen(ascii: ascii)
    self.size = size
    for app in apps {
      tell(.appInstalled(AppID(app.bundleIdentifier), app, from: .appStore))
    }
  }

  mutating func tell(_ input: Input) {
    var effects = phone.handle(input, at: now)
    while !effects.isEmpty {
      for answer in answers(to: effects.removeFirst()) {
        effects += phone.handle(answer, at: now)
      }
    }
  }

  private mutating func answers(to effect: Effect) -> [Input] {
    switch effect {
    case .record(let entry):
      trace.record(entry)
      return []
    case .keep(let app, let stored):
      kept[app] = stored
      return []
    case .spawn(let process, _, _):
      processes[process.app] = process
      return [
        .process(process, .started(pid: 4711)),
        .process(process, .connected(configuresScenes: false)),
      ]
    case .tell: return []
    case .signal(let process, let signal):
      return signal == .kill ? [.process(process, .exited(.signalled(9)))] : []
    case .deliver(let process, let id, let call, _):
      let said =
        call.method == .previewViewController ? previewOffered.map(ProcessFact.previewOffered) : nil
      return [said, .returned(id, outcomes[call.method] ?? .returned)].compactMap(\.self)
        .map { .process(process, $0) }
    }
  }

  /// Lets time pass, telling the phone whenever it asked to be told.
  mutating func wait(milliseconds: Int) {
    let end = now.advanced(by: .milliseconds(milliseconds))
    while let due = phone.nextDue, due <= end {
      now = max(now, due)
      tell(.timePassed)
    }
    now = end
  }

  mutating func send(_ inputs: UserInput...) {
    for input in inputs {
      _ = screen.follow(trace, of: phone)
      for command in screen.handle(input, phone: phone, trace: trace, size: size) {
        if case .phone(let fact) = command {
          told.append(fact)
          tell(fact)
        } else {
          commands.append(command)
        }
      }
    }
  }

  mutating func type(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// A fact about the app's process that runs now.
  mutating func say(_ fact: ProcessFact, by app: AppID) {
    guard let process = processes[app] else { return }
    tell(.process(process, fact))
  }

  func draw() -> Frame {
    var screen = screen
    _ = screen.follow(trace, of: phone)
    return screen.draw(phone: phone, trace: trace, size: size, clock: "9:41")
  }
}

extension StagedPhone {
  static let appSearch = AppDescription(
    bundleIdentifier: "org.example.AppSearch", name: "App Search",
    staticItems: [
      StaticShortcutItem(
        index: 0, type: "org.homepress.samples.appsearch.search", title: "Search",
        subtitle: "Find a song",
        iconType: "UIApplicationShortcutIconTypeSearch"),
      StaticShortcutItem(
        index: 1, type: "org.homepress.samples.appsearch.share", title: "Share",
        subtitle: "Send what is playing",
        iconType: "UIApplicationShortcutIconTypeShare"),
    ])
  static let bigTimer = AppDescription(
    bundleIdentifier: "org.example.BigTimer", name: "Big Timer",
    staticItems: [
      StaticShortcutItem(
        index: 0, type: "5", title: "Five minutes",
        iconType: "UIApplicationShortcutIconTypeTime")
    ])
  static let notes = AppDescription(bundleIdentifier: "org.example.Notes", name: "Notes")
  /// Every row of its menu has something to cut or to wrap.
  static let reader = AppDescription(
    bundleIdentifier: "org.example.Reader", name: "Reader",
    staticItems: [
      StaticShortcutItem(
        index: 0, type: "a", title: "Continue where you stopped reading yesterday evening",
        symbolName: "book.fill"),
      StaticShortcutItem(
        index: 1, type: "b", title: "Continue where you stopped reading yesterday evening",
        subtitle: "A subtitle that is too long for the card as well", symbolName: "wand.and.rays"),
      StaticShortcutItem(index: 2, type: "c", title: "写真を検索", iconFile: "photo"),
      StaticShortcutItem(index: 3, type: "d", title: "No glyph"),
    ])
  static let samples = [appSearch, bigTimer, notes]

  static func id(_ app: AppDescription) -> AppID { AppID(app.bundleIdentifier) }

  /// As many apps as asked for, the samples first.
  static func apps(_ count: Int) -> [AppDescription] {
    let names = [
      "Weather", "Calendar", "Photos", "Clock", "Reading List", "Maps", "Fahrplan", "写真", "Mail",
      "Café", "Podcasts", "Wallet", "Translate", "Files",
    ]
    let others = (0..<max(0, count - samples.count)).map { index in
      let round = index / names.count
      return AppDescription(
        bundleIdentifier: "org.example.app\(index)",
        name: names[index % names.count] + (round == 0 ? "" : " \(round + 1)"))
    }
    return Array((samples + others).prefix(count))
  }
}
