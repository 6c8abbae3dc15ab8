/// A stack of view controllers, the last one in front.
@MainActor
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where controller.navigationController === self {
        controller.navigationController = nil
      }
      for controller in viewControllers { controller.navigationController = self }
      FrontViewController.update()
    }
  }

  open private(set) lazy var navigationBar = UINavigationBar()

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

  override var frontmostChild: UIViewController { topViewController?.frontmost ?? self }
}

@MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
}
