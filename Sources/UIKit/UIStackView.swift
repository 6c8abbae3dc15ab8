/// Views in a row or a column. On the phone's screen a row of several controls is a column too.
@preconcurrency @MainActor
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open private(set) var arrangedSubviews: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    removeArrangedSubview(view)
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    insertSubview(view, at: index)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// What has one line each and is side by side is one line, with the only control among it.
  override func compose(into screen: inout ScreenComposition) {
    guard axis == .horizontal else { return super.compose(into: &screen) }
    var parts = ScreenComposition(numbers: screen.numbers)
    super.compose(into: &parts)
    let fits = parts.lines.count == subviews.filter { !$0.isHidden }.count
    if fits, parts.actions.count <= 1 { parts.joinLines() }
    screen.append(parts, within: nil)
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}
