import Phone
import QuickActions
import Testing

/// `beginBackgroundTask`: what it grants, and what becomes of an app that does not end its task.
@Suite struct BackgroundTaskTests {
  private func inBackground(_ facts: ProcessFact...) -> PhoneAtWork {
    var run = PhoneAtWork()
    run.send(.tapped(PhoneAtWork.id))
    for fact in facts { run.tell(fact) }
    run.send(.homePressed)
    return run
  }

  private let task = BackgroundTaskID(1)

  @Test func aTaskKeepsTheAppFromBeingSuspended() {
    var run = inBackground(.backgroundTaskBegan(task))
    run.wait(milliseconds: 20_000)
    #expect(run.state == .background)
    run.tell(.backgroundTaskEnded(task))
    run.wait(milliseconds: 5000)
    #expect(run.state == .suspended)
  }

  @Test func aTaskThatIsNotEndedWhenItsTimeIsOverIsTheAppsEnd() {
    var run = inBackground(.backgroundTaskBegan(task))
    run.wait(milliseconds: 30_000)
    #expect(run.state == .background)
    run.wait(milliseconds: 5000)
    #expect(run.state == .notRunning)
    #expect(
      run.lines(.warning) == ["0x8badf00d: killed, as a background task did not end in time"])
  }

  @Test func aTaskThatEndsOnExpiryLetsTheAppBeSuspended() {
    var run = inBackground(.backgroundTaskBegan(task))
    run.wait(milliseconds: 31_000)
    run.tell(.backgroundTaskEnded(task))
    run.wait(milliseconds: 10_000)
    #expect(run.state == .suspended)
  }

  @Test func comingBackStopsTheClock() {
    var run = inBackground(.backgroundTaskBegan(task))
    run.wait(milliseconds: 29_000)
    run.send(.tapped(PhoneAtWork.id))
    run.wait(milliseconds: 60_000)
    #expect(run.state == .foregroundActive)
  }

  @Test func withADebuggerAttachedNothingIsKilledForBeingSlow() {
    var settings = Settings()
    settings.debuggerAttached = true
    var run = PhoneAtWork(settings: settings)
    run.hangs = [.didFinishLaunching]
    run.send(.tapped(PhoneAtWork.id))
    run.wait(milliseconds: 100_000)
    #expect(run.state == .foregroundInactive)
    settings.debuggerAttached = false
    run.send(.settingsChanged(settings))
    run.wait(milliseconds: 20_000)
    #expect(run.state == .notRunning)
  }
}
