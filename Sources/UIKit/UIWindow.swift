/// The screen that an app runs on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  /// Of an iPhone XS, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 812) }
  open var scale: CGFloat { 3 }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
}

/// What holds an app's views. The phone shows the key window.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet { front.update(in: self) }
  }

  public private(set) var isKeyWindow = false

  /// The view controllers that a person sees, and who is told when they change.
  let front = FrontViewControllers()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A window of a scene, as large as its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// In an app with scenes a window without one is not shown on iOS.
  open weak var windowScene: UIWindowScene?

  open func makeKeyAndVisible() {
    becomeVisible()
    makeKey()
  }

  /// Shows nothing by itself.
  open func makeKey() {
    for window in UIApplication.shared.windows { window.isKeyWindow = false }
    isKeyWindow = true
    front.update(in: self)
  }

  /// A window that is told not to be hidden becomes visible. [documented]
  open override var isHidden: Bool {
    didSet { if !isHidden { becomeVisible() } }
  }

  private func becomeVisible() {
    UIApplication.shared.windows.removeAll { $0 === self }
    UIApplication.shared.windows.append(self)
  }
}
