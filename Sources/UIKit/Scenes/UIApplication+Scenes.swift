extension UIApplication {
  public var connectedScenes: Set<UIScene> { ConnectedScenes.shared.scenes }
  public var openSessions: Set<UISceneSession> { ConnectedScenes.shared.sessions }
  public var supportsMultipleScenes: Bool { false }

  /// Says once in the console that no scene is opened.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    MissingPiece.say("requestSceneSessionActivation opens no scene on this phone")
  }

  /// Says once in the console that the scene stays.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    MissingPiece.say("requestSceneSessionDestruction closes no scene on this phone")
  }

  /// Says once in the console that the picture in the app switcher stays as it is.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    MissingPiece.say("requestSceneSessionRefresh has nothing to refresh on this phone")
  }
}

extension UIScene {
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
}

@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
