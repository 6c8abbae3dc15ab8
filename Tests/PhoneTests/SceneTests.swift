import Phone
import QuickActions
import Testing

/// The scene life cycle: which calls an app with scenes gets, which it does not, and why.
@Suite struct SceneTests {
  private let item = "\"Search\" (search)"

  private func run(_ scenes: AppScenes = AppScenes(), items: [String] = ["Search"]) -> PhoneAtWork {
    PhoneAtWork(items: items, scenes: scenes)
  }

  @Test func aColdItemTravelsInTheConnectionOptionsOnly() {
    var run = run()
    run.choose()
    #expect(
      run.calls == [
        "application(_:willFinishLaunchingWithOptions:) nil",
        "application(_:didFinishLaunchingWithOptions:) nil",
        "application(_:configurationForConnecting:options:) options.shortcutItem: \(item)",
        "scene(_:willConnectTo:options:) options.shortcutItem: \(item)",
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
    #expect(
      run.lines(.notCalled) == [
        "application(_:performActionFor:completionHandler:) not called: the app has scenes, "
          + "so the delegate of the scene is called",
        "windowScene(_:performActionFor:completionHandler:) not called: the item travels in the "
          + "options of scene(_:willConnectTo:options:)",
        "applicationDidBecomeActive(_:) not called: the app has scenes, so the delegate of the "
          + "scene is called",
      ])
  }

  @Test func aLaunchThatAnswersFalseDoesNotKeepTheItemFromTheScene() {
    var run = run()
    run.outcomes[.didFinishLaunching] = .answered(false)
    run.choose()
    #expect(
      run.calls.contains { $0.hasPrefix("scene(_:willConnectTo:options:)") && $0.contains(item) })
  }

  @Test(arguments: Settings.WarmSceneOrder.allCases)
  func aWarmItemComesToTheConnectedScene(order: Settings.WarmSceneOrder) {
    var settings = Settings()
    settings.warmSceneOrder = order
    var run = PhoneAtWork(settings: settings, scenes: AppScenes())
    run.send(.tapped(PhoneAtWork.id))
    run.send(.homePressed)
    run.clear()
    run.choose()
    let action = "windowScene(_:performActionFor:completionHandler:) \(item)"
    let forward = "sceneWillEnterForeground(_:)"
    #expect(
      run.calls == (order == .actionFirst ? [action, forward] : [forward, action])
        + ["sceneDidBecomeActive(_:)"])
    #expect(
      run.lines(.notCalled).contains(
        "scene(_:willConnectTo:options:) not called: the scene is already connected"))
  }

  @Test func aReclaimedSceneConnectsAgainWithoutALaunch() {
    var run = run()
    run.send(.tapped(PhoneAtWork.id))
    run.send(.homePressed)
    run.wait(milliseconds: 5000)
    run.clear()
    run.send(.scenesReclaimed(PhoneAtWork.id))
    run.choose()
    #expect(
      run.calls == [
        "sceneDidDisconnect(_:)",
        "application(_:configurationForConnecting:options:) options.shortcutItem: \(item)",
        "scene(_:willConnectTo:options:) options.shortcutItem: \(item)",
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
  }

  @Test func configurationForConnectingAloneOptsIntoScenes() {
    var run = PhoneAtWork()
    run.configuresScenes = true
    run.choose()
    #expect(run.calls.contains("sceneDidBecomeActive(_:)"))
    #expect(
      run.lines(.note).contains(
        "scene life cycle: the app delegate implements configurationForConnecting"))
  }

  @Test func iOS12RunsAnAppWithScenesByItsAppDelegate() throws {
    let settings = Settings(profile: try DeviceProfile(model: .iPhoneXS, ios: IOSVersion(12, 4)))
    var run = PhoneAtWork(settings: settings, scenes: AppScenes())
    run.choose()
    #expect(run.calls.contains { $0.hasPrefix("application(_:performActionFor:") })
    #expect(run.lines(.note).contains("app-delegate life cycle: iOS 12.4 has no scenes"))
  }

  @Test func aSceneDelegateWithoutTheMethodDropsTheItemAndNothingFallsBack() {
    var run = run()
    run.outcomes[.scenePerformAction] = .notImplemented
    run.send(.tapped(PhoneAtWork.id))
    run.send(.homePressed)
    run.clear()
    run.choose()
    #expect(!run.calls.contains { $0.hasPrefix("application(_:performActionFor:") })
    #expect(
      run.lines(.warning) == [
        "dropped: \(item), as no one implements windowScene(_:performActionFor:completionHandler:)"
          + "; the app delegate's is not called in its place"
      ])
  }

  @Test func aSwipedAwayAppHearsOfItsDiscardedSessionsAtTheNextLaunch() {
    var run = run()
    run.send(.tapped(PhoneAtWork.id))
    run.send(.appForceQuit(PhoneAtWork.id))
    #expect(
      run.calls.suffix(3) == [
        "sceneWillResignActive(_:)", "sceneDidDisconnect(_:)", "applicationWillTerminate(_:)",
      ])
    run.clear()
    run.send(.tapped(PhoneAtWork.id))
    #expect(run.calls.contains("application(_:didDiscardSceneSessions:) scene 1"))
    #expect(run.calls.contains { $0.contains("willConnectTo") && $0.hasSuffix("[scene 2]") })
  }

  @Test func aTargetGoesToTheSceneThatPrefersItAndElseToANewOne() {
    var run = run(AppScenes(supportsMultiple: true))
    run.send(.tapped(PhoneAtWork.id))
    run.tell(.activationConditionsSet(SceneID(1), ActivationConditions(canActivate: .none)))
    run.send(.homePressed)
    run.setDynamicItem(target: "letters")
    run.choose(1)
    #expect(run.calls.contains { $0.contains("willConnectTo") && $0.hasSuffix("[scene 2]") })
    run.tell(
      .activationConditionsSet(
        SceneID(1), ActivationConditions(prefersToActivate: .prefix("lett"))))
    run.send(.homePressed)
    run.clear()
    run.choose(1)
    #expect(run.calls.first?.hasPrefix("windowScene(_:performActionFor:") == true)
    #expect(run.calls.first?.hasSuffix("[scene 2]") == false)
  }
}

extension PhoneAtWork {
  /// The running app says something between calls.
  mutating func tell(_ fact: ProcessFact) {
    guard let process = processes.last else { return }
    send(.process(process, fact))
  }

  mutating func setDynamicItem(target: String) {
    var item = ShortcutItem(type: "open", localizedTitle: "Open")
    item.targetContentIdentifier = target
    tell(.shortcutItemsSet([item]))
  }
}
