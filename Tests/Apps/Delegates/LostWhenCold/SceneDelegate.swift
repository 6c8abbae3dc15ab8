import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        guard let navigation = window?.rootViewController as? UINavigationController else {
            return completionHandler(false)
        }
        switch shortcutItem.type {
        case "com.example.recorder.record":
            navigation.pushViewController(RecordViewController(), animated: false)
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}

class RecordViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recording"
    }
}
