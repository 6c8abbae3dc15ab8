/// Moves, scales and turns: kept for the app, and without effect on the screen.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat = 1
  public var b: CGFloat = 0
  public var c: CGFloat = 0
  public var d: CGFloat = 1
  public var tx: CGFloat = 0
  public var ty: CGFloat = 0

  public static let identity = CGAffineTransform()

  public init() {}

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    a = sx
    d = sy
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.tx = tx
    self.ty = ty
  }

  public init(rotationAngle angle: CGFloat) {
    a = cos(angle)
    b = sin(angle)
    c = -sin(angle)
    d = cos(angle)
  }
}
