internal import QuickActions

/// A scene as the system remembers it, connected or not.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// Nil in one that no phone knows of.
  let id: SceneID?
  /// The system, not the app, keeps a scene alive.
  var connectedScene: UIScene?
  open private(set) var role: Role
  open internal(set) var configuration: UISceneConfiguration
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?

  init(id: SceneID?, role: Role = .windowApplication) {
    self.id = id
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  open var scene: UIScene? { connectedScene }

  open var persistentIdentifier: String { "scene-\(id?.number ?? 0)" }

  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}
