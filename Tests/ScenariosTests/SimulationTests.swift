import Goldens
import Phone
import QuickActions
import Scenarios
import Testing

extension TraceLine {
  fileprivate func isCall(of method: DelegateCall.Method) -> Bool {
    guard case .called(_, _, let call) = entry.event else { return false }
    return call.method == method
  }
}

/// The phone's orders carried out: by the processes of real apps, and by stand-ins.
@Suite struct SimulationTests {
  private let goldens = Goldens()

  @Test func aChosenItemLaunchesTheRealAppAndTheTraceTellsTheWholeLaunch() throws {
    let run = SimulationRun(isRealTime: true)
    let app = try run.installSample("AppSearch")
    try run.choose(row: 0, of: app)
    run.run("the return of didBecomeActive") {
      $0.trace.lines.contains { $0.outcome != nil && $0.isCall(of: .didBecomeActive) }
    }
    let text = run.lines.map { $0 + "\n" }.joined()
    #expect(goldens.difference(of: text, from: "search-launch.txt") == nil)
  }

  @Test func theSceneSampleGetsTheSameChoiceByItsScene() throws {
    let story = try LifeStory(bundleAt: "Assets/Apps/AppSearchScenes.app")
    #expect(goldens.difference(of: story.text, from: "search-scenes.txt") == nil)
  }

  @Test func aSceneThatWasReclaimedConnectsAgainWithTheItemInItsOptions() throws {
    let run = SimulationRun(isRealTime: true)
    let app = try run.installSample("AppSearchScenes")
    let isBack: (Simulation, ApplicationState) -> Bool = { simulation, state in
      simulation.phone.app(app)?.lifeCycle.state == state
        && !simulation.trace.lines.contains(where: \.isPending)
    }
    run.send(.tapped(app))
    run.run("the app in front") { isBack($0, .foregroundActive) }
    run.send(.homePressed)
    run.run("the background") { isBack($0, .background) }
    run.send(.scenesReclaimed(app))
    run.run("the end of the scene") { isBack($0, .background) }
    let told = run.lines.count
    try run.choose(row: 0, of: app)
    run.run("the app in front again") { isBack($0, .foregroundActive) }
    let news = run.lines.dropFirst(told)
    let item = "\"Search\" (org.homepress.samples.appsearch.search)"
    #expect(news.contains("scene(_:willConnectTo:options:) options.shortcutItem: \(item)"))
    #expect(news.contains("handles \(item) in sceneDidBecomeActive(_:)"))
    #expect(
      !news.contains { $0.hasPrefix("application(_:didFinishLaunching") && $0.contains("->") })
  }

  @Test func theSameRunGivesTheSameTraceToTheByte() throws {
    let first = try transcriptOfStandIns()
    let second = try transcriptOfStandIns()
    #expect(Array(first.utf8) == Array(second.utf8))
    // A process of another day hashes with another seed.
    #expect(goldens.difference(of: first, from: "stand-ins.txt") == nil)
  }

  @Test func everyGoldenBelongsToATest() {
    let delegates =
      DelegateFileTests.appDelegates + DelegateFileTests.sceneDelegates + DelegateFileTests.faults
    let names =
      delegates.map { "delegate-\($0).txt" }
      + ["search-launch.txt", "search-scenes.txt", "stand-ins.txt"]
    #expect(goldens.names() == names.sorted())
  }

  /// Two apps in turn, so that one works in the background while the other is launched.
  private func transcriptOfStandIns() throws -> String {
    let run = SimulationRun(isRealTime: false)
    let apps = [
      run.installStandIn("Reader", items: ["read", "listen"]),
      run.installStandIn("Mail", items: ["compose"]),
    ]
    for (row, app) in [(1, apps[0]), (0, apps[1]), (0, apps[0])] {
      try run.choose(row: row, of: app)
      run.run("the app in front") { $0.phone.app(app)?.lifeCycle.state == .foregroundActive }
      run.send(.homePressed)
    }
    run.run("both suspended") { simulation in
      apps.allSatisfy { simulation.phone.app($0)?.lifeCycle.state == .suspended }
    }
    return run.transcript
  }
}
