import HomeScreen
import Phone
import QuickActions
import Scenarios

/// The phone in words: where one is, what is there, and what can be chosen.
struct PlainView {
  let phone: Phone
  let page: PlainPage?
  /// What the apps are called in lines.
  let name: (AppID) -> String

  /// An open menu and a held finger come before a list that was asked for, that before the app.
  var place: PlainPlace {
    switch phone.touch {
    case .menuOpen(let open): return .menu(open)
    case .pressing(let press): return .press(press.app)
    case .onControl(let press): return .peek(press)
    case .none: break
    }
    if let page, page.app.map({ phone.app($0) != nil }) ?? true { return .page(page) }
    switch phone.front {
    case .homeScreen: return .home
    case .app(let id): return .window(id)
    }
  }

  var names: PlainNames {
    let apps = phone.apps.map { name($0.id) }
    var rows: [String] = []
    if case .menuOpen(let open) = phone.touch { rows = open.menu.rows.map(\.title) }
    if let preview = phone.touch.controlPress?.preview {
      rows = preview.actions.flatMap { [$0.title] + $0.actions.map(\.title) }
    }
    guard case .app(let id) = phone.front else {
      return PlainNames(apps: apps, tappable: apps, rows: rows)
    }
    return PlainNames(apps: apps, tappable: controls(of: id).map(\.name), rows: rows)
  }

  /// Stands before what is typed.
  var prompt: String {
    switch place {
    case .home: "Home Screen"
    case .menu(let open): "menu of \(name(open.app))"
    case .press(let id): "finger on \(name(id))"
    case .window(let id): "in \(name(id))"
    case .peek(let press): press.spoken
    case .page(let page): title(of: page)
    }
  }

  /// A heading, what there is to read, and the choices by number.
  var lines: [String] {
    [heading] + reading
      + choices.enumerated().map { "\($0.offset + 1). \($0.element.label)" }
  }

  private var heading: String {
    switch place {
    case .home:
      "Home Screen of an \(phone.settings.profile.model.marketingName), "
        + "iOS \(phone.settings.profile.ios), \(count(phone.apps.count, "app"))"
    case .menu(let open):
      "Menu of \(name(open.app)), \(count(open.menu.rows.count, "row"))"
    case .press(let id): "A finger is on \(name(id))"
    case .window(let id): windowHeading(id)
    case .peek(let press): press.heading
    case .page(.removal(let id)): "Delete \(name(id))? Its dynamic items go with it"
    case .page(.setting(let setting)):
      "\(setting.heading), now \(setting.value(in: phone.settings))"
    case .page(.switcher) where running.isEmpty: "Switcher: no app runs"
    case .page(let page): title(of: page)
    }
  }

  private func title(of page: PlainPage) -> String {
    switch page {
    case .app(let id): name(id)
    case .source(let id): "\(name(id)), installed from"
    case .standIn(let id): "\(name(id)), stand-in behaviour"
    case .removal(let id): "delete \(name(id))?"
    case .switcher: "Switcher"
    case .settings: "Settings"
    case .setting(let setting): setting.label
    case .more: "More"
    }
  }

  private func windowHeading(_ id: AppID) -> String {
    let title = phone.app(id)?.screen?.title.map { ", \(quoted($0))" } ?? ""
    return "\(name(id)) is in front\(title)"
  }

  /// The text of a window that cannot be tapped, what an alert covers before the alert.
  private var reading: [String] {
    if case .peek(let press) = place { return press.preview?.lines.map(\.text) ?? [] }
    guard case .window(let id) = place, let screen = phone.app(id)?.screen else { return [] }
    let alert = screen.alert.map { ["Alert: \($0.title ?? "")"] } ?? []
    return screen.lines.filter { screen.alert != nil || $0.control == nil }.map(\.text) + alert
      + (screen.alert?.lines.filter { $0.control == nil }.map(\.text) ?? [])
  }

  /// What can be tapped on its window now.
  func controls(of id: AppID) -> [Tappable] {
    guard let screen = phone.app(id)?.screen else { return [] }
    return screen.controls.map { control in
      let lines = screen.foreground.filter { $0.control?.id == control.id }.map(\.text)
      return Tappable(control: control, name: screen.name(of: control.id) ?? "", lines: lines)
    }
  }

  /// A control with the lines that it takes.
  struct Tappable {
    let control: AppScreen.Control
    let name: String
    let lines: [String]

    var spoken: String {
      lines.joined(separator: ", ") + (control.isSelected ? ", selected" : "")
    }
  }

  var running: [InstalledApp] { phone.apps.filter { $0.state != .notRunning } }

  private func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}

extension ControlPress {
  fileprivate var spoken: String {
    preview == nil ? "finger on \(name)" : "preview of \(name)"
  }

  fileprivate var heading: String {
    guard let preview else { return "A finger is on \(name)" }
    return "Preview of \(name)" + (preview.title.map { ", \(quoted($0))" } ?? "")
  }
}
