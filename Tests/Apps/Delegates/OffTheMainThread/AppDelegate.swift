import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let type = shortcutItem.type
        DispatchQueue.global(qos: .userInitiated).async {
            let succeeded = Uploader().upload(type)
            completionHandler(succeeded)
        }
    }
}

struct Uploader {
    func upload(_ name: String) -> Bool {
        // The network takes its time.
        Thread.sleep(forTimeInterval: 0.2)
        return !name.isEmpty
    }
}
