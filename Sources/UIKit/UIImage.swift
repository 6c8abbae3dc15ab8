/// A picture. The phone's screen is text: a symbol is shown as a sign of its name where there is one.
// Departure: images are not drawn; a few symbols are shown as a sign, others not at all.
open class UIImage: NSObject, @unchecked Sendable {
  // Sendable: it never changes.
  let symbolName: String?
  public let size = CGSize(width: 24, height: 24)

  init(symbolName: String?) {
    self.symbolName = symbolName
  }

  public override convenience init() {
    self.init(symbolName: nil)
  }

  /// Any name is taken: the image is not looked for.
  public convenience init?(named name: String) {
    self.init(symbolName: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    self.init(symbolName: nil)
  }

  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(symbolName: name)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  public convenience init?(data: Data) {
    self.init(symbolName: nil)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Nil where no sign stands for it.
  var glyph: String? {
    guard let symbolName else { return nil }
    let stem = symbolName.split(separator: ".").first.map(String.init) ?? symbolName
    return UIImage.signs[symbolName] ?? UIImage.signs[stem]
  }

  private static let signs = [
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "star": "★", "heart": "♥",
    "play": "▶", "pause": "‖", "stop": "■", "house": "⌂", "gear": "⚙", "gearshape": "⚙",
    "pencil": "✎", "square.and.pencil": "✎", "envelope": "✉", "phone": "☎", "magnifyingglass": "⌕",
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓", "ellipsis": "…",
    "chevron.left": "‹", "chevron.right": "›", "sun": "☀", "cloud": "☁", "music": "♪",
    "flag": "⚑", "circle": "●", "questionmark": "?", "exclamationmark": "!",
  ]

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  open class Configuration: NSObject {}

  open class SymbolConfiguration: Configuration {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(textStyle: UIFont.TextStyle) {}
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { ScreenReporter.shared.invalidate() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var ownText: StyledText? { image?.glyph.map { StyledText(text: $0) } }
}
