//
//  AppDelegate.swift
//  SavedUntilActive
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    enum ShortcutIdentifier: String {
        case newMessage
        case openInbox

        init?(fullType: String) {
            guard let last = fullType.components(separatedBy: ".").last else { return nil }
            self.init(rawValue: last)
        }

        var type: String {
            return Bundle.main.bundleIdentifier ?? "" + ".\(self.rawValue)"
        }
    }

    static let applicationShortcutUserInfoIconKey = "applicationShortcutUserInfoIconKey"

    var window: UIWindow?

    /// Saved shortcut item used as a result of an app launch, used later when app is activated.
    var launchedShortcutItem: UIApplicationShortcutItem?

    @discardableResult
    func handleShortCutItem(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        var handled = false

        guard ShortcutIdentifier(fullType: shortcutItem.type) != nil else { return false }
        guard let shortCutType = shortcutItem.type as String? else { return false }

        switch shortCutType.components(separatedBy: ".").last {
        case ShortcutIdentifier.newMessage.rawValue?:
            handled = true
        case ShortcutIdentifier.openInbox.rawValue?:
            handled = true
        default:
            break
        }

        let alertController = UIAlertController(
            title: "Shortcut Handled", message: "\"\(shortcutItem.localizedTitle)\"", preferredStyle: .alert)
        let okAction = UIAlertAction(title: "OK", style: .default, handler: nil)
        alertController.addAction(okAction)
        window!.rootViewController?.present(alertController, animated: true, completion: nil)

        return handled
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        var shouldPerformAdditionalDelegateHandling = true

        window = UIWindow(frame: UIScreen.main.bounds)
        window!.rootViewController = UIViewController()
        window!.makeKeyAndVisible()

        if let shortcutItem = launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem {
            launchedShortcutItem = shortcutItem
            // This will block "performActionForShortcutItem:completionHandler" from being called.
            shouldPerformAdditionalDelegateHandling = false
        }

        if let shortcutItems = application.shortcutItems, shortcutItems.isEmpty {
            let inbox = UIMutableApplicationShortcutItem(
                type: ShortcutIdentifier.openInbox.rawValue, localizedTitle: "Inbox", localizedSubtitle: "2 unread",
                icon: UIApplicationShortcutIcon(type: .mail),
                userInfo: [AppDelegate.applicationShortcutUserInfoIconKey: UIApplicationShortcutIcon.IconType.mail.rawValue as NSSecureCoding])
            application.shortcutItems = [inbox]
        }

        return shouldPerformAdditionalDelegateHandling
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard let shortcut = launchedShortcutItem else { return }
        handleShortCutItem(shortcut)
        launchedShortcutItem = nil
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        let handledShortCutItem = handleShortCutItem(shortcutItem)
        completionHandler(handledShortCutItem)
    }
}
