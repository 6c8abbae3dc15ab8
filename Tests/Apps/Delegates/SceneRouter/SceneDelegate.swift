import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var router = Router(window: window!)

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        window = UIWindow(frame: windowScene.screen.bounds)
        window?.windowScene = windowScene
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()

        if let url = connectionOptions.urlContexts.first?.url {
            router.open(url)
        } else if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            self.scene(scene, continue: activity)
        } else if let shortcut = connectionOptions.shortcutItem {
            router.open(shortcut)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let context = URLContexts.first else { return }
        print("from \(context.options.sourceApplication ?? "unknown")")
        router.open(context.url)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let url = userActivity.webpageURL else { return }
        router.open(url)
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(router.open(shortcutItem))
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return scene.userActivity
    }
}

class Router {
    let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    @discardableResult
    func open(_ item: UIApplicationShortcutItem) -> Bool {
        guard let path = item.userInfo?["path"] as? String, let url = URL(string: "router://app/\(path)") else { return false }
        return open(url)
    }

    @discardableResult
    func open(_ url: URL) -> Bool {
        guard let navigation = window.rootViewController as? UINavigationController else { return false }
        if navigation.presentedViewController != nil {
            navigation.dismiss(animated: false, completion: nil)
        }
        let page = UIViewController()
        page.title = url.lastPathComponent
        navigation.pushViewController(page, animated: true)
        return true
    }
}
