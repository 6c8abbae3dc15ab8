/// Text that a person can read but not change. Each of its lines is a line of the phone's screen.
@MainActor
open class UILabel: UIView {
  open var text: String? { didSet { ScreenReporter.shared.invalidate() } }
  // Implicitly unwrapped on iOS, where nil asks for the standard font.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { ScreenReporter.shared.invalidate() }
  }
  open var textColor: UIColor? = .label { didSet { ScreenReporter.shared.invalidate() } }
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false

  override var ownText: StyledText? {
    text.map { StyledText(text: $0, font: font, color: textColor) }
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// Longer text.
@MainActor
open class UITextView: UIView {
  open var text: String? { didSet { ScreenReporter.shared.invalidate() } }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { ScreenReporter.shared.invalidate() }
  }
  open var textColor: UIColor? = .label { didSet { ScreenReporter.shared.invalidate() } }
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true

  override var ownText: StyledText? {
    text.map { StyledText(text: $0, font: font, color: textColor) }
  }
}
