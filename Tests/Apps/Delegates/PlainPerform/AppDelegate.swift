import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ScannerViewController()
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        guard shortcutItem.type == "com.example.scanner.scan",
            let scanner = (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController as? ScannerViewController
        else {
            completionHandler(false)
            return
        }
        scanner.scan()
        completionHandler(true)
    }
}

final class ScannerViewController: UIViewController {
    private let result = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scanner"
        result.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(result)
        NSLayoutConstraint.activate([
            result.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            result.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    func scan() {
        loadViewIfNeeded()
        result.text = "Scanning…"
    }
}
