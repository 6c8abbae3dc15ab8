/// Part of a window. What it holds is shown as text, from top to bottom in the order of its subviews.
// Departure: frames, colours and constraints place nothing: an app's screen is lines of text.
@preconcurrency @MainActor
open class UIView: UIResponder {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  open var tag = 0
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var isUserInteractionEnabled = true { didSet { ScreenReporter.shared.invalidate() } }
  open var isHidden = false { didSet { ScreenReporter.shared.invalidate() } }
  open var alpha: CGFloat = 1 { didSet { ScreenReporter.shared.invalidate() } }
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var transform = CGAffineTransform.identity
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false

  open private(set) lazy var layer = CALayer()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The view controller whose view this is.
  weak var controller: UIViewController?
  /// A press within the view asks for a preview.
  var previewing: PreviewingContext?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    ScreenReporter.shared.invalidate()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    ScreenReporter.shared.invalidate()
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func setNeedsLayout() {}
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func setNeedsUpdateConstraints() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func sizeToFit() {}
  open func invalidateIntrinsicContentSize() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open var traitCollection: UITraitCollection { window == nil ? UITraitCollection() : .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
    ScreenReporter.shared.invalidate()
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    ScreenReporter.shared.invalidate()
  }

  /// What this view itself shows, without its subviews; nil for none.
  var ownText: StyledText? { nil }

  /// Adds the lines of this view and what is in it; a kind of view with controls knows better.
  func compose(into screen: inout ScreenComposition) {
    let tap = isUserInteractionEnabled ? gestureRecognizers?.compactMap(\.tapAction).first : nil
    screen.append(ownText, tap: tap.map { (self, .row, $0) })
    for subview in subviews { screen.append(subview) }
  }
}
