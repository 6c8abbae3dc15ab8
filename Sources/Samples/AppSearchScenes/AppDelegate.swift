import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Dynamic items outlive the app, so they are set on the very first launch alone.
    if application.shortcutItems?.isEmpty ?? true {
      application.shortcutItems = QuickAction.dynamicItems
    }
    return true
  }

  /// The one here, with the scene delegate that the Info.plist names.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}
