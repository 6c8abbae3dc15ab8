import Phone
import QuickActions
import Testing

/// Cold launches with a quick action: which calls are made, which are not, and why.
@Suite struct LaunchTests {
  private let item = "\"Search\" (search)"

  @Test func aColdLaunchCallsBothLaunchMethodsThenPerformActionThenDidBecomeActive() {
    var run = PhoneAtWork()
    run.outcomes = [
      .willFinishLaunching: .answered(true), .didFinishLaunching: .answered(true),
    ]
    run.choose()
    #expect(
      run.calls == [
        "application(_:willFinishLaunchingWithOptions:) [.shortcutItem: \(item)] -> true",
        "application(_:didFinishLaunchingWithOptions:) [.shortcutItem: \(item)] -> true",
        "application(_:performActionFor:completionHandler:) \(item)",
        "applicationDidBecomeActive(_:)",
      ])
    #expect(
      run.lines(.notCalled) == [
        "applicationWillEnterForeground(_:) not called: it is not part of a first launch"
      ])
    #expect(run.state == .foregroundActive)
  }

  @Test(arguments: [DelegateCall.Method.willFinishLaunching, .didFinishLaunching])
  func eitherLaunchMethodAnsweringFalseSuppressesPerformAction(method: DelegateCall.Method) {
    var run = PhoneAtWork()
    run.outcomes[method] = .answered(false)
    run.choose()
    #expect(!run.calls.contains { $0.contains("performActionFor") })
    #expect(run.calls.last == "applicationDidBecomeActive(_:)")
    #expect(
      run.lines(.notCalled).first
        == "application(_:performActionFor:completionHandler:) not called: \(method) answered false"
    )
  }

  @Test func aMissingWillFinishLaunchingCountsAsTrue() {
    var run = PhoneAtWork()
    run.outcomes[.willFinishLaunching] = .notImplemented
    run.choose()
    #expect(run.calls.contains { $0.contains("performActionFor") })
    #expect(
      run.lines(.notCalled).first
        == "application(_:willFinishLaunchingWithOptions:) not called: "
        + "the delegate does not implement it")
  }

  @Test func aTapLaunchesWithoutOptionsAndWithoutPerformAction() {
    var run = PhoneAtWork()
    run.send(.tapped(PhoneAtWork.id))
    #expect(
      run.calls == [
        "application(_:willFinishLaunchingWithOptions:) nil",
        "application(_:didFinishLaunchingWithOptions:) nil", "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func anAppWithoutPerformActionDropsTheItem() {
    var run = PhoneAtWork()
    run.outcomes[.performAction] = .notImplemented
    run.choose()
    run.wait(milliseconds: 2000)
    #expect(
      run.lines(.warning) == [
        "dropped: \(item), as no one implements "
          + "application(_:performActionFor:completionHandler:)"
      ])
  }

  @Test func aSecondActionDuringTheLaunchIsHandledAfterIt() throws {
    var run = PhoneAtWork(items: ["Search", "Share"])
    run.hangs = [.didFinishLaunching]
    run.choose()
    run.send(.homePressed)
    run.choose(1)
    #expect(run.calls.count == 2)
    run.hangs = []
    let process = try #require(run.processes.last)
    run.send(.process(process, .returned(CallID(2), .answered(true))))
    #expect(
      run.calls.suffix(3) == [
        "application(_:performActionFor:completionHandler:) \(item)",
        "applicationDidBecomeActive(_:)",
        "application(_:performActionFor:completionHandler:) \"Share\" (share)",
      ])
    #expect(run.state == .foregroundActive)
  }
}

extension PhoneAtWork {
  /// The processes that calls were made on, in order.
  var processes: [AppProcess] {
    trace.lines.compactMap { line in
      guard case .called(let process, _, _) = line.entry.event else { return nil }
      return process
    }
  }
}
