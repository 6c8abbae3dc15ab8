/// How much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  open var progress: Float = 0 { didSet { ScreenReporter.shared.invalidate() } }
  open var progressTintColor: UIColor?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var ownText: StyledText? {
    StyledText(text: "\(Int((min(max(progress, 0), 1) * 100).rounded())) %")
  }
}

/// That something is being done.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  open var hidesWhenStopped = true { didSet { ScreenReporter.shared.invalidate() } }
  open private(set) var isAnimating = false { didSet { ScreenReporter.shared.invalidate() } }
  open var color: UIColor?
  public private(set) var style = Style.medium

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override var ownText: StyledText? {
    isAnimating || !hidesWhenStopped ? StyledText(text: "…", color: .secondaryLabel) : nil
  }

  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}
