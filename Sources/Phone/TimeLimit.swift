import QuickActions

/// How long iOS waits for an app before the watchdog ends it.
enum TimeLimit {
  /// From the start of the process until it is launched and its scene connected. [documented: about
  /// 20 s]
  static let launch = Duration.seconds(20)
  /// A call on the way back to the foreground. [reported]
  // Departure: each call of a way to the foreground has the whole limit; iOS times the way as one.
  static let resume = Duration.seconds(10)
  /// A call on the way to the background. [reported; an old table says 10 s]
  static let background = Duration.seconds(5)
  /// `applicationWillTerminate`. [reported: an old table]
  static let quit = Duration.seconds(6)

  static func of(_ method: DelegateCall.Method) -> Duration {
    switch method {
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .didDiscardSceneSessions, .sceneWillConnect:
      launch
    case .performAction, .willEnterForeground, .didBecomeActive, .scenePerformAction,
      .sceneWillEnterForeground, .sceneDidBecomeActive:
      resume
    case .willResignActive, .didEnterBackground, .sceneWillResignActive, .sceneDidEnterBackground,
      .sceneDidDisconnect:
      background
    case .willTerminate: quit
    // Of an app that is active nothing is known: it is waited for as on its way there. [not found]
    case .previewViewController, .previewCommit, .previewAction: resume
    }
  }

  /// How long background tasks may run on. [reported]
  static func backgroundTasks(on ios: IOSVersion) -> Duration {
    ios.backgroundTaskTime
  }

  /// How long an app runs on in the background before it is suspended. [not found: an assumption]
  // Departure: an app is suspended five seconds after it reached the background.
  static let untilSuspended = Duration.seconds(5)
  /// How long after it became active an app may still look into its item.
  // Departure: an item that nobody looked at a second after the app became active counts as lost.
  static let untilLost = Duration.seconds(1)
}
