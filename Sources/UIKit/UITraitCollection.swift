/// What an app can know of the screen it is on. Of the traits the phone changes one: 3D Touch.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  public let forceTouchCapability: UIForceTouchCapability

  public init(forceTouchCapability: UIForceTouchCapability) {
    self.forceTouchCapability = forceTouchCapability
    super.init()
  }

  public convenience override init() {
    self.init(forceTouchCapability: .unknown)
  }

  public static var current: UITraitCollection {
    let hasForceTouch = PhoneEnvironment.shared.current.hasForceTouch
    return UITraitCollection(forceTouchCapability: hasForceTouch ? .available : .unavailable)
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var displayScale: CGFloat { 3 }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.forceTouchCapability == forceTouchCapability
  }

  nonisolated open override var hash: Int { forceTouchCapability.rawValue }
}

/// Whether pressing harder means something. It can be switched off in Settings while an app runs.
public enum UIForceTouchCapability: Int, Sendable {
  /// Of a view that is in no window yet. [documented]
  case unknown, unavailable, available
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
