/// Part of a window. What it holds is shown as text, from top to bottom in the order of its subviews.
// Departure: frames, colours and constraints place nothing: an app's screen is lines of text.
@preconcurrency @MainActor
open class UIView: NSObject {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var tag = 0
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isUserInteractionEnabled = true
  open var isHidden = false { didSet { ScreenReporter.shared.invalidate() } }
  open var alpha: CGFloat = 1 { didSet { ScreenReporter.shared.invalidate() } }

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

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
    ScreenReporter.shared.invalidate()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    ScreenReporter.shared.invalidate()
  }

  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}

  /// What this view itself shows, without its subviews; nil for none.
  var ownText: StyledText? { nil }
}
