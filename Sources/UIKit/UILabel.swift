/// Text that a person can read but not change. Each of its lines is a line of the phone's screen.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { ScreenReporter.shared.invalidate() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { ScreenReporter.shared.invalidate() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label { didSet { ScreenReporter.shared.invalidate() } }
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0

  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  override var ownText: StyledText? {
    text.map { StyledText(text: $0, font: font, color: textColor) }
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Longer text.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" { didSet { ScreenReporter.shared.invalidate() } }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { ScreenReporter.shared.invalidate() }
  }
  open var textColor: UIColor? = .label { didSet { ScreenReporter.shared.invalidate() } }
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  override var ownText: StyledText? {
    guard let text, !text.isEmpty else { return nil }
    return StyledText(text: text, font: font, color: textColor)
  }
}
