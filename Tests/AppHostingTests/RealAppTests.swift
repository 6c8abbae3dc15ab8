import AppHosting
import AppProtocol
import BuiltProducts
import CGlibc
import Glibc
import QuickActions
import Testing

/// Apps built on UIKit, run as the phone runs them.
@Suite struct RealAppTests {
  private func item(_ type: String, _ userInfo: [String: PropertyValue] = [:]) -> DeliveredItem {
    DeliveredItem(
      id: DeliveredItem.ID(1),
      item: ShortcutItem(type: type, localizedTitle: "Title", userInfo: userInfo))
  }

  /// A cold launch, up to but without `didBecomeActive`.
  private func launch(
    _ name: String, _ arguments: [String] = [], with item: DeliveredItem?,
    kept: [ShortcutItem] = []
  ) -> HostRun {
    let run = HostRun(ProcessHost(executable: BuiltProducts.path(name), arguments: arguments))
    run.host.send(
      .hello(PhoneHello(bundleIdentifier: "org.example", shortcutItems: kept)))
    let options = LaunchOptions(shortcutItem: item)
    run.make(.willFinishLaunching(options), state: .foregroundInactive)
    run.make(.didFinishLaunching(options), state: .foregroundInactive)
    return run
  }

  private func said(_ run: HostRun) -> [AppMessage] {
    run.facts.compactMap { if case .said(let message) = $0 { message } else { nil } }
  }

  private func lastScreen(_ run: HostRun) -> AppScreen? {
    said(run).reduce(nil) { last, message in
      if case .screen(let screen) = message { screen } else { last }
    }
  }

  @Test func appSearchKeepsTheItemUntilItIsActive() {
    let run = launch("AppSearch", with: item("org.homepress.samples.appsearch.search"))
    #expect(said(run).contains(.returned(CallID(1), .notImplemented)))
    #expect(said(run).contains(.returned(CallID(2), .answered(false))))
    #expect(!said(run).contains(.handled(DeliveredItem.ID(1))))
    run.make(.didBecomeActive, state: .foregroundActive)
    #expect(said(run).contains(.handled(DeliveredItem.ID(1))))
    #expect(
      lastScreen(run)?.lines.contains(AppScreen.Line("3 of 5 songs", style: .secondary)) == true)
    run.make(.didBecomeActive, state: .foregroundActive)
    #expect(said(run).filter { $0 == .handled(DeliveredItem.ID(1)) }.count == 1)
  }

  @Test func appSearchSetsItsDynamicItemsOnItsFirstLaunchAlone() {
    let first = launch("AppSearch", with: nil)
    let sets = said(first).compactMap { message -> [String]? in
      if case .setShortcutItems(let items) = message { items.map(\.localizedTitle) } else { nil }
    }
    #expect(sets == [["Play", "Pause"]])
    let second = launch(
      "AppSearch", with: nil, kept: [ShortcutItem(type: "x", localizedTitle: "Kept")])
    #expect(!said(second).contains { if case .setShortcutItems = $0 { true } else { false } })
  }

  @Test func bigTimerCountsDownOnTheScreen() {
    let run = launch("BigTimer", with: item("5"))
    run.make(.performAction(item("5")), state: .foregroundInactive)
    #expect(said(run).contains(.completed(CallID(3), success: true, onMainThread: true)))
    #expect(lastScreen(run)?.lines.first == AppScreen.Line("5:00", style: .display))
    run.wait(for: "the next second") {
      if case .said(.screen(let screen)) = $0 { screen.lines.first?.text == "4:59" } else { false }
    }
    run.make(.performAction(item("five")), state: .foregroundActive)
    #expect(said(run).contains(.completed(CallID(4), success: false, onMainThread: true)))
  }

  @Test func notesTellsItsItemsApartByTheirUserInfo() {
    let open = "org.homepress.samples.notes.open"
    let run = launch("Notes", with: item(open, ["note": .string("garden")]))
    #expect(said(run).contains(.returned(CallID(2), .answered(false))))
    #expect(lastScreen(run)?.title == "Garden")
    run.make(.performAction(item(open, ["note": .string("train")])), state: .foregroundActive)
    #expect(lastScreen(run)?.title == "Train to Ghent")
    run.make(.performAction(item(open, ["note": .string("gone")])), state: .foregroundActive)
    #expect(said(run).contains(.completed(CallID(4), success: false, onMainThread: true)))
    let sets = said(run).compactMap { message -> [ShortcutItem]? in
      if case .setShortcutItems(let items) = message { items } else { nil }
    }
    #expect(
      sets.last?.map(\.userInfo) == [["note": .string("train")], ["note": .string("garden")]])
    #expect(Set(sets.last?.map(\.type) ?? []) == [open])
  }

  @Test func completingWithTrueOffTheMainThreadCrashes() {
    let run = launch("ConformanceApp", ["handle=perform", "complete=off-main-true"], with: nil)
    run.begin(.performAction(item("x")), state: .foregroundActive)
    guard case .signalled? = run.waitForExit() else {
      Issue.record("no crash: \(run.facts)")
      return
    }
    #expect(said(run).contains(.completed(CallID(3), success: true, onMainThread: false)))
    #expect(
      run.facts.contains {
        if case .printed(let line) = $0 {
          line.contains("Call must be made on main thread")
        } else {
          false
        }
      })
  }

  @Test func completingWithFalseOffTheMainThreadIsTold() {
    let run = launch("ConformanceApp", ["handle=perform", "complete=off-main-false"], with: nil)
    run.begin(.performAction(item("x")), state: .foregroundActive)
    run.wait(for: "the completion") {
      $0 == .said(.completed(CallID(3), success: false, onMainThread: false))
    }
  }

  @Test func theActivationConditionsOfASceneReachThePhoneAsData() {
    let run = HostRun(ProcessHost(executable: BuiltProducts.path("SceneTargets")))
    run.host.send(
      .hello(
        PhoneHello(
          bundleIdentifier: "org.example",
          sceneConfigurations: [
            SceneConfiguration(
              name: "Default Configuration", delegateClass: "SceneTargets.SceneDelegate")
          ])))
    let scene = SceneID(3)
    let letters = item("folder.open", ["folder": .string("letters")])
    run.make(
      .scene(scene, .willConnect(ConnectionOptions(shortcutItem: letters))),
      state: .foregroundInactive)
    #expect(
      said(run).contains(
        .setActivationConditions(
          scene,
          ActivationConditions(
            canActivate: .prefix("folder-"), prefersToActivate: .oneOf(["folder-letters"])))))
  }

  /// An app with scenes, up to a scene that connects.
  private func connect(
    _ scene: SceneID, _ arguments: [String], of configurations: [SceneConfiguration] = []
  ) -> HostRun {
    let run = HostRun(
      ProcessHost(executable: BuiltProducts.path("ConformanceApp"), arguments: arguments))
    run.host.send(
      .hello(PhoneHello(bundleIdentifier: "org.example", sceneConfigurations: configurations)))
    run.make(.configurationForConnecting(scene, ConnectionOptions()), state: .foregroundInactive)
    run.make(.scene(scene, .willConnect(ConnectionOptions())), state: .foregroundInactive)
    return run
  }

  @Test func conditionsThatReplaceOthersAreTheOnesThatCount() {
    let scene = SceneID(2)
    let run = connect(scene, ["scenes=full", "conditions=replaced"])
    let conditions = said(run).compactMap { message -> ActivationConditions? in
      if case .setActivationConditions(scene, let conditions) = message { conditions } else { nil }
    }
    let standard = ActivationConditions()
    #expect(conditions == [standard, ActivationConditions(canActivate: .none), standard])
  }

  @Test func everyConfigurationOfTheManifestIsFoundByItsName() {
    let run = connect(
      SceneID(1), ["scenes=Second"],
      of: [
        SceneConfiguration(name: "First", delegateClass: "ConformanceApp.FullSceneDelegate"),
        SceneConfiguration(name: "Second", delegateClass: "ConformanceApp.SilentSceneDelegate"),
      ])
    #expect(said(run).contains(.returned(CallID(2), .notImplemented)))
    let missing = connect(SceneID(1), ["scenes=Third"], of: [SceneConfiguration(name: "First")])
    #expect(said(missing).contains(.returned(CallID(2), .noDelegate)))
  }

  @Test(
    arguments: [
      ("UIApplicationDidEnterBackgroundNotification", .didEnterBackground),
      ("UIApplicationDidBecomeActiveNotification", .didBecomeActive),
    ] as [(String, DelegateCall)])
  func whatObserversOfACallDoComesBeforeItsReturn(name: String, call: DelegateCall) throws {
    let run = launch("ConformanceApp", ["observe=\(name)"], with: nil)
    run.make(call, state: .background)
    let returned = said(run).firstIndex(of: .returned(CallID(3), .returned))
    let observed = said(run).firstIndex {
      if case .screen(let screen) = $0 { screen.lines.first?.text == "observed" } else { false }
    }
    #expect(try #require(observed) < #require(returned))
  }

  @Test func aSceneWithoutADelegateClassHasNoDelegate() {
    let run = HostRun(ProcessHost(executable: BuiltProducts.path("OnlyInAppDelegate")))
    run.host.send(
      .hello(
        PhoneHello(
          bundleIdentifier: "org.example",
          sceneConfigurations: [SceneConfiguration(delegateClass: "Missing.Delegate")])))
    run.make(
      .scene(SceneID(1), .willConnect(ConnectionOptions())), state: .foregroundInactive)
    run.make(.scene(SceneID(1), .willEnterForeground), state: .foregroundInactive)
    #expect(said(run).contains(.returned(CallID(1), .noDelegate)))
    #expect(said(run).contains(.returned(CallID(2), .noDelegate)))
  }

  @Test func backgroundTasksAreToldToEndWhenTheirTimeIsOver() {
    let run = launch("ConformanceApp", ["task=begin"], with: nil)
    run.make(.didEnterBackground, state: .background)
    #expect(said(run).contains(.beganBackgroundTask(BackgroundTaskID(1))))
    run.host.send(.backgroundTimeExpired)
    run.wait(for: "the end of the task") { $0 == .said(.endedBackgroundTask(BackgroundTaskID(1))) }
  }

  @Test func anAppWithoutAPhoneSaysHowToRunIt() throws {
    let run = HostRun(script: "unset HOMEPRESS_SOCKET; exec \(BuiltProducts.path("Notes"))")
    #expect(run.waitForExit() == .exited(status: 2))
    guard case .printed(let line) = run.facts.dropFirst().first else {
      Issue.record("it printed nothing")
      return
    }
    #expect(
      line.hasPrefix("Notes: this app needs a phone to run on. Start it with: homepress /"))
    #expect(line.hasSuffix("/Assets/Apps/Notes.app"))
  }

  @Test func anAppEndsWithItsPhone() throws {
    // In a session of its own no signal to the group reaches it: only the closed socket tells.
    let run = HostRun(script: "setsid \(BuiltProducts.path("Notes")) & echo $!; wait")
    let line = run.waitForLine()
    let app = try #require(line.flatMap { Int32($0) })
    run.wait(for: "hello") { $0 == .said(.hello(protocolVersion: 1)) }
    let end = pidfd_open(app, 0)
    run.host.signal(.kill)
    #expect(run.waitForExit() == .signalled(SIGKILL))
    #expect(Processes.hasEnded(end))
  }
}
