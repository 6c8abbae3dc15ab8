import Phone
import QuickActions
import Testing

/// One app through the three ways in which a quick action reaches it: cold, from the background, and
/// suspended. Each gives a chapter of the trace.
struct LifeStory {
  private let run = SimulationRun(isRealTime: true)
  private let app: AppID
  /// The row that is chosen each time.
  private let row: Int
  private(set) var text = ""
  private var told = 0

  init(bundleAt path: String, row: Int = 0) throws {
    app = try run.install(bundleAt: path)
    self.row = row
    told = run.simulation.trace.lines.count
    try tell("cold")
    leave()
    try tell("in the background")
    leave()
    run.skip(.seconds(6))
    run.run("suspension") { [app] in $0.phone.app(app)?.lifeCycle.state != .background }
    try tell("suspended")
  }

  private mutating func tell(_ title: String) throws {
    try run.choose(row: row, of: app)
    settle(.foregroundActive)
    // What is not heard of by then is not said.
    run.skip(.seconds(2))
    settle(.foregroundActive)
    let lines = run.simulation.trace.lines.dropFirst(told)
    told += lines.count
    text += "# \(title)\n"
    // The console is heard on a line of its own, so where it stands among the rest is chance.
    for line in lines where line.kind != .console { text += "\(line)\n" }
    for line in lines where line.kind == .console { text += "console: \(line)\n" }
  }

  private func leave() {
    run.send(.homePressed)
    settle(.background)
  }

  /// Until the app is where it should be, or gone, and all calls are back.
  private func settle(_ state: ApplicationState) {
    run.run("\(state) in all calls returned") { [app] simulation in
      let now = simulation.phone.app(app)?.lifeCycle.state
      return (now == state || now == .notRunning)
        && simulation.trace.lines.allSatisfy { !$0.isPending }
    }
  }
}

extension TraceLine {
  /// A call that the app is working on.
  fileprivate var isPending: Bool {
    if case .called = entry.event { outcome == nil } else { false }
  }
}
