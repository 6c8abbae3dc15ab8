import UIKit

/// The app delegate of an app with scenes, which this method alone makes it.
class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    application.shortcutItems = QuickAction.switches
    if let item = options.shortcutItem { _ = Switch.take(item) }
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneDelegateClass
    return configuration
  }

  var sceneDelegateClass: AnyClass { SilentSceneDelegate.self }
}

class LostWhenCold: SceneAppDelegate {
  override var sceneDelegateClass: AnyClass { ActingSceneDelegate.self }
}

class OnlyInAppDelegate: SceneAppDelegate {
  /// Never called: the app has scenes.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(MistakeViewController.shared.perform(shortcutItem))
  }
}

/// Shows its window, and does nothing with an item.
class ShowingSceneDelegate: UIResponder {
  var window: UIWindow?

  /// The item in the options should be handled here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = MistakeViewController.shared
    window.makeKeyAndVisible()
    self.window = window
  }
}

class SilentSceneDelegate: ShowingSceneDelegate, UIWindowSceneDelegate {}

class ActingSceneDelegate: ShowingSceneDelegate, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if Switch.take(shortcutItem) { return completionHandler(true) }
    completionHandler(MistakeViewController.shared.perform(shortcutItem))
  }
}
