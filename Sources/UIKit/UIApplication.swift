internal import QuickActions

/// The one object that stands for the running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public weak var delegate: (any UIApplicationDelegate)?

  public internal(set) var applicationState = State.inactive {
    didSet {
      guard applicationState != oldValue else { return }
      wentToBackgroundAt = applicationState == .background ? .now : nil
    }
  }

  /// The windows that were made visible, the key window last.
  public internal(set) var windows: [UIWindow] = []

  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// Kept, and shown nowhere.
  open var applicationIconBadgeNumber = 0 {
    didSet { MissingPiece.say("applicationIconBadgeNumber: icons have no badges on this phone") }
  }
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var isStatusBarHidden: Bool { false }

  /// What is left of the time for background tasks; without end in the foreground. [documented]
  open var backgroundTimeRemaining: TimeInterval {
    guard let wentToBackgroundAt else { return .greatestFiniteMagnitude }
    let gone = wentToBackgroundAt.duration(to: .now) / .seconds(1)
    return max(0, PhoneEnvironment.shared.current.ios.backgroundTaskTime / .seconds(1) - gone)
  }

  private var wentToBackgroundAt: ContinuousClock.Instant?

  private var dynamicItems: [UIApplicationShortcutItem] = []

  /// The dynamic items alone; those of the `Info.plist` are not listed. [documented]
  ///
  /// Setting replaces the whole array; nil clears it like an empty one.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { dynamicItems }
    set { replaceShortcutItems(newValue ?? []) }
  }

  public override init() {
    super.init()
  }

  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  private func replaceShortcutItems(_ items: [UIApplicationShortcutItem]) {
    let limit = ShortcutItem.storedLimit
    if items.count > limit {
      print("UIKit: \(items.count) shortcut items set, the first \(limit) are kept")
    }
    dynamicItems = items.prefix(limit).map { UIApplicationShortcutItem($0.content) }
    PhoneLink.shared.say(.setShortcutItems(dynamicItems.map(\.content)))
  }

  /// Takes over what the phone kept from an earlier run.
  func adopt(_ items: [ShortcutItem]) {
    dynamicItems = items.map { UIApplicationShortcutItem($0) }
  }
}

extension UIApplication {
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
