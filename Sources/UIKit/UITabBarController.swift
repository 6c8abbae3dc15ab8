internal import QuickActions

/// View controllers side by side, each under a tab at the foot.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    didSet { hold(viewControllers ?? []) }
  }

  open var selectedIndex = 0 { didSet { FrontViewControllers.update() } }

  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else {
        return viewControllers?.first
      }
      return viewControllers[selectedIndex]
    }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  override var childInFront: UIViewController? { selectedViewController }

  /// A tap on the tab that is open goes back to the root of its stack.
  private func choose(_ index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    let controller = viewControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  override func composeFoot(into screen: inout ScreenComposition) {
    guard !tabBar.isHidden else { return }
    for (index, controller) in (viewControllers ?? []).enumerated() {
      let title = controller.tabTitle
      screen.appendControl(
        title, .tab, of: TapTarget(owner: controller),
        isSelected: controller === selectedViewController
      ) { [weak self] in self?.choose(index) }
    }
  }
}

extension UIViewController {
  fileprivate var tabTitle: String {
    let first = (self as? UINavigationController)?.viewControllers.first
    let title =
      tabBarItem.title ?? title ?? first?.tabBarItem.title ?? first?.title ?? "\(type(of: self))"
    return tabBarItem.badgeValue.map { "\(title) (\($0))" } ?? title
  }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

@preconcurrency @MainActor
open class UITabBar: UIView {
  open override var isHidden: Bool { didSet { ScreenReporter.shared.invalidate() } }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// What stands on a tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String? { didSet { ScreenReporter.shared.invalidate() } }

  public override init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = "\(systemItem)".prefix(1).uppercased() + "\(systemItem)".dropFirst()
    self.tag = tag
  }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
}
