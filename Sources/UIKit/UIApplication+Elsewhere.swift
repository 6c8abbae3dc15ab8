// What leaves the app or asks the system for more than this phone has: it is said once in the console.

extension UIApplication {
  public func canOpenURL(_ url: URL) -> Bool {
    MissingPiece.say("canOpenURL is false: no other app opens URLs on this phone")
    return false
  }

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    MissingPiece.say("open does not leave the app: \(url.absoluteString)")
    completion?(false)
  }

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    open(url, options: options, completionHandler: nil)
    return false
  }

  public func registerForRemoteNotifications() {
    MissingPiece.say("registerForRemoteNotifications: no notifications reach this phone")
  }

  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }

  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    MissingPiece.say("setMinimumBackgroundFetchInterval: nothing is fetched in the background")
  }

  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    MissingPiece.say("setAlternateIconName: the icon stays as it is")
    completionHandler?(nil)
  }

  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}

  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public var isProtectedDataAvailable: Bool { true }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 375, height: 44) }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options of `application(_:open:options:)`.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
