import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  /// The quick action that launched the app, kept until the app is active.
  private var launchedShortcutItem: UIApplicationShortcutItem?
  private let player = PlayerViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: player)
    window.makeKeyAndVisible()
    self.window = window

    // Dynamic items outlive the app, so they are set on the very first launch alone.
    if application.shortcutItems?.isEmpty ?? true {
      application.shortcutItems = QuickAction.dynamicItems
    }

    launchedShortcutItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    // False says that the item is taken care of: the system does not hand it over a second time.
    return launchedShortcutItem == nil
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard let shortcutItem = launchedShortcutItem else { return }
    launchedShortcutItem = nil
    handle(shortcutItem)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(handle(shortcutItem))
  }

  @discardableResult
  private func handle(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
    guard let action = QuickAction(rawValue: shortcutItem.type) else {
      print("no such quick action: \(shortcutItem.type)")
      return false
    }
    switch action {
    case .search: player.search(for: "rain")
    case .share: player.share()
    case .play: player.play()
    case .pause: player.pause()
    }
    return true
  }
}
