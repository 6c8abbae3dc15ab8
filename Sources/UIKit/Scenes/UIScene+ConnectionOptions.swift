internal import QuickActions

extension UIScene {
  /// Why a scene is connected. A quick action that connects one comes here and nowhere else.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open private(set) var shortcutItem: UIApplicationShortcutItem?

    init(_ options: QuickActions.ConnectionOptions) {
      shortcutItem = options.shortcutItem.map { UIApplicationShortcutItem($0) }
    }

    // This phone opens no URLs, continues no activities and shows no notifications.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var notificationResponse: UNNotificationResponse? { nil }
    open var handoffUserActivityType: String? { nil }
    open var sourceApplication: String? { nil }
    open var cloudKitShareMetadata: Any? { nil }
  }
}

/// A URL that an app is asked to open, and how.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
  }
}

extension UIScene {
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}

/// The answer of a person to a notification. There are none on this phone.
open class UNNotificationResponse: NSObject, @unchecked Sendable {}
