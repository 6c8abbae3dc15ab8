/// Screens that were drawn in Xcode, which cannot be read here.
// Departure: storyboards and xibs are not read; their view controllers come without views.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    MissingPiece.say("storyboards are not read: those of \(name) give empty view controllers")
  }

  /// The class is not known without the storyboard: an app whose template has a `ViewController` gets
  /// that one.
  open func instantiateInitialViewController() -> UIViewController? {
    UIStoryboard.controller(named: "ViewController") ?? UIViewController()
  }

  /// By custom the identifier is the name of the class.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIStoryboard.controller(named: identifier) ?? UIViewController()
  }

  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    creator?(NSCoder()) ?? ViewController(coder: NSCoder())
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let made = creator?(NSCoder()) ?? ViewController(coder: NSCoder()) else {
      fatalError("\(ViewController.self) has no init(coder:)")
    }
    return made
  }

  /// Of the app's own module, made as a storyboard makes it.
  private static func controller(named name: String) -> UIViewController? {
    let delegate = UIApplication.shared.delegate.map { NSStringFromClass(type(of: $0)) }
    let module = delegate?.split(separator: ".").first.map { "\($0)." } ?? ""
    let kind = NSClassFromString(module + name) as? UIViewController.Type
    return kind?.init(coder: NSCoder())
  }
}

/// A view that was drawn in Xcode.
@preconcurrency @MainActor
open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
    MissingPiece.say("xibs are not read: \(name)")
  }

  open func instantiate(withOwner ownerOrNil: Any?) -> [Any] { [] }
}

/// A way from one view controller to another, drawn in Xcode.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  open func perform() {}
}

extension UIViewController {
  /// The storyboard that it is from: none can be read.
  public var storyboard: UIStoryboard? { nil }
}
