internal import QuickActions

/// What the items of bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { ScreenReporter.shared.invalidate() } }
  open var image: UIImage? { didSet { ScreenReporter.shared.invalidate() } }
  open var isEnabled = true { didSet { ScreenReporter.shared.invalidate() } }
  open var tag = 0
  open var accessibilityIdentifier: String?

  public override init() {
    super.init()
  }
}

/// A button in a bar.
// Departure: there are no selectors: bar buttons, controls and gestures take a UIAction or a closure.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var primaryAction: UIAction? { didSet { ScreenReporter.shared.invalidate() } }
  open var menu: UIMenu? { didSet { ScreenReporter.shared.invalidate() } }
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var style = Style.plain
  private var systemItem: SystemItem?

  public override init() {
    super.init()
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  /// What it shows; nil for a gap.
  var shownTitle: String? {
    if let title, !title.isEmpty { return title }
    return systemItem.map { $0.title } ?? image?.glyph
  }

  func press() {
    primaryAction?.perform(from: self)
    menu?.choose()
  }

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24

    fileprivate var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .add: "+"
      case .compose: "✎"
      case .action: "Share"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }
}

extension ScreenComposition {
  mutating func append(_ item: UIBarButtonItem, _ look: AppScreen.Look) {
    if let view = item.customView { return append(view) }
    guard let title = item.shownTitle else { return }
    guard item.isEnabled else { return append(AppScreen.Line(title, style: .secondary)) }
    appendControl(title, look, of: TapTarget(owner: item)) { [weak item] in item?.press() }
  }
}
