import Goldens
import Phone
import QuickActions
import Testing

/// The life cycle as a table, printed by running the machine: for each state and each event, the calls
/// in order, a `✗` before those that are not made, and the state that follows.
@Suite struct TransitionTests {
  private enum Start: String, CaseIterable {
    case notRunning = "not running"
    case launching
    case foregroundActive = "foreground active"
    case background
    case suspended
  }

  private enum Event: String, CaseIterable {
    case tap
    case chooseItem = "choose an item"
    case chooseItemVetoed = "choose, didFinish answers false"
    case home
    case forceQuit = "force-quit"
    case memoryPressure = "memory pressure"
    case restart
    case update
    case crash
    case fiveSeconds = "5 s pass"
    case twentySeconds = "20 s pass"
    case reclaimScenes = "scenes reclaimed"
  }

  @Test(arguments: [("life-cycle.txt", nil), ("life-cycle-scenes.txt", AppScenes())])
  func everyStateAndEventIsAsRecorded(golden: String, scenes: AppScenes?) {
    let table = Start.allCases.map { section(of: $0, scenes) }.joined(separator: "\n")
    let difference = Goldens().difference(of: table, from: golden)
    #expect(difference == nil, "\(difference ?? "")")
  }

  private func section(of start: Start, _ scenes: AppScenes?) -> String {
    let events = Event.allCases.filter { scenes != nil || $0 != .reclaimScenes }
    let rows = events.map { event -> String in
      var run = begin(start, scenes)
      run.clear()
      apply(event, to: &run)
      return row(event, run)
    }
    return "\(start.rawValue)\n" + rows.joined()
  }

  private func begin(_ start: Start, _ scenes: AppScenes?) -> PhoneAtWork {
    var run = PhoneAtWork(scenes: scenes)
    switch start {
    case .notRunning: break
    case .launching:
      run.hangs = [.didFinishLaunching]
      run.send(.tapped(PhoneAtWork.id))
    case .foregroundActive: run.send(.tapped(PhoneAtWork.id))
    case .background:
      run.send(.tapped(PhoneAtWork.id))
      run.send(.homePressed)
    case .suspended:
      run.send(.tapped(PhoneAtWork.id))
      run.send(.homePressed)
      run.wait(milliseconds: 5000)
    }
    return run
  }

  private func apply(_ event: Event, to run: inout PhoneAtWork) {
    switch event {
    case .tap: run.send(.tapped(PhoneAtWork.id))
    case .chooseItem: chooseItem(&run)
    case .chooseItemVetoed:
      run.outcomes[.didFinishLaunching] = .answered(false)
      chooseItem(&run)
    case .home: run.send(.homePressed)
    case .forceQuit: run.send(.appForceQuit(PhoneAtWork.id))
    case .memoryPressure: run.send(.memoryPressureBegan)
    case .restart: run.send(.restarted)
    case .update:
      if let app = run.phone.app(PhoneAtWork.id) {
        run.send(.appUpdated(app.id, app.description))
      }
    case .crash:
      run.send(
        .process(AppProcess(app: PhoneAtWork.id, launch: 1), .exited(.signalled(11))))
    case .fiveSeconds: run.wait(milliseconds: 5000)
    case .twentySeconds: run.wait(milliseconds: 20_000)
    case .reclaimScenes: run.send(.scenesReclaimed(PhoneAtWork.id))
    }
  }

  /// An item is chosen on the Home Screen: an app in front is left first.
  private func chooseItem(_ run: inout PhoneAtWork) {
    run.send(.homePressed)
    run.choose()
  }

  private func row(_ event: Event, _ run: PhoneAtWork) -> String {
    let calls = run.trace.lines.compactMap(shortForm)
    let end = run.state?.rawValue ?? "deleted"
    let name = event.rawValue + String(repeating: " ", count: 33 - event.rawValue.count)
    return "  \(name)\(([end + ":"] + calls).joined(separator: " "))\n"
  }

  private func shortForm(_ line: TraceLine) -> String? {
    switch line.entry.event {
    case .called(_, _, let call): call.method.shortName
    case .notCalled(let method, _): "✗\(method.shortName)"
    case .warning(.watchdog): "0x8badf00d"
    case .warning(.crashed): "crash"
    case .warning(.lost): "lost"
    case .completion(.neverCalled): "never-completed"
    default: nil
    }
  }
}

extension DelegateCall.Method {
  /// The part of the Swift name that tells the methods apart: `didBecomeActive`.
  fileprivate var shortName: String {
    switch self {
    case .willFinishLaunching: "willFinishLaunching"
    case .didFinishLaunching: "didFinishLaunching"
    case .performAction: "performActionFor"
    case .willEnterForeground: "willEnterForeground"
    case .didBecomeActive: "didBecomeActive"
    case .willResignActive: "willResignActive"
    case .didEnterBackground: "didEnterBackground"
    case .willTerminate: "willTerminate"
    case .configurationForConnecting: "configurationForConnecting"
    case .didDiscardSceneSessions: "didDiscardSceneSessions"
    case .sceneWillConnect: "scene.willConnectTo"
    case .scenePerformAction: "windowScene.performActionFor"
    case .sceneWillEnterForeground: "scene.willEnterForeground"
    case .sceneDidBecomeActive: "scene.didBecomeActive"
    case .sceneWillResignActive: "scene.willResignActive"
    case .sceneDidEnterBackground: "scene.didEnterBackground"
    case .sceneDidDisconnect: "scene.didDisconnect"
    case .previewViewController: "previewing.viewControllerForLocation"
    case .previewCommit: "previewing.commit"
    case .previewAction: "previewing.action"
    }
  }
}
