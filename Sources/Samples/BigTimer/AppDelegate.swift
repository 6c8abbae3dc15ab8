import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let timer = TimerViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = timer
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// The type of a quick action is its number of minutes.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let minutes = Int(shortcutItem.type) else { return completionHandler(false) }
    timer.start(minutes: minutes)
    completionHandler(true)
  }

  /// The clock went on while the app was suspended.
  func applicationDidBecomeActive(_ application: UIApplication) {
    timer.refresh()
  }
}
