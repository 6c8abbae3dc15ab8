import HomeScreen
import Phone
import QuickActions
import Scenarios

/// One of the numbered choices.
struct PlainChoice: Hashable {
  var label: String
  var deed: Deed

  enum Deed: Hashable {
    /// As if it had been typed.
    case say(String)
    case perform([Move])
    case open(PlainPage)
  }

  init(_ label: String, _ deed: Deed) {
    self.label = label
    self.deed = deed
  }

  /// The label tells the words for it too.
  init(_ label: String, say line: String) {
    self.init(label.lowercased() == line ? label : "\(label): \(line)", .say(line))
  }
}

/// A list that was asked for.
enum PlainPage: Hashable {
  case app(AppID)
  case source(AppID)
  case standIn(AppID)
  case removal(AppID)
  case switcher
  case settings
  case setting(SettingRow)
  case more

  /// The app that it is about, which must be there.
  var app: AppID? {
    switch self {
    case .app(let id), .source(let id), .standIn(let id), .removal(let id): id
    case .switcher, .settings, .setting, .more: nil
    }
  }

  /// The list from which it was come to; nil where that is the phone.
  var parent: PlainPage? {
    switch self {
    case .source(let id), .standIn(let id), .removal(let id): .app(id)
    case .setting: .settings
    case .app, .switcher, .settings, .more: nil
    }
  }
}

/// What the choices are about.
enum PlainPlace: Hashable {
  case home
  case menu(OpenMenu)
  case press(AppID)
  case window(AppID)
  /// A finger is on something of the window.
  case peek(ControlPress)
  case page(PlainPage)
}
