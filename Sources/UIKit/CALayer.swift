/// How a view is drawn: accepted, and without effect, as no look is shown.
@preconcurrency @MainActor
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var opacity: Float = 1
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3

  public override init() {
    super.init()
  }
}

/// The colour of a layer.
public final class CGColor: Sendable {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }
}
