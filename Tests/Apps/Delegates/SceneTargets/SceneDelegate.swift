import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static let activityType = "com.example.targets.folder"

    var window: UIWindow?
    private let controller = FolderViewController()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        if let item = connectionOptions.shortcutItem {
            open(item, in: scene)
        }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(open(shortcutItem, in: windowScene))
    }

    @discardableResult
    private func open(_ item: UIApplicationShortcutItem, in scene: UIScene) -> Bool {
        guard let folder = item.userInfo?["folder"] as? String else { return false }
        controller.title = folder.capitalized

        let identifier = "folder-\(folder)"
        let activity = NSUserActivity(activityType: SceneDelegate.activityType)
        activity.title = folder
        activity.targetContentIdentifier = identifier
        activity.addUserInfoEntries(from: ["folder": folder])
        scene.userActivity = activity

        let conditions = scene.activationConditions
        conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self BEGINSWITH %@", "folder-")
        conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self == %@", identifier)
        return true
    }
}

final class FolderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "All Folders"
    }
}
