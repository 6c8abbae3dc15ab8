import QuickActions

/// What is laid over the phone or the screen; it has the keys while it is there.
enum Layer: Hashable, Sendable {
  /// All keys, from some line on.
  case help(firstLine: Int)
  case switcher(AppID?)
  case settings(row: Int)
  /// What can be done to an app and to the phone.
  case appActions(AppID, row: Int)
  /// The behaviours that a stand-in can have.
  case standIns(AppID, row: Int)
  /// "Delete this app?"
  case removal(AppID, row: Int)
  /// The deleted apps that can be brought back.
  case reinstallation(row: Int)
  /// What the system's Share row would share.
  case sharing(AppID)
  /// A sentence about something that is not modelled.
  case notice(title: String, text: String)
  /// The filter of the trace is being typed.
  case filter

  /// The app that it is about; it closes when that app is deleted.
  var app: AppID? {
    switch self {
    case .appActions(let app, _), .standIns(let app, _), .removal(let app, _), .sharing(let app):
      app
    case .help, .switcher, .settings, .reinstallation, .notice, .filter: nil
    }
  }

  /// Where there is room for one pane: whether this layer wants the trace in it rather than the phone.
  /// Nil leaves it as it was.
  var showsTrace: Bool? {
    switch self {
    case .filter: true
    case .help: nil
    case .switcher, .settings, .appActions, .standIns, .removal, .reinstallation, .sharing, .notice:
      false
    }
  }
}
