/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  /// Looks the name up in the `Info.plist`; nil stands for the first one there. A name that is not
  /// there gives a configuration that is still to be filled in. [documented]
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    delegateClass = ConnectedScenes.shared.delegateClass(ofConfiguration: name, role: sessionRole)
  }

  public convenience override init() {
    self.init(name: nil, sessionRole: .windowApplication)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
