import BuiltProducts
import Foundation
import Phone
import QuickActions
import Testing

/// The sample whose delegate is wrong in ten ways: it is switched from its own quick actions, and the
/// trace shows each mistake as the one that it is.
@Suite struct MistakesTests {
  private static let perform = "application(_:performActionFor:completionHandler:)"
  private static let item = "\"Try It\" (org.homepress.samples.mistakes.try)"

  /// What the trace says of each, in the order of the app's own list.
  private static let signs = [
    "handled twice: \(item) in application(_:didFinishLaunchingWithOptions:) and again in "
      + perform,
    "lost: nothing handled \(item)",
    "dropped: \(item), as no one implements windowScene(_:performActionFor:completionHandler:)"
      + "; the app delegate's is not called in its place",
    "completionHandler was never called before the app left",
    "completion handler called off the main thread; with true iOS ends the app for it",
    "stale: \(item) of an earlier activation handled again in applicationDidBecomeActive(_:)"
      + "; clear the saved item",
    "no such quick action: org.homepress.samples.mistakes.try",
    "there are items already, so they stay as they are",
    "dropped: \(item), as no one implements \(perform)",
    "no root view controller yet, so nothing shows org.homepress.samples.mistakes.try",
  ]

  @Test func eachMistakeIsSeenAsSuchAndNoneWhereThereIsNone() throws {
    let folder = StateFolder()
    let course = try MistakesCourse(home: folder)
    var trace = try course.run()
    #expect(!trace.contains { line in MistakesTests.signs.contains(line) }, "without a mistake")
    for (index, sign) in MistakesTests.signs.enumerated() {
      try course.choose("Next Mistake")
      trace = try course.run(crashes: sign.contains("off the main thread"))
      #expect(trace.contains(sign), "mistake \(index + 1): \(trace)")
      let others = MistakesTests.signs.filter { $0 != sign && !MistakesTests.comesAlong($0) }
      #expect(!trace.contains(where: others.contains), "mistake \(index + 1): \(trace)")
    }
    try course.choose("No Mistake")
    trace = try course.run()
    #expect(!trace.contains { line in MistakesTests.signs.contains(line) }, "behaves again")
  }

  /// What is dropped when warm is lost when cold, and what crashes the app is not completed.
  private static func comesAlong(_ sign: String) -> Bool {
    sign.hasPrefix("lost") || sign.hasPrefix("completionHandler was never called")
  }
}

/// Takes the app through a cold launch, the background and a tap, with one mistake at a time.
final class MistakesCourse {
  private let simulation = SimulationRun(isRealTime: true)
  private let app: AppID
  private var told = 0

  /// - Parameter home: where the app keeps which mistake it makes.
  init(home: StateFolder) throws {
    try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
    let launcher = home.path + "/Mistakes"
    // Another process writes it: a child that another test forks just now must not hold it open.
    let writer = try #require(popen("cat > '\(launcher)' && chmod +x '\(launcher)'", "w"))
    fputs("#!/bin/sh\nHOME='\(home.path)' exec '\(BuiltProducts.path("Mistakes"))'\n", writer)
    #expect(pclose(writer) == 0)
    app = try simulation.install(bundleAt: "Assets/Apps/Mistakes.app", executable: launcher)
    simulation.send(.tapped(app))
    settle(.foregroundActive)
    quit()
  }

  /// The trace of the mistake that the app makes now.
  func run(crashes: Bool = false) throws -> [String] {
    let known = simulation.lines.count
    for _ in 0..<2 {
      try open("Try It")
      if crashes { awaitCrash() }
      leave()
    }
    simulation.send(.tapped(app))
    settle(.foregroundActive)
    quit()
    return Array(simulation.lines.dropFirst(known))
  }

  func choose(_ title: String) throws {
    try open(title)
    quit()
  }

  private func open(_ title: String) throws {
    simulation.send(.forcePressed(app, at: try #require(IconPosition(row: 1, column: 1))))
    let rows = try #require(simulation.simulation.trace.lines.last?.menuTitles)
    simulation.send(.rowChosen(try #require(rows.firstIndex(of: title), "\(rows)")))
    settle(.foregroundActive)
  }

  private func leave() {
    guard state == .foregroundActive else { return }
    simulation.send(.homePressed)
    settle(.background)
  }

  private func quit() {
    leave()
    guard state != .notRunning else { return }
    simulation.send(.appForceQuit(app))
    settle(.notRunning)
  }

  private var state: ApplicationState? { simulation.simulation.phone.app(app)?.lifeCycle.state }

  /// Until the app is where it should be, or at its end, and all calls are back.
  private func settle(_ state: ApplicationState) {
    simulation.run("\(state)") { [app, told] simulation in
      let news = simulation.trace.lines.dropFirst(told)
      let isThere = simulation.phone.app(app)?.lifeCycle.state == state
      return news.contains(where: \.isEnd) || isThere && !news.contains(where: \.isPending)
    }
    // What is not heard of by then is lost.
    simulation.skip(.seconds(2))
    told = simulation.simulation.trace.lines.count
  }

  /// One that is not heard of at once comes later, or never.
  private func awaitCrash() {
    simulation.run("the crash") { [app] in $0.phone.app(app)?.lifeCycle.state == .notRunning }
  }
}
