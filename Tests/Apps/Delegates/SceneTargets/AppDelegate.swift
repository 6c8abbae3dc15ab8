import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.shortcutItems = ["letters", "bills"].map { folder in
            let item = UIMutableApplicationShortcutItem(type: "folder.open", localizedTitle: folder.capitalized)
            item.icon = UIApplicationShortcutIcon(systemImageName: "folder")
            item.userInfo = ["folder": folder as NSString]
            item.targetContentIdentifier = "folder-\(folder)"
            return item
        }
        return true
    }
}
