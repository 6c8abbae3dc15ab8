/// Looks that are set for all views of a class: accepted, and without effect, as no look is shown.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self {
    guard let proxy = AppearanceProxies.proxy(of: Self.self) else {
      fatalError("\(Self.self) cannot be made")
    }
    return proxy
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { appearance() }
}

extension UIView: UIAppearance {}

/// One object of each class, which nothing ever looks at.
@MainActor
enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  static func proxy<Kind: UIView>(of kind: Kind.Type) -> Kind? {
    if let known = proxies[ObjectIdentifier(kind)] as? Kind { return known }
    let made = InstanceMaker.view(of: kind)
    proxies[ObjectIdentifier(kind)] = made
    return made
  }
}

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundImage: UIImage?

  public override init() {
    super.init()
  }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
