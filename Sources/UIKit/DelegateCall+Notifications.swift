internal import QuickActions

extension DelegateCall {
  /// Posts what observers are told once the delegate was.
  ///
  /// An app with scenes gets the notifications of its application too, though its app delegate is
  /// not called. [undocumented]
  @MainActor
  func postNotifications() {
    let application = UIApplication.shared
    if let name = method.applicationNotification {
      NotificationCenter.default.post(name: name, object: application)
    }
    guard case .scene(let id, _) = self, let name = method.sceneNotification else { return }
    NotificationCenter.default.post(name: name, object: ConnectedScenes.shared.session(id).scene)
  }
}

extension DelegateCall.Method {
  fileprivate var applicationNotification: Notification.Name? {
    switch self {
    case .didFinishLaunching: UIApplication.didFinishLaunchingNotification
    case .willEnterForeground, .sceneWillEnterForeground:
      UIApplication.willEnterForegroundNotification
    case .didBecomeActive, .sceneDidBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive, .sceneWillResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground, .sceneDidEnterBackground:
      UIApplication.didEnterBackgroundNotification
    case .willTerminate: UIApplication.willTerminateNotification
    case .willFinishLaunching, .performAction, .configurationForConnecting,
      .didDiscardSceneSessions, .sceneWillConnect, .scenePerformAction, .sceneDidDisconnect,
      .previewViewController, .previewCommit, .previewAction:
      nil
    }
  }

  fileprivate var sceneNotification: Notification.Name? {
    switch self {
    case .sceneWillConnect: UIScene.willConnectNotification
    case .sceneWillEnterForeground: UIScene.willEnterForegroundNotification
    case .sceneDidBecomeActive: UIScene.didActivateNotification
    case .sceneWillResignActive: UIScene.willDeactivateNotification
    case .sceneDidEnterBackground: UIScene.didEnterBackgroundNotification
    case .willFinishLaunching, .didFinishLaunching, .performAction, .configurationForConnecting,
      .didDiscardSceneSessions, .scenePerformAction, .sceneDidDisconnect, .willEnterForeground,
      .didBecomeActive, .willResignActive, .didEnterBackground, .willTerminate,
      .previewViewController, .previewCommit, .previewAction:
      nil
    }
  }
}
