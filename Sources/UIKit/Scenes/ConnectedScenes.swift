internal import QuickActions

/// The scenes of this app: what the phone's numbers stand for.
@MainActor
final class ConnectedScenes {
  static let shared = ConnectedScenes()

  /// Of the `Info.plist`, as the phone read it.
  var plist: [SceneConfiguration] = []
  /// The module of the app delegate: where a class is looked for that is named without one.
  var module = ""
  private var sessionsByID: [SceneID: UISceneSession] = [:]

  var sessions: Set<UISceneSession> { Set(sessionsByID.values) }
  var scenes: Set<UIScene> { Set(sessionsByID.values.compactMap(\.connectedScene)) }

  func session(_ id: SceneID) -> UISceneSession {
    if let session = sessionsByID[id] { return session }
    let session = UISceneSession(id: id)
    sessionsByID[id] = session
    return session
  }

  /// Makes the scene and its delegate, of the classes that the session's configuration names.
  func connect(_ id: SceneID, _ options: UIScene.ConnectionOptions) -> UIScene {
    let session = session(id)
    let sceneClass = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.delegate = newDelegate(session.configuration)
    session.connectedScene = scene
    return scene
  }

  func disconnect(_ scene: UIScene) {
    scene.activationState = .unattached
    scene.session.connectedScene = nil
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    UIApplication.shared.windows.removeAll { $0.windowScene === scene }
  }

  /// The sessions are gone for good, perhaps from an earlier run.
  func discard(_ ids: [SceneID]) -> Set<UISceneSession> {
    let discarded = Set(ids.map(session))
    for id in ids { sessionsByID[id] = nil }
    return discarded
  }

  func delegateClass(ofConfiguration name: String?, role: UISceneSession.Role) -> AnyClass? {
    guard role == .windowApplication else { return nil }
    return plistEntry(named: name)?.delegateClass.flatMap(delegateClass)
  }

  private func plistEntry(named name: String?) -> SceneConfiguration? {
    plist.first { name == nil || $0.name == name }
  }

  /// `Module.Class`, `$(PRODUCT_MODULE_NAME).Class` or the class alone.
  private func delegateClass(named name: String) -> AnyClass? {
    let className = name.split(separator: ".").last.map(String.init) ?? name
    return NSClassFromString(name) ?? NSClassFromString("\(module).\(className)")
  }

  private func newDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    guard let delegateClass = configuration.delegateClass else {
      if let name = plistEntry(named: configuration.name)?.delegateClass {
        MissingPiece.say("no class is called \(name)")
      }
      return nil
    }
    let delegate = InstanceMaker.object(of: delegateClass) as? any UISceneDelegate
    if delegate == nil {
      MissingPiece.say(
        "\(delegateClass) is no NSObject that is a UISceneDelegate, so no scene delegate is made"
      )
    }
    return delegate
  }
}
