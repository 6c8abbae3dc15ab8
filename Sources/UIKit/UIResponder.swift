/// What can take part in handling events: the app, its delegate, views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// Who is asked after this one.
  open var next: UIResponder? { nil }

  /// Nothing is read from nibs, so this is never called.
  open func awakeFromNib() {}

  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false

  // Departure: there is no keyboard: the first responder is noted and gets no text.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  // Departure: a tap reaches buttons, rows and tap gestures whole; no touches are delivered.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open internal(set) weak var view: UIView?
  open internal(set) var force: CGFloat = 1
  /// 400 sixtieths, as on a phone with 3D Touch.
  open var maximumPossibleForce: CGFloat { 400 / 60 }
  open internal(set) var tapCount = 1

  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What happened on the screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
}
