import QuickActions

/// The paths of the scene life cycle of iOS 13 and later, each as the list of its steps.
///
/// The app delegate hears of the launch alone; all else goes to the delegate of one scene. An item
/// that connects a scene travels in its connection options *only*; one for a connected scene comes as
/// `windowScene(_:performActionFor:completionHandler:)` *only*. [documented]
struct ScenePath {
  let state: ApplicationState
  let sessions: SceneSessions
  let supportsMultiple: Bool
  let order: Settings.WarmSceneOrder

  typealias Step = RunningApp.Step

  func steps(of path: RunningApp.Path) -> [Step] {
    switch path {
    case .launch(let item): launch(with: item)
    case .warm(let item): AppDelegatePath.alreadyRunning + comeForward(with: item)
    case .cameBack(let item): cameBack(with: item)
    case .perform(let item): perform(item)
    case .leave: leave
    case .quit: quit
    case .reclaimScenes:
      sessions.connected.map { .call(.scene($0, .didDisconnect)) } + [.suspendLater]
    }
  }

  /// Cold. The launch options hold no item [reported], and the launch's results do not matter for it
  /// [inferred].
  private func launch(with item: DeliveredItem?) -> [Step] {
    let discarded = sessions.discarded
    return [
      .call(.willFinishLaunching(LaunchOptions())), .call(.didFinishLaunching(LaunchOptions())),
    ]
      + (discarded.isEmpty ? [] : [.call(.didDiscardSceneSessions(discarded))])
      + connect(target(of: item), with: item)
      + [.explain(.didBecomeActive, .sceneBased), .expectHandling]
  }

  private func target(of item: DeliveredItem?) -> SceneID {
    sessions.target(of: item, supportsMultiple: supportsMultiple)
  }

  /// To the front with a scene that is connected for it, or that was so before.
  private func comeForward(with item: DeliveredItem?) -> [Step] {
    let scene = target(of: item)
    return (sessions.isConnected(scene) ? warm(scene, with: item) : connect(scene, with: item))
      + [.expectHandling]
  }

  /// Unlike an app delegate's, a scene's `willEnterForeground` is part of a launch. [reported]
  private func connect(_ scene: SceneID, with item: DeliveredItem?) -> [Step] {
    let options = ConnectionOptions(shortcutItem: item)
    return notTheAppDelegates(item)
      + [
        .call(.configurationForConnecting(scene, options)),
        .call(.scene(scene, .willConnect(options))),
      ] + (item == nil ? [] : [.explain(.scenePerformAction, .inConnectionOptions)])
      + [.call(.scene(scene, .willEnterForeground)), .enter(.foregroundInactive)]
      + becomeActive(scene)
  }

  private func warm(_ scene: SceneID, with item: DeliveredItem?) -> [Step] {
    let forward: [Step] = [
      .call(.scene(scene, .willEnterForeground)), .enter(.foregroundInactive),
    ]
    guard let item else { return forward + becomeActive(scene) }
    let action: [Step] = [.call(.scene(scene, .performAction(item)))]
    let steps = order == .actionFirst ? action + forward : forward + action
    return [.explain(.sceneWillConnect, .sceneAlreadyConnected)] + notTheAppDelegates(item)
      + [
        .remark(
          "whether the action comes before sceneWillEnterForeground is not known: \(order.rawValue)"
        )
      ] + steps + becomeActive(scene)
  }

  private func becomeActive(_ scene: SceneID) -> [Step] {
    [.enter(.foregroundActive), .call(.scene(scene, .didBecomeActive))]
  }

  private func notTheAppDelegates(_ item: DeliveredItem?) -> [Step] {
    item == nil ? [] : [.explain(.performAction, .sceneBased)]
  }

  private func cameBack(with item: DeliveredItem?) -> [Step] {
    guard let front = sessions.current else { return comeForward(with: item) }
    guard item == nil || target(of: item) == front else {
      return [.call(.scene(front, .didEnterBackground))] + comeForward(with: item)
    }
    return [.explain(.sceneDidEnterBackground, .cameBackEarly)] + act(on: front, item)
      + becomeActive(front) + [.expectHandling]
  }

  private func act(on scene: SceneID, _ item: DeliveredItem?) -> [Step] {
    guard let item else { return [] }
    return notTheAppDelegates(item) + [.call(.scene(scene, .performAction(item)))]
  }

  /// For the scene in front, or by way of another one.
  private func perform(_ item: DeliveredItem) -> [Step] {
    guard let front = sessions.current, target(of: item) != front else {
      return act(on: target(of: item), item)
    }
    return [
      .call(.scene(front, .willResignActive)), .enter(.foregroundInactive),
      .call(.scene(front, .didEnterBackground)),
    ] + comeForward(with: item)
  }

  private var leave: [Step] {
    guard let front = sessions.current else { return [.enter(.background), .suspendLater] }
    return [
      .call(.scene(front, .willResignActive)), .enter(.foregroundInactive), .enter(.background),
      .call(.scene(front, .didEnterBackground)), .suspendLater,
    ]
  }

  /// Swiped away: the scene resigns and is disconnected. [reported]
  private var quit: [Step] {
    let front = state == .foregroundActive ? sessions.current : nil
    return
      (front.map { [.call(.scene($0, .willResignActive)), .enter(.foregroundInactive)] } ?? [])
      + sessions.connected.map { .call(.scene($0, .didDisconnect)) }
      + [.call(.willTerminate), .end(.forceQuit)]
  }
}
