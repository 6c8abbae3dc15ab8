internal import QuickActions

/// What a view controller contributes to a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? { didSet { ScreenReporter.shared.invalidate() } }
  open var prompt: String?
  open var titleView: UIView?
  open var backButtonTitle: String? { didSet { ScreenReporter.shared.invalidate() } }
  open var hidesBackButton = false { didSet { ScreenReporter.shared.invalidate() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { ScreenReporter.shared.invalidate() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { ScreenReporter.shared.invalidate() } }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { backButtonTitle = backBarButtonItem?.title }
  }

  public override init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}
