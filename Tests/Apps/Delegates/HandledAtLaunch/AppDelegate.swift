import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let chats = ["Ada", "Grace", "Katherine"]

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = UIViewController()
        list.title = "Chats"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()

        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            let handled = handle(item)
            return !handled
        }
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(handle(shortcutItem))
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // The most recent chats, newest first.
        application.shortcutItems = chats.prefix(2).enumerated().map { index, name in
            UIApplicationShortcutItem(
                type: "OpenChat", localizedTitle: name, localizedSubtitle: "Chat \(index + 1)",
                icon: UIApplicationShortcutIcon(templateImageName: "chat"),
                userInfo: ["name": name as NSSecureCoding])
        }
    }

    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let navigation = window?.rootViewController as? UINavigationController else { return false }
        switch item.type {
        case "NewChat":
            navigation.popToRootViewController(animated: false)
            navigation.pushViewController(ChatViewController(name: "New Chat"), animated: false)
            return true
        case "OpenChat":
            guard let name = item.userInfo?["name"] as? String else { return false }
            navigation.popToRootViewController(animated: false)
            navigation.pushViewController(ChatViewController(name: name), animated: false)
            return true
        default:
            return false
        }
    }
}

class ChatViewController: UIViewController {
    let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        view.backgroundColor = .white
    }
}
