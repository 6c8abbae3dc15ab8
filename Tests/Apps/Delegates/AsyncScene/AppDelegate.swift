import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let journal = JournalViewController()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = journal
        self.window = window
        window.makeKeyAndVisible()
        if let type = connectionOptions.shortcutItem?.type {
            Task { await perform(type) }
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        await perform(shortcutItem.type)
    }

    @discardableResult
    private func perform(_ type: String) async -> Bool {
        switch type {
        case "entry.new":
            journal.write("A new entry")
            return true
        default:
            return false
        }
    }
}

class JournalViewController: UIViewController {
    private let text = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Journal"
        view.addSubview(text)
    }

    func write(_ entry: String) {
        loadViewIfNeeded()
        text.text = entry
    }
}
