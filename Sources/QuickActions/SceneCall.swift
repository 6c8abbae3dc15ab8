/// The phone's number for one scene of an app, from 1: it names the scene's session.
package struct SceneID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (left: SceneID, right: SceneID) -> Bool { left.number < right.number }

  package var description: String { "scene \(number)" }

  /// Which scene a line of the trace is about: nothing for the first, the only one of most apps.
  var mark: String { number == 1 ? "" : " [\(self)]" }
}

/// The part of `UIScene.ConnectionOptions` that counts here.
package struct ConnectionOptions: Hashable, Sendable {
  package var shortcutItem: DeliveredItem?

  package init(shortcutItem: DeliveredItem? = nil) {
    self.shortcutItem = shortcutItem
  }
}

extension ConnectionOptions: CustomStringConvertible {
  package var description: String {
    "options.shortcutItem: " + (shortcutItem.map { "\($0.item)" } ?? "nil")
  }
}

/// A call that the system makes on the delegate of a scene.
package enum SceneCall: Hashable, Sendable {
  case willConnect(ConnectionOptions)
  case performAction(DeliveredItem)
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case didDisconnect

  package var method: DelegateCall.Method {
    switch self {
    case .willConnect: .sceneWillConnect
    case .performAction: .scenePerformAction
    case .willEnterForeground: .sceneWillEnterForeground
    case .didBecomeActive: .sceneDidBecomeActive
    case .willResignActive: .sceneWillResignActive
    case .didEnterBackground: .sceneDidEnterBackground
    case .didDisconnect: .sceneDidDisconnect
    }
  }

  /// The item that the call hands to the app.
  package var deliveredItem: DeliveredItem? {
    switch self {
    case .willConnect(let options): options.shortcutItem
    case .performAction(let delivered): delivered
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .didDisconnect:
      nil
    }
  }
}

extension SceneCall: CustomStringConvertible {
  package var description: String {
    switch self {
    case .willConnect(let options): "\(method) \(options)"
    case .performAction(let delivered): "\(method) \(delivered.item)"
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .didDisconnect:
      method.description
    }
  }
}
