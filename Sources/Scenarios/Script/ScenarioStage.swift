import Phone
import QuickActions

/// What the statements of a scenario are about: a phone, its apps by the names that people see, and the
/// passage of the trace that expectations look at.
///
/// It says what a statement comes to and judges what was expected. How time passes is not its business.
package final class ScenarioStage {
  package let simulation: Simulation
  /// As the scenario was named when it was read.
  package let file: String
  /// What statements name; a session in which more can be named exchanges it.
  package var files: any ScenarioFiles
  var apps: [String: AppID] = [:]
  /// Where apps were read from, as statements have it.
  package internal(set) var paths: [AppID: String] = [:]
  var positions: [AppID: IconPosition] = [:]
  /// The highest number that an app has of those with its bundle identifier.
  var namesakes: [String: Int] = [:]
  /// The app that was touched last.
  package var lastApp: AppID?
  /// Where in the trace the passage began that expectations are about.
  private var passage = 0
  /// Expectations have been looked at since the last action: the next action begins a new passage.
  private var isJudged = true
  /// What a lesson has asked about the passage.
  private var question: Statement.Question?
  private var isQuestionJudged = false

  package init(_ scenario: Scenario, files: any ScenarioFiles, simulation: Simulation) {
    file = scenario.file
    self.files = files
    self.simulation = simulation
  }

  // MARK: The trace

  var traceCount: Int { simulation.trace.lines.count + simulation.trace.forgotten }

  func trace(since count: Int) -> [TraceLine] {
    Array(simulation.trace.lines.dropFirst(max(0, count - simulation.trace.forgotten)))
  }

  /// What the trace tells of the passage that expectations are about.
  package var passageLines: [TraceLine] { trace(since: passage) }

  // MARK: Expectations

  /// Something is about to be done.
  package func beginPassage() {
    guard isJudged else { return }
    passage = traceCount
    isJudged = false
    if isQuestionJudged { question = nil }
  }

  /// A lesson has asked something about what comes next, or about the passage if that is an
  /// expectation: its answers are held to what is found.
  package func ask(_ question: Statement.Question) {
    self.question = question
    isQuestionJudged = false
    isJudged = true
  }

  /// - Returns: nil where all is as expected.
  package func judge(_ expectation: Expectation) -> ScenarioRun.Failure? {
    isJudged = true
    let claims = question?.claims(about: expectation, in: self) ?? []
    if !claims.isEmpty { isQuestionJudged = true }
    return expectation.failure(in: self) ?? claims.lazy.compactMap(\.failure).first
  }

  /// An app did not answer what it was told.
  func unansweredCall(within patience: Duration) -> ScenarioRun.Failure {
    let busy = simulation.phone.apps.first { $0.lifeCycle.callInFlight != nil }
    let call = busy?.lifeCycle.callInFlight.map { ": \($0.call.method)" } ?? ""
    let app = (busy ?? appInFront).map { quoted($0.description.name) } ?? "an app"
    return ScenarioRun.Failure(
      message: "\(app) did not answer within \(patience.milliseconds) ms of real time\(call)")
  }

  /// Of the apps whose state the lines tell to have changed, in their order.
  func standings(after lines: [TraceLine]) -> [ScenarioRun.AppStanding] {
    var changed: [AppID] = []
    for line in lines {
      guard case .stateChanged = line.entry.event, let app = line.entry.app,
        !changed.contains(app)
      else { continue }
      changed.append(app)
    }
    return changed.compactMap { id in
      simulation.phone.app(id).map { .init(app: name(of: id), state: $0.state) }
    }
  }

  // MARK: Apps

  var appInFront: InstalledApp? {
    if case .app(let id) = simulation.phone.front { simulation.phone.app(id) } else { nil }
  }

  /// The app that is used by that name.
  package func app(_ name: String) throws(ScenarioRun.Failure) -> AppID {
    let id = try id(ofApp: name)
    lastApp = id
    return id
  }

  /// An app that is looked at alone: the one that was used last stays that.
  func id(ofApp name: String) throws(ScenarioRun.Failure) -> AppID {
    if let id = apps[name], simulation.phone.app(id) != nil { return id }
    let installed = simulation.phone.apps
    let names = installed.map { self.name(of: $0.id) }.sorted()
    let near = didYouMean(name, among: names, spelled: quoted)
    throw ScenarioRun.Failure(
      message: installed.isEmpty
        ? "no app is installed: install one first" : "no app is called \(quoted(name))\(near)",
      expected: [name], found: names, word: name)
  }
}
