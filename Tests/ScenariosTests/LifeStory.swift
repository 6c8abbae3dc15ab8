import Phone
import QuickActions
import Testing

/// One app through the ways in which a quick action reaches it: cold, from the background, and
/// suspended; and at last opened by a tap. Each gives a chapter of the trace.
struct LifeStory {
  private let run = SimulationRun(isRealTime: true)
  private let app: AppID
  /// The row that is chosen each time.
  private let row: Int
  private let lastWord: LastWord
  private(set) var text = ""
  private var told = 0

  /// What a choice comes to.
  enum LastWord {
    case returnOfCalls
    /// Given after the calls are back.
    case completion
    case crash
  }

  init(bundleAt path: String, row: Int = 0, lastWord: LastWord = .returnOfCalls) throws {
    app = try run.install(bundleAt: path)
    self.row = row
    self.lastWord = lastWord
    told = run.simulation.trace.lines.count
    try choose()
    tell("cold")
    leave()
    try choose()
    tell("in the background")
    leave()
    run.skip(.seconds(6))
    run.run("suspension") { [app] in $0.phone.app(app)?.lifeCycle.state != .background }
    try choose()
    tell("suspended")
    leave()
    run.send(.tapped(app))
    tell("by a tap")
  }

  private func choose() throws {
    try run.choose(row: row, of: app)
    run.run("the app's last word") { [lastWord, told] simulation in
      let news = simulation.trace.lines.dropFirst(told)
      return switch lastWord {
      case .returnOfCalls: true
      case .completion: news.contains(where: \.isCompletion)
      case .crash: news.contains(where: \.isEnd)
      }
    }
  }

  private mutating func tell(_ title: String) {
    settle(.foregroundActive)
    // What is not heard of by then is lost.
    run.skip(.seconds(2))
    let lines = run.simulation.trace.lines.dropFirst(told)
    told += lines.count
    text += "# \(title)\n"
    // What is said beside the calls comes at a moment of its own, so where it stands is chance.
    let isLate = lastWord != .returnOfCalls
    let isBeside: (TraceLine) -> Bool = { $0.kind == .console || isLate && !$0.isOfTheLifeCycle }
    for line in lines where !isBeside(line) { text += "\(line)\n" }
    let beside = lines.filter(isBeside).map { "  beside: \($0)\n" }
    text += (isLate ? beside.sorted() : beside).joined()
  }

  private func leave() {
    // Nothing is left of one that crashed.
    guard run.simulation.phone.app(app)?.lifeCycle.state == .foregroundActive else { return }
    run.send(.homePressed)
    settle(.background)
  }

  /// Until the app is where it should be, or at its end, and all calls are back.
  private func settle(_ state: ApplicationState) {
    run.run("\(state) and all calls back") { [app, told] simulation in
      let news = simulation.trace.lines.dropFirst(told)
      let isThere = simulation.phone.app(app)?.lifeCycle.state == state
      return news.contains(where: \.isEnd) || isThere && !news.contains(where: \.isPending)
    }
  }
}
