internal import QuickActions

/// A stack of view controllers, the last one in front.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] { didSet { hold(viewControllers) } }

  open private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar = UIToolbar()
  open var isNavigationBarHidden = false { didSet { ScreenReporter.shared.invalidate() } }
  open var isToolbarHidden = true { didSet { ScreenReporter.shared.invalidate() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { frontmost }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// The root stays. [documented]
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    if !popped.isEmpty { viewControllers = Array(viewControllers.prefix(1)) }
    return popped
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let popped = Array(viewControllers[(index + 1)...])
    if !popped.isEmpty { viewControllers = Array(viewControllers[...index]) }
    return popped
  }

  override var childInFront: UIViewController? { topViewController }

  override func composeBars(over front: UIViewController, into screen: inout ScreenComposition) {
    guard !isNavigationBarHidden else { return }
    let item = front.navigationItem
    if viewControllers.count > 1, !item.hidesBackButton, item.leftBarButtonItems.isNilOrEmpty {
      screen.appendControl(backTitle, .back, of: TapTarget(owner: self)) { [weak self] in
        self?.popViewController(animated: true)
      }
    }
    for item in item.leftBarButtonItems ?? [] { screen.append(item, .bar) }
    // The first one stands outermost. [documented]
    for item in (item.rightBarButtonItems ?? []).reversed() { screen.append(item, .bar) }
  }

  private var backTitle: String {
    let previous = viewControllers[viewControllers.count - 2]
    return previous.navigationItem.backButtonTitle ?? previous.navigationItem.title
      ?? previous.title ?? "Back"
  }
}

extension Optional where Wrapped: Collection {
  fileprivate var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var items: [UIBarButtonItem]? { didSet { ScreenReporter.shared.invalidate() } }

  override func compose(into screen: inout ScreenComposition) {
    for item in items ?? [] { screen.append(item, .button) }
  }
}
