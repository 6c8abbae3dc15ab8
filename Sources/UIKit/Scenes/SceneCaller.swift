internal import QuickActions

/// Makes a call of the wire on the delegate of the scene that it is for.
@MainActor
struct SceneCaller {
  let id: SceneID
  let callID: CallID

  /// The state of a scene changes after what it *will* do and before what it *did*.
  func make(_ call: SceneCall) -> CallOutcome {
    switch call {
    case .willConnect(let options): return connect(options)
    case .performAction, .willEnterForeground, .didBecomeActive, .willResignActive,
      .didEnterBackground, .didDisconnect:
      guard let scene = ConnectedScenes.shared.session(id).scene else { return .noDelegate }
      scene.activationState = call.stateBefore ?? scene.activationState
      let outcome = scene.delegate.map { make(call, on: $0, scene) } ?? .noDelegate
      scene.activationState = call.stateAfter ?? scene.activationState
      if call == .didDisconnect { ConnectedScenes.shared.disconnect(scene) }
      return outcome
    }
  }

  private func connect(_ options: QuickActions.ConnectionOptions) -> CallOutcome {
    let connectionOptions = UIScene.ConnectionOptions(options)
    let scene = ConnectedScenes.shared.connect(id, connectionOptions)
    guard let delegate = scene.delegate else { return .noDelegate }
    delegate.scene(scene, willConnectTo: scene.session, options: connectionOptions)
    return .returned
  }

  private func make(
    _ call: SceneCall, on delegate: any UISceneDelegate, _ scene: UIScene
  ) -> CallOutcome {
    switch call {
    case .willConnect: break
    case .performAction(let delivered): return perform(delivered, on: delegate, scene)
    case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
    case .willResignActive: delegate.sceneWillResignActive(scene)
    case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .didDisconnect: delegate.sceneDidDisconnect(scene)
    }
    return .returned
  }

  private func perform(
    _ delivered: DeliveredItem, on delegate: any UISceneDelegate, _ scene: UIScene
  ) -> CallOutcome {
    guard let scene = scene as? UIWindowScene,
      let delegate = delegate as? any UIWindowSceneDelegate
    else { return .notImplemented }
    delegate.windowScene(
      scene, performActionFor: UIApplicationShortcutItem(delivered),
      completionHandler: CompletionHandler.answering(callID))
    return .returned
  }
}

extension SceneCall {
  fileprivate var stateBefore: UIScene.ActivationState? {
    switch self {
    case .didBecomeActive: .foregroundActive
    case .didEnterBackground: .background
    case .willConnect, .performAction, .willEnterForeground, .willResignActive, .didDisconnect: nil
    }
  }

  fileprivate var stateAfter: UIScene.ActivationState? {
    switch self {
    case .willEnterForeground, .willResignActive: .foregroundInactive
    case .willConnect, .performAction, .didBecomeActive, .didEnterBackground, .didDisconnect: nil
    }
  }
}
