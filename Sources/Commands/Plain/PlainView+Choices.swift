import HomeScreen
import Phone
import QuickActions
import Scenarios

/// What can be chosen by its number.
extension PlainView {
  var choices: [PlainChoice] {
    switch place {
    case .home: homeChoices
    case .menu(let open): menuChoices(open)
    case .press:
      [
        .init("Let go", say: "release"), .init("Slide off and let go", say: "release outside"),
        .init("Hold on for a while", say: "wait 100ms"),
      ]
    case .window(let id): windowChoices(id)
    case .peek(let press): peekChoices(press)
    case .page(let page): choices(of: page) + [.init("Back", say: "back")]
    }
  }

  /// The choice that a row or something on a window is: by its name, or by its number.
  func choice(named name: String, by form: StatementForm) -> Int? {
    let count: Int
    switch (place, form) {
    case (.menu(let open), .choose): count = open.menu.rows.count
    case (.window(let id), .tap): count = controls(of: id).count
    default: return nil
    }
    return Int(name).flatMap { (1...count + 1).contains($0) && $0 <= count ? $0 : nil }
  }

  private var homeChoices: [PlainChoice] {
    phone.apps.map { PlainChoice("\(name($0.id)), \($0.state)", .open(.app($0.id))) } + everywhere
  }

  private var everywhere: [PlainChoice] {
    [
      PlainChoice("Switcher", .open(.switcher)), PlainChoice("Settings", .open(.settings)),
      PlainChoice("More", .open(.more)),
    ]
  }

  /// An activation is looked at for a while, as with every statement that leads to one.
  private static let look = Move.pass(.seconds(1))

  private func menuChoices(_ open: OpenMenu) -> [PlainChoice] {
    open.menu.rows.enumerated().map { index, row in
      PlainChoice(row.spoken, .perform([.send(.rowChosen(index)), PlainView.look]))
    } + [.init("Close the menu", say: "dismiss")]
  }

  private func windowChoices(_ id: AppID) -> [PlainChoice] {
    controls(of: id).map { tappable in
      PlainChoice(
        tappable.spoken,
        .perform([.send(.controlTapped(tappable.control.id)), PlainView.look]))
    } + [.init("Home", say: "home")] + everywhere
  }

  private func peekChoices(_ press: ControlPress) -> [PlainChoice] {
    guard let preview = press.preview else {
      return [
        .init("Let go", say: "release"), .init("Slide off and let go", say: "release outside"),
        .init("Hold on for a while", say: "wait 100ms"),
      ]
    }
    return [.init("Press deeper, which opens it", say: "pop")]
      + preview.actions.flatMap(actionChoices) + [.init("Close the preview", say: "dismiss")]
  }

  /// The actions of a group stand with its title.
  private func actionChoices(_ action: PreviewAction) -> [PlainChoice] {
    let title = action.title.asScenarioWord
    guard action.isGroup else { return [.init(action.title, say: "preview-action \(title)")] }
    return action.actions.map { choice in
      let line = "preview-action \(title) \(choice.title.asScenarioWord)"
      return .init("\(action.title) \(choice.title)", say: line)
    }
  }

  private func choices(of page: PlainPage) -> [PlainChoice] {
    switch page {
    case .app(let id): appChoices(id)
    case .source(let id):
      InstallSource.allCases.map {
        .init($0.rawValue, say: "set source \(word(id)) \($0.rawValue)")
      }
    case .standIn(let id):
      StandInBehaviour.presets.map {
        .init($0.name, say: "behaviour \(word(id)) \($0.name.quotedForScenario)")
      }
    case .removal(let id): [.init("Delete it", say: "delete \(word(id))")]
    case .switcher: running.flatMap { switcherChoices($0.id) }
    case .settings:
      SettingRow.all.map {
        .init("\($0.label): \($0.value(in: phone.settings))", .open(.setting($0)))
      }
    case .setting(let setting): setting.choices(on: phone)
    case .more: moreChoices
    }
  }

  private func appChoices(_ id: AppID) -> [PlainChoice] {
    guard let app = phone.app(id) else { return [] }
    let name = word(id)
    return [
      .init("Open", say: phone.front == .homeScreen ? "tap \(name)" : "switch \(name)"),
      .init("Force press", say: "force \(name)"),
      .init("Touch and hold", say: "hold \(name) 900ms"),
      .init("Put a finger on it", say: "press \(name)"),
      .init("Installed from \(app.source.rawValue)", .open(.source(id))),
    ] + (app.standIn.map { [.init("Stand-in \($0.presetName)", .open(.standIn(id)))] } ?? []) + [
      .init("Update, reading it again", say: "update \(name)"),
      .init("Delete", .open(.removal(id))),
    ] + (app.state == .notRunning ? [] : runningChoices(name))
  }

  private func runningChoices(_ name: String) -> [PlainChoice] {
    [
      .init("Close for good", say: "kill \(name)"), .init("Crash", say: "crash \(name)"),
      .init("Disconnect its scenes", say: "disconnect \(name)"),
    ]
  }

  private func switcherChoices(_ id: AppID) -> [PlainChoice] {
    [
      .init("Open \(name(id))", say: "switch \(word(id))"),
      .init("Close \(name(id)) for good", say: "kill \(word(id))"),
    ]
  }

  private var moreChoices: [PlainChoice] {
    phone.deletedApps.map {
      .init("Reinstall \($0.description.name)", .perform([.send($0.reinstallation)]))
    } + [
      .init("Memory pressure", say: "memory-pressure"), .init("Restart the phone", say: "restart"),
      .init(phone.settings.stepping ? "One step" : "Step mode", say: "step"),
      .init("Run on without steps", say: "run"), .init("The whole trace", say: "trace"),
      .init("Save the trace", say: "save"), .init("Save a picture", say: "picture"),
      .init("Help", say: "help"), .init("Quit", say: "quit"),
    ]
  }

  /// What a row of the system's brings, which no app is told of.
  ///
  /// - Parameter choice: the place among the choices, from 0.
  func sheet(afterChoice choice: Int) -> (page: PlainPage?, lines: [String]) {
    guard case .menu(let open) = place, open.menu.rows.indices.contains(choice),
      case .system(let action) = open.menu.rows[choice]
    else { return (nil, []) }
    switch action {
    case .share:
      return (nil, ["iOS would offer a link to the app now. The app is not told."])
    case .remove: return (.removal(open.app), [])
    case .edit:
      return (nil, ["The icons would jiggle now and could be arranged. That is not modelled."])
    case .feedback:
      return (nil, ["TestFlight would open with a form now. That is not modelled."])
    }
  }

  private func word(_ id: AppID) -> String { name(id).asScenarioWord }
}

extension MenuRow {
  /// The title and what stands below it.
  fileprivate var spoken: String {
    guard case .item(let item, _) = self, let subtitle = item.localizedSubtitle else {
      return title
    }
    return "\(title), \(subtitle)"
  }
}
