import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// The quick action that connected the scene, kept until the scene is active.
  private var connectingShortcutItem: UIApplicationShortcutItem?
  private let player = PlayerViewController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: player)
    window.makeKeyAndVisible()
    self.window = window

    // The item that connects a scene comes in its connection options alone.
    connectingShortcutItem = connectionOptions.shortcutItem
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard let shortcutItem = connectingShortcutItem else { return }
    connectingShortcutItem = nil
    handle(shortcutItem)
  }

  /// The item that is chosen while the scene is connected.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
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
