/// The app's answers to what happens in its life.
///
/// The methods are optional, as on iOS. One that the delegate does not have is told to the phone as
/// *not implemented*, which is something else than one that does nothing.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CurrentCall.isImplemented = false
    return true
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CurrentCall.isImplemented = false
    return true
  }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    CurrentCall.isImplemented = false
  }

  public func applicationWillEnterForeground(_ application: UIApplication) {
    CurrentCall.isImplemented = false
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {
    CurrentCall.isImplemented = false
  }

  public func applicationWillResignActive(_ application: UIApplication) {
    CurrentCall.isImplemented = false
  }

  public func applicationDidEnterBackground(_ application: UIApplication) {
    CurrentCall.isImplemented = false
  }

  public func applicationWillTerminate(_ application: UIApplication) {
    CurrentCall.isImplemented = false
  }
}
