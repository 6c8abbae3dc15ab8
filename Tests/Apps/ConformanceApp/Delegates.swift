import UIKit

/// Has none of the methods.
class SilentDelegate: UIResponder, UIApplicationDelegate {}

/// Has all of them but `willFinishLaunching`.
class LaunchedDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Script.shared.begin("application(_:didFinishLaunchingWithOptions:)")
    return Script.shared.launch(launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let method = "application(_:performActionFor:completionHandler:)"
    Script.shared.begin(method)
    Script.shared.perform(shortcutItem, in: method, completion: completionHandler)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    Script.shared.begin("applicationWillEnterForeground(_:)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Script.shared.begin("applicationDidBecomeActive(_:)")
    Script.shared.becomeActive(in: "applicationDidBecomeActive(_:)")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    Script.shared.begin("applicationWillResignActive(_:)")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Script.shared.begin("applicationDidEnterBackground(_:)")
    Script.shared.leave()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Script.shared.begin("applicationWillTerminate(_:)")
  }
}

/// Has all of them.
class EagerDelegate: UIResponder, UIApplicationDelegate {
  private let rest = LaunchedDelegate()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Script.shared.begin("application(_:willFinishLaunchingWithOptions:)")
    return Script.shared["will"] == "true"
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    rest.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    rest.application(
      application, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    rest.applicationWillEnterForeground(application)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    rest.applicationDidBecomeActive(application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    rest.applicationWillResignActive(application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    rest.applicationDidEnterBackground(application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    rest.applicationWillTerminate(application)
  }
}
