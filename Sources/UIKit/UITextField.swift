/// A line of text that a person may type on iOS.
// Departure: text fields and text views show their text; nothing can be typed into them.
@preconcurrency @MainActor
open class UITextField: UIControl {
  open var text: String? = "" { didSet { ScreenReporter.shared.invalidate() } }
  open var placeholder: String? { didSet { ScreenReporter.shared.invalidate() } }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false { didSet { ScreenReporter.shared.invalidate() } }
  open weak var delegate: (any UITextFieldDelegate)?

  open override var canBecomeFirstResponder: Bool { true }

  override var ownText: StyledText? {
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    guard shown.isEmpty else { return StyledText(text: shown, font: font, color: textColor) }
    return placeholder.map { StyledText(text: $0, font: font, color: .tertiaryLabel) }
  }

  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
}

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
