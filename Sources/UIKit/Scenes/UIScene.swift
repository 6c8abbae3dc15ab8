/// One instance of an app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// The title that the app switcher would show.
  // Implicitly unwrapped on iOS, where nil asks for no title.
  open var title: String? = ""
  open var userActivity: NSUserActivity?

  /// Which contents this scene is for. The phone decides by them while the app sleeps.
  open var activationConditions = UISceneActivationConditions() {
    didSet {
      guard activationConditions !== oldValue else { return }
      oldValue.scene = nil
      activationConditions.scene = session.id
    }
  }

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    activationConditions.scene = session.id
  }

  public override init() {
    session = UISceneSession(id: nil)
    super.init()
  }

  /// Says once in the console that nothing is opened.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    open var eventAttribution: Any?
  }
}

extension UIScene {
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
