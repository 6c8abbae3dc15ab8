/// One screenful of an app.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var title: String? { didSet { ScreenReporter.shared.invalidate() } }
  open private(set) lazy var navigationItem = UINavigationItem()
  open var toolbarItems: [UIBarButtonItem]?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var definesPresentationContext = false
  open var isEditing = false { didSet { editButtonItem.title = isEditing ? "Done" : "Edit" } }
  open var preferredContentSize = CGSize.zero
  /// What a swipe up over its preview brings.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open var restorationIdentifier: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  open internal(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  public let nibName: String?
  private var ownTabBarItem: UITabBarItem?
  private var loadedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
    if let nibNameOrNil { MissingPiece.say("xibs are not read: \(nibNameOrNil)") }
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  // Reading it loads it, so it is never nil, as on iOS.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView ?? UIView()
    }
    set {
      loadedView = newValue
      newValue?.controller = self
      ScreenReporter.shared.invalidate()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      let item = ownTabBarItem ?? UITabBarItem(title: nil, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      ScreenReporter.shared.invalidate()
    }
  }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    MissingPiece.say("storyboards are not read: the segue \(identifier) leads nowhere")
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // The screen of this phone never turns.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }

  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      self?.setEditing(self?.isEditing == false, animated: true)
    })

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Presenting

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
    FrontViewControllers.update()
    completion?()
  }

  /// Dismisses what this one presents; where it presents nothing, itself, or the one that holds it.
  /// [documented]
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? nearestPresenter ?? self : self
    presenter.presentedViewController?.presentingViewController = nil
    presenter.presentedViewController = nil
    FrontViewControllers.update()
    completion?()
  }

  private var nearestPresenter: UIViewController? {
    presentingViewController ?? parent?.nearestPresenter
  }

  // MARK: Containing

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Makes these the only ones that it holds.
  func hold(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    children = controllers
    for controller in controllers { controller.parent = self }
    FrontViewControllers.update()
  }

  /// The one in front among those that it holds; nil for one that shows its own view.
  var childInFront: UIViewController? { nil }

  /// What it adds above and below the view of the one in front that it holds.
  func composeBars(over front: UIViewController, into screen: inout ScreenComposition) {
    parent?.composeBars(over: self, into: &screen)
  }

  func composeFoot(into screen: inout ScreenComposition) {}
}
