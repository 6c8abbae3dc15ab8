import Phone
import QuickActions
import Testing

/// An app that already has a process: background, suspended, on its way out.
@Suite struct WarmTests {
  private let warmCalls = [
    "applicationWillEnterForeground(_:)",
    "application(_:performActionFor:completionHandler:) \"Search\" (search)",
    "applicationDidBecomeActive(_:)",
  ]

  private func atHome(after milliseconds: Int) -> PhoneAtWork {
    var run = PhoneAtWork()
    run.send(.tapped(PhoneAtWork.id))
    run.send(.homePressed)
    run.wait(milliseconds: milliseconds)
    return run
  }

  @Test func goingHomeResignsActiveThenEntersTheBackgroundAndIsSuspendedAfterAWhile() {
    var run = PhoneAtWork()
    run.send(.tapped(PhoneAtWork.id))
    run.clear()
    run.send(.homePressed)
    #expect(run.calls == ["applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)"])
    #expect(run.state == .background)
    run.wait(milliseconds: 5000)
    #expect(run.state == .suspended)
    #expect(run.signals == [.stop])
  }

  @Test func fromTheBackgroundPerformActionComesBetweenTheTwoForegroundCalls() {
    var run = atHome(after: 100)
    run.clear()
    run.choose()
    #expect(run.calls == warmCalls)
    #expect(
      run.lines(.notCalled) == [
        "application(_:willFinishLaunchingWithOptions:) not called: the process is already running",
        "application(_:didFinishLaunchingWithOptions:) not called: the process is already running",
      ])
    #expect(run.signals.isEmpty)
  }

  @Test func aSuspendedAppIsResumedFirst() {
    var run = atHome(after: 5000)
    run.clear()
    run.choose()
    #expect(run.signals == [.stop, .resume])
    #expect(run.calls == warmCalls)
    #expect(
      run.lines(.state) == [
        "suspended → background", "background → foreground inactive",
        "foreground inactive → foreground active",
      ])
  }

  @Test func anAppThatComesBackBeforeTheBackgroundSkipsBothBackgroundAndForegroundCalls() throws {
    var run = PhoneAtWork()
    run.send(.tapped(PhoneAtWork.id))
    run.hangs = [.willResignActive]
    run.clear()
    run.send(.homePressed)
    run.choose()
    let process = try #require(run.processes.last)
    run.send(.process(process, .returned(CallID(4), .returned)))
    #expect(
      run.calls == [
        "applicationWillResignActive(_:)",
        "application(_:performActionFor:completionHandler:) \"Search\" (search)",
        "applicationDidBecomeActive(_:)",
      ])
    #expect(run.lines(.notCalled).contains { $0.hasPrefix("applicationDidEnterBackground(_:)") })
    #expect(run.state == .foregroundActive)
  }

  @Test func aForceQuitTellsARunningAppAndKillsASuspendedOneWithoutNotice() {
    var running = atHome(after: 100)
    running.clear()
    running.send(.appForceQuit(PhoneAtWork.id))
    #expect(running.calls == ["applicationWillTerminate(_:)"])
    #expect(running.state == .notRunning)

    var suspended = atHome(after: 6000)
    suspended.clear()
    suspended.send(.appForceQuit(PhoneAtWork.id))
    #expect(suspended.calls.isEmpty)
    #expect(
      suspended.lines(.notCalled) == [
        "applicationWillTerminate(_:) not called: the process is killed without notice"
      ])
    #expect(suspended.signals.last == .kill)
    #expect(suspended.state == .notRunning)
  }

  @Test func memoryPressureEndsTheAppsBehindAndTheNextChoiceIsAColdLaunch() {
    var run = atHome(after: 6000)
    run.send(.memoryPressureBegan)
    #expect(run.state == .notRunning)
    run.clear()
    run.choose()
    #expect(run.calls.first?.hasPrefix("application(_:willFinishLaunching") == true)
  }

  @Test func eachCallFindsTheApplicationStateOfIOS() {
    var run = PhoneAtWork()
    run.send(.tapped(PhoneAtWork.id))
    run.send(.homePressed)
    run.choose()
    run.send(.homePressed)
    run.send(.appForceQuit(PhoneAtWork.id))
    #expect(
      run.states == [
        // Launch.
        .foregroundInactive, .foregroundInactive, .foregroundActive,
        // Home.
        .foregroundActive, .background,
        // Back, with an item.
        .background, .foregroundInactive, .foregroundActive,
        // Home, and the end.
        .foregroundActive, .background, .background,
      ])
  }

  @Test func theOrderOfAWarmActionIsSaidToBeInferred() {
    var run = atHome(after: 100)
    run.clear()
    run.choose()
    #expect(run.lines(.note).contains { $0.contains("is inferred") })
    run = atHome(after: 100)
    run.clear()
    run.send(.tapped(PhoneAtWork.id))
    #expect(!run.lines(.note).contains { $0.contains("is inferred") })
  }

  @Test func goingToAnotherAppFromTheSwitcherIsNoPressOfHome() {
    var run = PhoneAtWork()
    let other = AppID("org.example.other")
    let description = AppDescription(bundleIdentifier: other.rawValue, name: "Other")
    run.send(.appInstalled(other, description, from: .appStore))
    run.send(.tapped(PhoneAtWork.id))
    run.send(.tapped(other))
    #expect(!run.lines(.user).contains("home"))
    #expect(run.state == .background)
    #expect(run.phone.front == .app(other))
  }
}
