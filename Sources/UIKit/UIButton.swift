internal import QuickActions

/// A control with a title that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  open private(set) var buttonType: ButtonType
  open var configuration: Configuration? { didSet { ScreenReporter.shared.invalidate() } }
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var role = Role.normal
  open var contentEdgeInsets = UIEdgeInsets.zero
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  private var titles: [UIControl.State: String] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    adopt(primaryAction)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// The title of the action becomes that of the button. [documented]
  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    ScreenReporter.shared.invalidate()
  }

  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    ScreenReporter.shared.invalidate()
  }

  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  open var currentTitle: String? { title(for: state) }

  open func setNeedsUpdateConfiguration() {}

  override func press() {
    if showsMenuAsPrimaryAction, let menu { return menu.choose() }
    super.press()
  }

  override func compose(into screen: inout ScreenComposition) {
    let title = currentTitle ?? configuration?.title ?? titleLabel?.text
    let shown = title ?? image(for: state)?.glyph ?? configuration?.image?.glyph ?? ""
    let isDestructive = role == .destructive || configuration?.baseForegroundColor == .systemRed
    screen.append(
      self, titled: shown, isDestructive ? .destructive : .button, isSelected: isSelected)
    for subview in subviews { screen.append(subview) }
  }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// How a button looks; here its title and its image count.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var showsActivityIndicator = false

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }

    public enum CornerStyle: Int, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
  }
}
