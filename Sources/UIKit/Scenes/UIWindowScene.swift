/// A scene that windows belong to.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var statusBarManager: UIStatusBarManager? { statusBar }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var traitCollection: UITraitCollection { .current }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  private let statusBar = UIStatusBarManager()

  /// The windows of this scene that were made visible, the key window last.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var isStatusBarHidden: Bool { false }
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 375, height: 44) }
}

/// How small and large a scene may be; nil on a phone.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
