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

/// A call that the system makes on an app's delegate.
package enum DelegateCall: Hashable, Sendable {
  case willFinishLaunching(LaunchOptions)
  case didFinishLaunching(LaunchOptions)
  case performAction(DeliveredItem)
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case willTerminate

  /// A call without its arguments: what is named when it is *not* made.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    case willFinishLaunching = "application(_:willFinishLaunchingWithOptions:)"
    case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
    case performAction = "application(_:performActionFor:completionHandler:)"
    case willEnterForeground = "applicationWillEnterForeground(_:)"
    case didBecomeActive = "applicationDidBecomeActive(_:)"
    case willResignActive = "applicationWillResignActive(_:)"
    case didEnterBackground = "applicationDidEnterBackground(_:)"
    case willTerminate = "applicationWillTerminate(_:)"
  }

  package var method: Method {
    switch self {
    case .willFinishLaunching: .willFinishLaunching
    case .didFinishLaunching: .didFinishLaunching
    case .performAction: .performAction
    case .willEnterForeground: .willEnterForeground
    case .didBecomeActive: .didBecomeActive
    case .willResignActive: .willResignActive
    case .didEnterBackground: .didEnterBackground
    case .willTerminate: .willTerminate
    }
  }

  /// The item that the call hands to the app.
  package var deliveredItem: DeliveredItem? {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options): options.shortcutItem
    case .performAction(let delivered): delivered
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .willTerminate:
      nil
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
  /// A method without a result came back.
  case returned
  /// A method with a `Bool` result came back with it.
  case answered(Bool)
}

extension CallOutcome: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notImplemented: "not implemented"
    case .returned: "returned"
    case .answered(let answer): "\(answer)"
    }
  }
}
