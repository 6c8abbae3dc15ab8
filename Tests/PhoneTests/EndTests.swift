import Phone
import QuickActions
import Testing

/// Crashes, hangs, starts that fail, restarts and updates: the phone goes on.
@Suite struct EndTests {
  @Test func aCrashInACallReturnsToTheHomeScreenAndNamesTheSignal() throws {
    var run = PhoneAtWork()
    run.hangs = [.performAction]
    run.choose()
    let process = try #require(run.processes.last)
    run.clear()
    run.send(.process(process, .exited(.signalled(11))))
    #expect(run.phone.front == .homeScreen)
    #expect(run.state == .notRunning)
    #expect(run.lines(.warning).contains("the app crashed: SIGSEGV"))
    #expect(
      run.lines(.notCalled).contains(
        "applicationDidBecomeActive(_:) not called: the process ended before its turn"))
  }

  @Test(arguments: [
    (DelegateCall.Method.didFinishLaunching, 20_000), (.performAction, 10_000),
    (.didBecomeActive, 10_000),
  ])
  func aHangIsEndedByTheWatchdog(method: DelegateCall.Method, milliseconds: Int) {
    var run = PhoneAtWork()
    run.hangs = [method]
    run.choose()
    run.wait(milliseconds: milliseconds - 1)
    #expect(run.state != .notRunning)
    run.wait(milliseconds: 1)
    #expect(run.state == .notRunning)
    #expect(run.phone.front == .homeScreen)
    #expect(
      run.lines(.warning).contains(
        "0x8badf00d: killed by the watchdog, \(milliseconds / 1000) s passed in \(method)"))
  }

  @Test func aHangOnTheWayToTheBackgroundHasFiveSeconds() {
    var run = PhoneAtWork()
    run.hangs = [.didEnterBackground]
    run.send(.tapped(PhoneAtWork.id))
    run.send(.homePressed)
    run.wait(milliseconds: 5000)
    #expect(run.state == .notRunning)
    #expect(run.lines(.warning).contains { $0.hasPrefix("0x8badf00d") })
  }

  @Test func dynamicItemsOutliveTheProcessAndARestartButNotDeletion() throws {
    var run = PhoneAtWork()
    run.choose()
    let process = try #require(run.processes.last)
    let play = ShortcutItem(type: "play", localizedTitle: "Play")
    run.send(.process(process, .shortcutItemsSet([play])))
    run.send(.restarted)
    #expect(run.state == .notRunning)
    #expect(run.phone.app(PhoneAtWork.id)?.dynamicItems == [play])
    run.send(.appDeleted(PhoneAtWork.id))
    #expect(run.phone.apps.isEmpty)
  }

  @Test func anUpdateBringsNewStaticItemsAndKeepsTheDynamicOnes() throws {
    var run = PhoneAtWork()
    run.choose()
    let process = try #require(run.processes.last)
    let play = ShortcutItem(type: "play", localizedTitle: "Play")
    run.send(.process(process, .shortcutItemsSet([play])))
    let fixed = StaticShortcutItem(index: 0, type: "new", title: "New")
    let update = AppDescription(
      bundleIdentifier: PhoneAtWork.id.rawValue, name: "Notes", version: "2", staticItems: [fixed])
    run.send(.appUpdated(PhoneAtWork.id, update))
    let menu = run.phone.app(PhoneAtWork.id)?.menu(under: Settings())
    #expect(menu?.rows.prefix(2).map(\.title) == ["New", "Play"])
    #expect(run.state == .notRunning)
  }

  @Test func onlyTheFirstTenDynamicItemsAreStored() throws {
    var run = PhoneAtWork()
    run.choose()
    let process = try #require(run.processes.last)
    let items = (1...12).map { ShortcutItem(type: "\($0)", localizedTitle: "\($0)") }
    run.send(.process(process, .shortcutItemsSet(items)))
    #expect(run.phone.app(PhoneAtWork.id)?.dynamicItems.count == 10)
    #expect(run.lines(.note).last?.hasSuffix("; 2 beyond the first 10 dropped") == true)
  }

  @Test func anAppThatCannotBeStartedLeavesTheHomeScreen() {
    var phone = Phone()
    let description = AppDescription(bundleIdentifier: "a", name: "A")
    _ = phone.handle(.appInstalled(AppID("a"), description, from: .appStore), at: .start)
    _ = phone.handle(.tapped(AppID("a")), at: .start)
    let process = AppProcess(app: AppID("a"), launch: 1)
    _ = phone.handle(.process(process, .failedToStart("no such file")), at: .start)
    #expect(phone.front == .homeScreen)
    #expect(phone.app(AppID("a"))?.state == .notRunning)
  }

  @Test func anAppAskedForWhileItsOldProcessEndsIsLaunchedAgain() {
    var run = PhoneAtWork()
    run.hangs = [.didBecomeActive]
    run.choose()
    run.send(.homePressed)
    var effects = run.phone.handle(.appForceQuit(PhoneAtWork.id), at: run.now)
    #expect(effects.contains { if case .signal(_, .kill) = $0 { true } else { false } })
    _ = run.phone.handle(.tapped(PhoneAtWork.id), at: run.now)
    let old = AppProcess(app: PhoneAtWork.id, launch: 1)
    effects = run.phone.handle(.process(old, .exited(.signalled(9))), at: run.now)
    #expect(
      effects.contains { if case .spawn(let new, _, _) = $0 { new.launch == 2 } else { false } })
    #expect(run.phone.front == .app(PhoneAtWork.id))
  }

  @Test func anAppThatDoesNotComeBackFromWillTerminateHasSixSeconds() {
    var run = PhoneAtWork()
    run.hangs = [.willTerminate]
    run.send(.tapped(PhoneAtWork.id))
    run.send(.homePressed)
    run.send(.appForceQuit(PhoneAtWork.id))
    run.wait(milliseconds: 5999)
    #expect(run.state == .background)
    run.wait(milliseconds: 1)
    #expect(run.state == .notRunning)
  }

  @Test func theNextLaunchIsGivenTheItemsThatTheLastOneSet() throws {
    var run = PhoneAtWork()
    run.choose()
    let play = ShortcutItem(type: "play", localizedTitle: "Play")
    run.send(.process(try #require(run.processes.last), .shortcutItemsSet([play])))
    run.send(.restarted)
    run.choose()
    #expect(run.launchItems == [[], [play]])
  }

  @Test func aKillDuringALaunchNamesTheCallsThatWereStillToCome() {
    var run = PhoneAtWork()
    run.hangs = [.didFinishLaunching]
    run.choose()
    run.clear()
    run.wait(milliseconds: 20_000)
    let ended = "not called: the process ended before its turn"
    #expect(
      run.lines(.notCalled) == [
        "applicationWillTerminate(_:) not called: the process is killed without notice",
        "application(_:performActionFor:completionHandler:) \(ended)",
        "applicationDidBecomeActive(_:) \(ended)",
      ])
  }

  @Test func anAppThatFailsToStartWhileItIsBeingEndedCanBeLaunchedAgain() {
    var phone = Phone()
    let id = AppID("a")
    let description = AppDescription(bundleIdentifier: "a", name: "A")
    _ = phone.handle(.appInstalled(id, description, from: .appStore), at: .start)
    _ = phone.handle(.tapped(id), at: .start)
    _ = phone.handle(.restarted, at: .start)
    let process = AppProcess(app: id, launch: 1)
    _ = phone.handle(.process(process, .failedToStart("no such file")), at: .start)
    let effects = phone.handle(.tapped(id), at: .start)
    #expect(effects.contains { if case .spawn = $0 { true } else { false } })
  }

  @Test func theWatchdogSleepsWhileAPersonStepsAndWakesWhenTheyRunOn() {
    var settings = Settings()
    settings.stepping = true
    var run = PhoneAtWork(settings: settings)
    run.hangs = [.didBecomeActive]
    run.send(.tapped(PhoneAtWork.id))
    run.wait(milliseconds: 60_000)
    run.send(.steppingEnded)
    #expect(run.state == .foregroundActive)
    run.wait(milliseconds: 9_999)
    #expect(run.state == .foregroundActive)
    run.wait(milliseconds: 1)
    #expect(run.state == .notRunning)
  }

  @Test func theTimeOfALaunchDoesNotCountForALaterOne() {
    var settings = Settings()
    settings.debuggerAttached = true
    var run = PhoneAtWork(settings: settings, scenes: AppScenes())
    run.send(.tapped(PhoneAtWork.id))
    run.send(.homePressed)
    settings.debuggerAttached = false
    run.send(.settingsChanged(settings))
    run.send(.scenesReclaimed(PhoneAtWork.id))
    run.wait(milliseconds: 60_000)
    run.hangs = [.sceneWillConnect]
    run.send(.tapped(PhoneAtWork.id))
    run.wait(milliseconds: 19_000)
    #expect(run.state != .notRunning)
    run.wait(milliseconds: 1000)
    #expect(run.state == .notRunning)
  }

  @Test func anItemOfAnAppThatCannotBeStartedIsToldAsNotDelivered() {
    var phone = Phone()
    let item = StaticShortcutItem(index: 0, type: "search", title: "Search")
    let description = AppDescription(
      bundleIdentifier: PhoneAtWork.id.rawValue, name: "Notes", staticItems: [item])
    let process = AppProcess(app: PhoneAtWork.id, launch: 1)
    var effects = phone.handle(
      .appInstalled(PhoneAtWork.id, description, from: .appStore), at: .start)
    if let position = PhoneAtWork.position {
      effects += phone.handle(.forcePressed(PhoneAtWork.id, at: position), at: .start)
    }
    effects += phone.handle(.rowChosen(0), at: .start)
    effects += phone.handle(.process(process, .failedToStart("no such file")), at: .start)
    let told = effects.compactMap { effect -> String? in
      guard case .record(let entry) = effect else { return nil }
      return entry.event.description
    }
    #expect(
      told.contains(
        "application(_:performActionFor:completionHandler:) not called: "
          + "the process ended before its turn"))
  }

  @Test func whatAnEndingVersionSetsIsStampedAsItsOwn() {
    var run = PhoneAtWork()
    run.send(.tapped(PhoneAtWork.id))
    guard var description = run.phone.app(PhoneAtWork.id)?.description else { return }
    description.itemsVersion = 2
    let process = AppProcess(app: PhoneAtWork.id, launch: 1)
    _ = run.phone.handle(.appUpdated(PhoneAtWork.id, description), at: run.now)
    _ = run.phone.handle(.process(process, .shortcutItemsSet([PhoneAtWork.search])), at: run.now)
    #expect(run.phone.app(PhoneAtWork.id)?.stored?.itemsVersion == 0)
  }
}
