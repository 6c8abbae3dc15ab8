import Foundation
import UIKit

extension Notification.Name {
    static let quickActionChosen = Notification.Name("QuickActionChosen")
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var backgroundTask: UIBackgroundTaskIdentifier = .invalid

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UserDefaults.standard.register(defaults: ["launches": 0])
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootViewController(nibName: nil, bundle: nil)
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        let name = shortcutItem.type.components(separatedBy: ".").last!
        // The root view controller may still be loading.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            NotificationCenter.default.post(name: .quickActionChosen, object: nil, userInfo: ["name": name])
            completionHandler(true)
        }
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        backgroundTask = application.beginBackgroundTask(withName: "save") { [weak self] in
            self?.endTask()
        }
        DispatchQueue.main.async {
            self.endTask()
        }
    }

    func applicationWillTerminate(_ application: UIApplication) {
        UserDefaults.standard.synchronize()
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else { return false }
        return self.application(UIApplication.shared, open: url)
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print("open \(url) from \(options[.sourceApplication] ?? "?")")
        return url.scheme == "poster"
    }

    private func endTask() {
        guard backgroundTask != .invalid else { return }
        UIApplication.shared.endBackgroundTask(backgroundTask)
        backgroundTask = .invalid
    }
}

class RootViewController: UIViewController {
    private let label = UILabel()
    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Nothing chosen"
        view.addSubview(label)
        observer = NotificationCenter.default.addObserver(forName: .quickActionChosen, object: nil, queue: .main) { [weak self] notification in
            self?.label.text = notification.userInfo?["name"] as? String
        }
    }
}
