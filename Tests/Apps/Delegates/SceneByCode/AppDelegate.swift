import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
    // No UIApplicationSceneManifest: this method alone asks for scenes.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem {
            QuickActions.shared.pending = item
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = MainSceneDelegate.self
        return configuration
    }
}

@MainActor
final class QuickActions {
    static let shared = QuickActions()
    var pending: UIApplicationShortcutItem?

    func performPending() {
        guard let item = pending else { return }
        pending = nil
        print("perform \(item.type)")
    }
}

final class MainSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        QuickActions.shared.pending = shortcutItem
        completionHandler(true)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        QuickActions.shared.performPending()
    }
}
