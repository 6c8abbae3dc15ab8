import UIKit

/// The app delegate of an app with scenes.
class ScenesDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Script.shared.begin("application(_:didFinishLaunchingWithOptions:)")
    return Script.shared.launch(launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let name = Script.shared["scenes"]
    let configuration = UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
    if name == "full" { configuration.delegateClass = FullSceneDelegate.self }
    if name == "silent" { configuration.delegateClass = SilentSceneDelegate.self }
    return configuration
  }
}

/// Has none of the methods, and an initialiser of its own.
class SilentSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let made: Date

  override init() {
    made = Date()
    super.init()
  }
}

/// Has all of them.
class FullSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Script.shared.begin("scene(_:willConnectTo:options:)")
    Script.shared.replaceConditions(of: scene)
    Script.shared.connect(connectionOptions.shortcutItem)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let method = "windowScene(_:performActionFor:completionHandler:)"
    Script.shared.begin(method)
    Script.shared.perform(shortcutItem, in: method, completion: completionHandler)
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    Script.shared.begin("sceneWillEnterForeground(_:)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    Script.shared.begin("sceneDidBecomeActive(_:)")
    Script.shared.becomeActive(in: "sceneDidBecomeActive(_:)")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    Script.shared.begin("sceneWillResignActive(_:)")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    Script.shared.begin("sceneDidEnterBackground(_:)")
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    Script.shared.begin("sceneDidDisconnect(_:)")
  }
}
