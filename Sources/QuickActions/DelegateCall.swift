/// A chosen quick action on its way to an app. Two deliveries of equal items are two deliveries.
package struct DeliveredItem: Hashable, Sendable {
  package struct ID: Hashable, Sendable {
    package var number: Int
    package init(_ number: Int) { self.number = number }
  }

  package var id: ID
  package var item: ShortcutItem

  package init(id: ID, item: ShortcutItem) {
    self.id = id
    self.item = item
  }
}

/// The `launchOptions` of the two launch methods.
package struct LaunchOptions: Hashable, Sendable {
  /// `UIApplication.LaunchOptionsKey.shortcutItem`.
  package var shortcutItem: DeliveredItem?

  package init(shortcutItem: DeliveredItem? = nil) {
    self.shortcutItem = shortcutItem
  }
}

/// A call that the system makes on an app's delegates.
package enum DelegateCall: Hashable, Sendable {
  case willFinishLaunching(LaunchOptions)
  case didFinishLaunching(LaunchOptions)
  case configurationForConnecting(SceneID, ConnectionOptions)
  case didDiscardSceneSessions([SceneID])
  case performAction(DeliveredItem)
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case willTerminate
  /// A call on the delegate of one scene.
  case scene(SceneID, SceneCall)
  /// A call for a press on something of the app's window.
  case preview(PreviewCall)

  /// A call without its arguments: what is named when it is *not* made.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    case willFinishLaunching = "application(_:willFinishLaunchingWithOptions:)"
    case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
    case configurationForConnecting = "application(_:configurationForConnecting:options:)"
    case didDiscardSceneSessions = "application(_:didDiscardSceneSessions:)"
    case performAction = "application(_:performActionFor:completionHandler:)"
    case willEnterForeground = "applicationWillEnterForeground(_:)"
    case didBecomeActive = "applicationDidBecomeActive(_:)"
    case willResignActive = "applicationWillResignActive(_:)"
    case didEnterBackground = "applicationDidEnterBackground(_:)"
    case willTerminate = "applicationWillTerminate(_:)"
    case sceneWillConnect = "scene(_:willConnectTo:options:)"
    case scenePerformAction = "windowScene(_:performActionFor:completionHandler:)"
    case sceneWillEnterForeground = "sceneWillEnterForeground(_:)"
    case sceneDidBecomeActive = "sceneDidBecomeActive(_:)"
    case sceneWillResignActive = "sceneWillResignActive(_:)"
    case sceneDidEnterBackground = "sceneDidEnterBackground(_:)"
    case sceneDidDisconnect = "sceneDidDisconnect(_:)"
    case previewViewController = "previewingContext(_:viewControllerForLocation:)"
    case previewCommit = "previewingContext(_:commit:)"
    /// No delegate's: what the app gave the action to do.
    case previewAction = "UIPreviewAction.handler"
  }

  package var method: Method {
    switch self {
    case .willFinishLaunching: .willFinishLaunching
    case .didFinishLaunching: .didFinishLaunching
    case .configurationForConnecting: .configurationForConnecting
    case .didDiscardSceneSessions: .didDiscardSceneSessions
    case .performAction: .performAction
    case .willEnterForeground: .willEnterForeground
    case .didBecomeActive: .didBecomeActive
    case .willResignActive: .willResignActive
    case .didEnterBackground: .didEnterBackground
    case .willTerminate: .willTerminate
    case .scene(_, let call): call.method
    case .preview(let call): call.method
    }
  }

  /// The item that the call hands to the app.
  package var deliveredItem: DeliveredItem? {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options): options.shortcutItem
    case .configurationForConnecting(_, let options): options.shortcutItem
    case .performAction(let delivered): delivered
    case .scene(_, let call): call.deliveredItem
    case .didDiscardSceneSessions, .willEnterForeground, .didBecomeActive, .willResignActive,
      .didEnterBackground, .willTerminate, .preview:
      nil
    }
  }
}

extension DelegateCall.Method {
  /// Only the launch methods answer, and whether there is a preview; only a scene can be without a
  /// delegate.
  package func canBring(_ outcome: CallOutcome) -> Bool {
    let answers: [Self] = [.willFinishLaunching, .didFinishLaunching, .previewViewController]
    return switch outcome {
    case .notImplemented, .returned: true
    case .answered: answers.contains(self)
    case .noDelegate: isOfScene
    }
  }

  private var isOfScene: Bool {
    switch self {
    case .sceneWillConnect, .scenePerformAction, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect:
      true
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .didDiscardSceneSessions, .performAction, .willEnterForeground, .didBecomeActive,
      .willResignActive, .didEnterBackground, .willTerminate, .previewViewController,
      .previewCommit, .previewAction:
      false
    }
  }
}

extension DelegateCall.Method: CustomStringConvertible {
  /// Apple's spelling.
  package var description: String { rawValue }
}

extension DelegateCall: CustomStringConvertible {
  /// Apple's spelling, then the arguments that matter: `… [.shortcutItem: "Search" (search)]`.
  package var description: String {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      let argument = options.shortcutItem.map { "[.shortcutItem: \($0.item)]" } ?? "nil"
      return "\(method) \(argument)"
    case .configurationForConnecting(let scene, let options):
      return "\(method) \(options)\(scene.mark)"
    case .didDiscardSceneSessions(let scenes):
      return "\(method) \(scenes.map(\.description).joined(separator: ", "))"
    case .scene(let scene, let call):
      return "\(call)\(scene.mark)"
    case .preview(let call):
      return call.description
    case .performAction(let delivered):
      return "\(method) \(delivered.item)"
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .willTerminate:
      return method.description
    }
  }
}

/// The number of a call, unique within one process of an app.
package struct CallID: Hashable, Sendable {
  package var number: Int
  package init(_ number: Int) { self.number = number }
}

/// What came back from a delegate call.
package enum CallOutcome: Hashable, Sendable {
  /// The delegate does not have that method.
  case notImplemented
  /// The scene has no delegate that the call could be made on.
  case noDelegate
  /// A method without a result came back.
  case returned
  /// A method with a `Bool` result came back with it.
  case answered(Bool)

  /// There was someone to call.
  package var wasMade: Bool {
    switch self {
    case .notImplemented, .noDelegate: false
    case .returned, .answered: true
    }
  }
}

extension CallOutcome: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notImplemented: "not implemented"
    case .noDelegate: "no delegate"
    case .returned: "returned"
    case .answered(let answer): "\(answer)"
    }
  }
}
