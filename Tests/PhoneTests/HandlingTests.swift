import Phone
import QuickActions
import Testing

/// What becomes of a quick action: handled once, twice, late, never; and its completion handler.
@Suite struct HandlingTests {
  private let item = "\"Search\" (search)"

  private func handles(_ id: CallID, _ item: DeliveredItem?) -> [ProcessFact] {
    item.map { [.handled($0.id)] } ?? []
  }

  @Test func savingInLaunchAnsweringFalseAndHandlingWhenActiveIsOneHandling() {
    var run = PhoneAtWork()
    run.outcomes[.didFinishLaunching] = .answered(false)
    run.facts[.didBecomeActive] = handles
    run.choose()
    run.wait(milliseconds: 3000)
    #expect(run.lines(.warning).isEmpty)
  }

  @Test func handlingInLaunchAndAnsweringTrueHandlesItTwice() {
    var run = PhoneAtWork()
    run.outcomes[.didFinishLaunching] = .answered(true)
    run.facts[.didFinishLaunching] = handles
    run.facts[.performAction] = { id, item in
      handles(id, item) + [.completed(id, success: true, onMainThread: true)]
    }
    run.choose()
    #expect(
      run.lines(.warning) == [
        "handled twice: \(item) in application(_:didFinishLaunchingWithOptions:) and again in "
          + "application(_:performActionFor:completionHandler:)"
      ])
  }

  @Test func aSavedItemThatIsNotClearedIsHandledAgainOnTheNextReturn() {
    var run = PhoneAtWork()
    run.outcomes[.didFinishLaunching] = .answered(false)
    run.facts[.didBecomeActive] = handles
    run.choose()
    run.send(.homePressed)
    run.send(.tapped(PhoneAtWork.id))
    #expect(
      run.lines(.warning) == [
        "stale: \(item) of an earlier activation handled again in "
          + "applicationDidBecomeActive(_:); clear the saved item"
      ])
  }

  @Test func answeringFalseWithoutHandlingLosesTheItem() {
    var run = PhoneAtWork()
    run.outcomes[.didFinishLaunching] = .answered(false)
    run.choose()
    #expect(run.lines(.warning).isEmpty)
    run.wait(milliseconds: 1000)
    #expect(run.lines(.warning) == ["lost: nothing handled \(item)"])
  }

  @Test func completionTrueAndFalseAreToldAndACompletionSpeaksForItsItem() {
    for success in [true, false] {
      var run = PhoneAtWork()
      run.facts[.performAction] = { id, _ in
        [.completed(id, success: success, onMainThread: true)]
      }
      run.choose()
      run.wait(milliseconds: 2000)
      #expect(run.lines(.success, .failure) == ["completionHandler(\(success))"])
      #expect(run.lines(.warning).isEmpty)
    }
  }

  @Test func aCompletionHandlerThatIsCalledTwiceIsIgnoredTheSecondTime() {
    var run = PhoneAtWork()
    run.facts[.performAction] = { id, _ in
      let completed = ProcessFact.completed(id, success: true, onMainThread: true)
      return [completed, completed]
    }
    run.choose()
    #expect(run.lines(.warning) == ["completionHandler(true) called again: ignored"])
  }

  @Test func aCompletionHandlerThatIsNeverCalledIsToldOnLeaving() {
    var run = PhoneAtWork()
    run.facts[.performAction] = handles
    run.choose()
    run.wait(milliseconds: 3000)
    #expect(run.lines(.warning).isEmpty)
    run.send(.homePressed)
    #expect(run.lines(.warning) == ["completionHandler was never called before the app left"])
  }

  @Test func aCompletionOffTheMainThreadIsAWarning() {
    var run = PhoneAtWork()
    run.facts[.performAction] = { id, _ in
      [.completed(id, success: false, onMainThread: false)]
    }
    run.choose()
    #expect(run.lines(.failure) == ["completionHandler(false) off the main thread"])
    #expect(run.lines(.warning).count == 1)
  }

  @Test func wordsAboutItemsAndCallsThatNeverWereChangeNothing() throws {
    var run = PhoneAtWork()
    run.choose()
    let process = try #require(run.processes.last)
    run.clear()
    run.send(.process(process, .handled(DeliveredItem.ID(99))))
    run.send(.process(process, .returned(CallID(99), .answered(false))))
    run.send(.process(process, .completed(CallID(99), success: true, onMainThread: true)))
    let stranger = AppProcess(app: PhoneAtWork.id, launch: 99)
    run.send(.process(stranger, .exited(.signalled(11))))
    #expect(
      run.lines(.note) == [
        "says it handled item 99, which it was never handed",
        "answered call 99, which was not waiting",
        "completed call 99, which has no completion handler",
      ])
    #expect(run.state == .foregroundActive)
  }
}
