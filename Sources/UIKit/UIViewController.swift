/// One screenful of an app.
@preconcurrency @MainActor
open class UIViewController: NSObject {
  open var title: String? { didSet { ScreenReporter.shared.invalidate() } }
  open private(set) lazy var navigationItem = UINavigationItem()
  open internal(set) weak var navigationController: UINavigationController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  private var loadedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // Implicitly unwrapped on iOS; here reading it loads it, so it is never nil.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      return loadedView ?? UIView()
    }
    set {
      loadedView = newValue
      ScreenReporter.shared.invalidate()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Only one can be presented at a time. [documented]
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent !== self else {
      print("UIKit: attempt to present while another view controller is presented")
      return
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    FrontViewController.update()
    completion?()
  }

  /// Dismisses what this one presents; where it presents nothing, itself. [documented]
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController ?? self : self
    presenter.presentedViewController?.presentingViewController = nil
    presenter.presentedViewController = nil
    FrontViewController.update()
    completion?()
  }

  /// The one of those that this one holds or presents that a person sees.
  var frontmost: UIViewController {
    presentedViewController?.frontmost ?? frontmostChild
  }

  /// The one in front among those it holds; containers know better.
  var frontmostChild: UIViewController { self }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case automatic = -2
}

/// What a view controller contributes to a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? { didSet { ScreenReporter.shared.invalidate() } }
}
