/// A list and what is chosen from it. An iPhone shows one of them at a time.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  public private(set) var style = Style.unspecified
  private var columns: [Column: UIViewController] = [:]
  private var front = Column.primary

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }

  open var viewControllers: [UIViewController] {
    get { [columns[.primary], columns[.supplementary], columns[.secondary]].compactMap(\.self) }
    set {
      columns = [:]
      columns[.primary] = newValue.first
      if newValue.count > 1 { columns[.secondary] = newValue.last }
      hold(viewControllers)
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    hold(viewControllers)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func show(_ column: Column) {
    front = column
    FrontViewControllers.update()
  }

  open func hide(_ column: Column) {
    if front == column { show(.primary) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  override var childInFront: UIViewController? {
    columns[front] ?? columns[.primary] ?? columns[.secondary]
  }

  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
