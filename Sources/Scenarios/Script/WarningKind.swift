import Phone

/// The kinds of warnings: the words of `expect warning`, and its help.
package enum WarningKind: String, CaseIterable, Hashable, Sendable {
  case handledTwice = "handled-twice"
  case lost
  case stale
  case dropped
  case offMain = "off-main"
  case watchdog
  case backgroundTask = "background-task"
  case crashed
  case icon
  case buildFailed = "build-failed"

  package var meaning: String {
    switch self {
    case .handledTwice: "an item was handled in two calls of one activation"
    case .lost: "nothing handled the item"
    case .stale: "an item of an earlier activation was handled again"
    case .dropped: "no one implements the method that the item came with"
    case .offMain: "the completion handler was called off the main thread"
    case .watchdog: "the app was killed, as it took too long"
    case .backgroundTask: "the app was killed, as a background task did not end"
    case .crashed: "the app ended by itself"
    case .icon: "an item of the menu names an icon that is not there"
    case .buildFailed: "the package of the app could not be built"
    }
  }
}

extension Warning {
  package var kind: WarningKind {
    switch self {
    case .handledTwice: .handledTwice
    case .lost: .lost
    case .stale: .stale
    case .dropped: .dropped
    case .completionOffMainThread: .offMain
    case .watchdog: .watchdog
    case .backgroundTasksLeft: .backgroundTask
    case .crashed: .crashed
    case .menu: .icon
    case .buildFailed: .buildFailed
    }
  }

  /// The word that `expect warning` knows it by.
  package var kindName: String { kind.rawValue }
}
