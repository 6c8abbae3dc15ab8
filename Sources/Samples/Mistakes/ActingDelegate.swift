import UIKit

/// What all delegates of this app have alike: a window, and items on the Home Screen.
class LaunchingDelegate: UIResponder {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    setItems()
    let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    if let item, Switch.take(item) {
      showWindow()
      return false
    }
    return launch(with: item)
  }

  func launch(with item: UIApplicationShortcutItem?) -> Bool {
    showWindow()
    return true
  }

  func setItems() {
    UIApplication.shared.shortcutItems = QuickAction.switches
  }

  final func showWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MistakeViewController.shared
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// The app without a mistake: each item comes to one method, cold or not, and is handled there.
class ActingDelegate: LaunchingDelegate, UIApplicationDelegate {
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if Switch.take(shortcutItem) { return completionHandler(true) }
    perform(shortcutItem, completionHandler)
  }

  func perform(
    _ shortcutItem: UIApplicationShortcutItem, _ completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(MistakeViewController.shared.perform(shortcutItem))
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}
}
