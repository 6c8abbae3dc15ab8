internal import QuickActions

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false { didSet { ScreenReporter.shared.invalidate() } }
  open var title: String?
  open var onTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func press() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func compose(into screen: inout ScreenComposition) {
    screen.append(self, titled: isOn ? "on" : "off", isSelected: isOn)
  }
}

/// One of several, side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { ScreenReporter.shared.invalidate() }
  }
  private var titles: [String] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// The items are titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? ($0 as? UIImage)?.glyph ?? "" }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { titles.count }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    ScreenReporter.shared.invalidate()
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    ScreenReporter.shared.invalidate()
  }

  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  private func choose(_ segment: Int) {
    guard segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func compose(into screen: inout ScreenComposition) {
    for (index, title) in titles.enumerated() {
      guard isEnabled else {
        screen.append(AppScreen.Line(title, style: .secondary))
        continue
      }
      let target = TapTarget(owner: self, part: [index])
      screen.appendControl(title, .button, of: target, isSelected: index == selectedSegmentIndex) {
        [weak self] in self?.choose(index)
      }
    }
  }
}
