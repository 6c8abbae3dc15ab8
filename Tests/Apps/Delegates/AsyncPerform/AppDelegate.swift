import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let store = OrderStore()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: OrderViewController())
        window.makeKeyAndVisible()
        self.window = window
        Task { @MainActor in
            await refreshQuickActions()
        }
        return true
    }

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        guard shortcutItem.type == "reorder" else { return false }
        let order = await store.lastOrder()
        guard let navigation = window?.rootViewController as? UINavigationController,
            let controller = navigation.viewControllers.first as? OrderViewController
        else { return false }
        controller.show(order)
        return true
    }

    private func refreshQuickActions() async {
        let order = await store.lastOrder()
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: "reorder",
                localizedTitle: "Order \(order) again",
                localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(systemImageName: "cup.and.saucer"))
        ]
    }
}

actor OrderStore {
    func lastOrder() -> String { "Espresso" }
}

final class OrderViewController: UIViewController {
    func show(_ order: String) {
        title = order
    }
}
