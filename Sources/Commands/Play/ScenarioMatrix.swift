import Canvas
import Phone
import QuickActions
import Scenarios

/// One scenario over all combinations of devices, releases, languages and states.
struct ScenarioMatrix: Hashable, Sendable {
  private var devices: [DeviceModel?] = [nil]
  private var releases: [IOSVersion?] = [nil]
  private var languages: [String?] = [nil]
  private var states: [State?] = [nil]

  /// Where the app stands before it is touched.
  enum State: String, CaseIterable, Hashable, Sendable {
    case notRunning = "not-running"
    case background, suspended
  }

  private enum Axis: String, CaseIterable { case device, ios, language, state }

  /// A table with more rows than that is read by nobody.
  private static let mostRows = 1000

  /// `device=iphone-xs|iphone-17,ios=12.4|18,state=not-running|suspended`
  init(_ text: String) throws(UsageError) {
    var axes: Set<Axis> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let axis = try ScenarioMatrix.axis(String(sides[0]))
      guard axes.insert(axis).inserted else {
        throw ScenarioMatrix.wrong("names \(axis) twice", "write all its values after one =")
      }
      guard sides.count == 2, !sides[1].isEmpty else {
        throw ScenarioMatrix.wrong("names no \(axis)", ScenarioMatrix.example)
      }
      let values = sides[1].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      try set(axis, to: values)
    }
    guard devices.count * releases.count * languages.count * states.count <= Self.mostRows else {
      throw ScenarioMatrix.wrong("makes more than \(Self.mostRows) runs", "name fewer values")
    }
  }

  private static func axis(_ name: String) throws(UsageError) -> Axis {
    if let axis = Axis(rawValue: name) { return axis }
    let near = didYouMean(name, among: Axis.allCases.map(\.rawValue))
    throw wrong("knows nothing called \(quoted(name))\(near)", example)
  }

  private mutating func set(_ axis: Axis, to values: [String]) throws(UsageError) {
    switch axis {
    case .device: devices = try choices(values, of: axis)
    case .state: states = try choices(values, of: axis)
    case .ios:
      releases = try read(values, of: axis, "write it like 18 or 12.4") { IOSVersion($0) }
    case .language:
      languages = try read(values, of: axis, "write it like de or pt-BR") {
        Language.isTag($0) ? $0 : nil
      }
    }
  }

  private func choices<Choice: RawRepresentable & CaseIterable & Hashable>(
    _ values: [String], of axis: Axis
  ) throws(UsageError) -> [Choice?] where Choice.RawValue == String {
    let known = Choice.allCases.map(\.rawValue)
    let fix = "expected one of: \(known.joined(separator: ", "))"
    return try read(values, of: axis, fix, known: known) { Choice(rawValue: $0) }
  }

  private func read<Value: Hashable>(
    _ values: [String], of axis: Axis, _ fix: String, known: [String] = [],
    _ value: (String) -> Value?
  ) throws(UsageError) -> [Value?] {
    var read: [Value?] = []
    for text in values {
      guard let value = value(text) else {
        let near = didYouMean(text, among: known)
        throw ScenarioMatrix.wrong("has \(quoted(text)), which is no \(axis)\(near)", fix)
      }
      guard !read.contains(value) else {
        throw ScenarioMatrix.wrong("has \(quoted(text)) twice", "leave one of them out")
      }
      read.append(value)
    }
    return read
  }

  private static func wrong(_ what: String, _ fix: String) -> UsageError {
    UsageError("--matrix \(what)", fix: fix)
  }

  private static let example =
    "write it like device=iphone-xs|iphone-17,ios=12.4|18,language=en|de,"
    + "state=not-running|background|suspended"
}

// MARK: Running

extension ScenarioMatrix {
  fileprivate struct Combination: Hashable {
    var device: DeviceModel?
    var ios: IOSVersion?
    var language: String?
    var state: State?
  }

  private var combinations: [Combination] {
    devices.flatMap { device in
      releases.flatMap { ios in
        languages.flatMap { language in
          states.map { Combination(device: device, ios: ios, language: language, state: $0) }
        }
      }
    }
  }

  /// A line a combination: which rows the menus showed, what each choice led to, and how it compares
  /// with what the scenario expects.
  func table(
    of scenario: Scenario, files: ScenarioFolder
  ) -> (text: String, runs: Int, failed: [PlayedScenario]) {
    let heads = ["device", "ios", "language", "state", "rows", "choices", "expected"]
    let played = combinations.map { ($0, $0.played(scenario, files)) }
    let rows = played.map { combination, run in
      combination.names + (run?.cells ?? ["(that iPhone cannot run it)", "", ""])
    }
    let widths = heads.indices.map { column in
      ([heads] + rows).map { displayWidth($0[column]) }.max() ?? 0
    }
    // An axis that nobody asked for has no column.
    let columns = heads.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let lines = ([heads] + rows).map { row in
      columns.map { row[$0].rightPadded(to: widths[$0]) }.joined(separator: "  ").trimmedRight
    }
    let runs = played.compactMap(\.1)
    return (lines.map { $0 + "\n" }.joined(), runs.count, runs.filter { !$0.isAsExpected })
  }
}

extension ScenarioMatrix.Combination {
  fileprivate var names: [String] {
    [device?.rawValue, ios?.description, language, state?.rawValue].map { $0 ?? "" }
  }

  /// - Returns: nil where an iPhone would have to run what it cannot.
  fileprivate func played(_ scenario: Scenario, _ files: ScenarioFolder) -> PlayedScenario? {
    var changed = changed(scenario)
    guard isPossible(changed) else { return nil }
    changed.title = names.filter { !$0.isEmpty }.joined(separator: " ")
    return PlayedScenario(changed, files: files)
  }

  private func isPossible(_ scenario: Scenario) -> Bool {
    var model = DeviceProfile.standard.model
    return scenario.statements.allSatisfy { statement in
      guard case .device(let new, let ios) = statement.action else { return true }
      model = new ?? model
      return (try? DeviceProfile(model: model, ios: ios)) != nil
    }
  }

  /// The scenario with the phone and the state put in before its first touch; its own are left out, with
  /// what was expected of them.
  private func changed(_ scenario: Scenario) -> Scenario {
    var changed = scenario
    changed.statements = []
    var isLeftOut = false
    for statement in scenario.statements {
      switch statement.action {
      case .device(let model, let own):
        isLeftOut = false
        changed.statements.append(onPhone(statement, model, own))
      case .language where language != nil: isLeftOut = true
      case .background where state != nil, .suspend where state != nil: isLeftOut = true
      case .expect where isLeftOut: break
      default:
        isLeftOut = false
        changed.statements.append(statement)
      }
    }
    let touch = changed.statements.firstIndex { $0.action.touchedApp != nil }
    let place = touch ?? changed.statements.count
    changed.statements.insert(
      contentsOf: stateActions(touch.flatMap { changed.statements[$0].action.touchedApp }),
      at: place)
    let namesDevice = changed.statements[..<place].contains { statement in
      if case .device = statement.action { true } else { false }
    }
    changed.statements.insert(contentsOf: phoneActions(besidesDevice: namesDevice), at: 0)
    return changed
  }

  /// What the matrix does not say of the phone stays as the scenario has it.
  private func onPhone(
    _ statement: Statement, _ model: DeviceModel?, _ own: IOSVersion?
  ) -> Statement {
    var statement = statement
    statement.action = .device(device ?? model, ios ?? own)
    return statement
  }

  private func phoneActions(besidesDevice: Bool) -> [Statement] {
    let phone: [Statement.Action] =
      (!besidesDevice && (device != nil || ios != nil) ? [.device(device, ios)] : [])
      + (language.map { [.language([$0])] } ?? [])
    return phone.map { Statement(action: $0) }
  }

  private func stateActions(_ app: String?) -> [Statement] {
    guard let app, let state else { return [] }
    let action: Statement.Action
    switch state {
    case .notRunning: return []
    case .background: action = .background(app: app)
    case .suspended: action = .suspend(app: app)
    }
    return [Statement(action: action)]
  }
}

extension PlayedScenario {
  fileprivate var isAsExpected: Bool { unmet.isEmpty }

  /// The lines of what was expected and not found, and of what could not be done. That a finger finds
  /// no menu or no such row is what a matrix is made to tell, where nothing is expected.
  private var unmet: [Int] {
    let met = steps.filter { $0.failure == nil }.map(\.statement.line)
    let lines = Set(expectations.map(\.line)).subtracting(met)
    return lines.union(undone.map { [$0.statement.line] } ?? []).sorted()
  }

  private var undone: ScenarioRun.Step? {
    steps.last {
      $0.failure != nil && !$0.statement.isExpectation
        && !($0.statement.action.isTouch && expectations.isEmpty)
    }
  }

  private var expectations: [Statement] { scenario.statements.filter(\.isExpectation) }

  /// Of a line: the rows, the choices, and what is not as expected.
  fileprivate var cells: [String] {
    let menus = steps.flatMap(\.trace).compactMap { line -> String? in
      guard case .menuOpened(let menu) = line.entry.event else { return nil }
      return menu.rows.map(\.title).joined(separator: " · ")
    }
    let choices = steps.compactMap { step -> String? in
      guard case .choose(let title) = step.statement.action else { return nil }
      return "\(title): \(step.failure?.message ?? step.trace.account)"
    }
    return [
      menus.isEmpty ? "no menu" : menus.joined(separator: " / "),
      choices.isEmpty ? unperformed : choices.joined(separator: "; "), verdict,
    ].map { safeText($0) }
  }

  private var unperformed: String {
    steps.last { !$0.statement.isExpectation }?.failure.map { "✗ \($0.message)" } ?? ""
  }

  /// Empty where nothing is expected.
  private var verdict: String {
    if isAsExpected { return expectations.isEmpty ? "" : "✓" }
    let lines = unmet.filter { $0 > 0 }.map(String.init)
    // What the matrix put in stands in no line.
    if lines.isEmpty { return "✗ \(undone?.failure?.message ?? "")" }
    return "✗ line\(lines.count == 1 ? "" : "s") \(lines.joined(separator: ", "))"
  }
}

extension Statement.Action {
  /// The app that a finger goes to.
  fileprivate var touchedApp: String? {
    switch self {
    case .press(let app), .hold(let app, _), .force(let app, _), .tap(let app): app
    default: nil
    }
  }
}

extension [TraceLine] {
  /// What a choice led to, in a few words.
  fileprivate var account: String {
    let carrier = calls.first { call in
      switch call.method {
      case .performAction, .scenePerformAction: true
      default: false
      }
    }
    let way = carrier?.method.rawValue ?? "no performActionFor"
    let warned = warnings.map(\.kindName)
    return (["\(way)", "completion \(completion.rawValue)", "handled \(handledCount)"] + warned)
      .joined(separator: ", ")
  }
}
