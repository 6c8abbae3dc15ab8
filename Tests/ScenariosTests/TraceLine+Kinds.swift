import Phone

extension TraceLine {
  /// The rows of the menu that opened.
  var menuTitles: [String]? {
    if case .menuOpened(let menu) = entry.event { menu.rows.map(\.title) } else { nil }
  }

  /// A call that the app is working on.
  var isPending: Bool {
    if case .called = entry.event { outcome == nil } else { false }
  }

  var isCompletion: Bool {
    if case .completion(.called) = entry.event { true } else { false }
  }

  var isEnd: Bool {
    if case .processEnded = entry.event { true } else { false }
  }

  var isOfTheLifeCycle: Bool {
    switch entry.event {
    case .called, .notCalled, .stateChanged, .user, .chose, .menuOpened, .processStarted: true
    case .noMenu, .returned, .handled, .completion, .warning, .console, .processEnded, .note: false
    }
  }
}
