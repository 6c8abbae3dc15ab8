internal import QuickActions

/// A question or a notice over the screen.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  open var message: String? { didSet { ScreenReporter.shared.invalidate() } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  public private(set) var preferredStyle = Style.alert

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    ScreenReporter.shared.invalidate()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    ScreenReporter.shared.invalidate()
  }

  /// The alert is gone before its action runs. [documented]
  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true)
    action.handler?(action)
  }

  /// What it lays over the screen; Cancel stands last, as on iOS.
  func composed(into screen: inout ScreenComposition) -> AppScreen.Alert {
    if let message {
      for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
        screen.append(AppScreen.Line(String(line)))
      }
    }
    for field in textFields ?? [] { screen.append(field) }
    for action in actions.filter({ $0.style != .cancel }) + actions.filter({ $0.style == .cancel })
    {
      guard action.isEnabled else {
        screen.append(AppScreen.Line(action.title ?? "", style: .secondary))
        continue
      }
      let look: AppScreen.Look = action.style == .destructive ? .destructive : .button
      screen.appendControl(action.title ?? "", look, of: TapTarget(owner: action)) { [weak self] in
        self?.choose(action)
      }
    }
    return AppScreen.Alert(
      title: title, lines: screen.takeLines(), isSheet: preferredStyle == .actionSheet)
  }

  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { ScreenReporter.shared.invalidate() } }
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}
