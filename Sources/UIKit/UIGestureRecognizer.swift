/// Watches a view for a gesture and runs a closure when it is made.
///
/// On iOS a gesture calls a selector, which Swift has on Apple's systems alone. Here it takes a
/// closure: `UITapGestureRecognizer { recognizer in … }`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  open var isEnabled = true { didSet { ScreenReporter.shared.invalidate() } }
  open var cancelsTouchesInView = true
  open internal(set) var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private var actions: [(UIGestureRecognizer) -> Void] = []

  public override init() {
    super.init()
  }

  public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  open func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  open func location(in view: UIView?) -> CGPoint { .zero }

  func recognize() {
    state = .ended
    for action in actions { action(self) }
    state = .possible
  }

  /// What a tap on its view does; nil for a gesture that is no tap.
  var tapAction: (@MainActor () -> Void)? { nil }

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var tapAction: (@MainActor () -> Void)? {
    guard isEnabled else { return nil }
    return { [weak self] in self?.recognize() }
  }
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}
