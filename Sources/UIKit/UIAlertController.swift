/// A question or a notice over the screen.
// Departure: the buttons of an alert are shown but cannot be pressed.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  open var message: String? { didSet { ScreenReporter.shared.invalidate() } }
  open private(set) var actions: [UIAlertAction] = []
  public let preferredStyle: Style

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    ScreenReporter.shared.invalidate()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for text in [message].compactMap(\.self) + actions.compactMap(\.title).map({ "[ \($0) ]" }) {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
  }

  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    super.init()
  }

  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
