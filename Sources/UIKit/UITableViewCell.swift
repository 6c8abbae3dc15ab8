internal import QuickActions

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public let reuseIdentifier: String?
  open private(set) lazy var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ScreenReporter.shared.invalidate() }
  }
  open var accessoryType = AccessoryType.none { didSet { ScreenReporter.shared.invalidate() } }
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  open var separatorInset = UIEdgeInsets.zero
  private let style: CellStyle
  private lazy var detail = UILabel()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// A default cell has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : detail }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The texts of the row, all of them one control; then what else is in it.
  func compose(into screen: inout ScreenComposition, as control: AppScreen.Control?) {
    let content = contentConfiguration as? UIListContentConfiguration
    let glyph = (content?.image ?? imageView?.image)?.glyph.map { "\($0) " } ?? ""
    let title = content?.text ?? textLabel?.text
    let note = content?.secondaryText ?? detailTextLabel?.text
    let isBeside = style == .value1 || style == .value2 || content?.isBeside ?? false
    if let title {
      let beside = isBeside ? note.map { "  \($0)" } ?? "" : ""
      screen.append(StyledText(text: glyph + title + beside), within: control)
    }
    if let note, !note.isEmpty, !isBeside {
      screen.append(StyledText(text: note, font: .systemFont(ofSize: 12)), within: control)
    }
    var rest = ScreenComposition(within: screen)
    rest.append(contentView)
    for subview in subviews where subview !== contentView { rest.append(subview) }
    if let accessoryView { rest.append(accessoryView) }
    screen.append(rest, within: control)
  }

  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

/// What a cell shows, as a value.
public protocol UIContentConfiguration {}

/// A title, a second text and an image.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  var isBeside: Bool { prefersSideBySideTextAndSecondaryText }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    public var color = UIColor.label
    public var numberOfLines = 0
  }
}
