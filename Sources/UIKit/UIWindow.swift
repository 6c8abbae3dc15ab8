/// The screen that an app runs on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  /// Of an iPhone XS, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 812) }
  open var scale: CGFloat { 3 }
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
    let application = UIApplication.shared
    for window in application.windows { window.isKeyWindow = false }
    application.windows.removeAll { $0 === self }
    application.windows.append(self)
    isKeyWindow = true
    front.update(in: self)
  }
}
