/// What menus are made of.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open internal(set) var title: String
  open internal(set) var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Sendable {
    case off, on, mixed
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// Code with a name: what a control or a bar button does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  open private(set) var sender: Any?
  let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// Actions under one button.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap(\.self) }
  }

  /// Lets a person choose one of its actions, on a sheet.
  func choose() {
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for action in actions where !action.attributes.contains(.hidden) {
      let isDestructive = action.attributes.contains(.destructive)
      sheet.addAction(
        UIAlertAction(title: action.title, style: isDestructive ? .destructive : .default) { _ in
          action.perform(from: self)
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    UIApplication.shared.keyWindow?.rootViewController?.frontmost.present(sheet, animated: true)
  }
}
