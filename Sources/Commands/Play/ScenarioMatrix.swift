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
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let axis = Axis(rawValue: String(sides[0])) else {
        throw ScenarioMatrix.wrong(String(part))
      }
      let values = sides[1].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      try set(axis, to: values)
    }
    guard devices.count * releases.count * languages.count * states.count <= Self.mostRows else {
      throw UsageError("--matrix makes more than \(Self.mostRows) runs", fix: "name fewer values")
    }
  }

  private mutating func set(_ axis: Axis, to values: [String]) throws(UsageError) {
    switch axis {
    case .device: devices = try read(values) { DeviceModel(rawValue: $0) }
    case .ios: releases = try read(values) { IOSVersion($0) }
    case .language: languages = try read(values) { Language.isTag($0) ? $0 : nil }
    case .state: states = try read(values) { State(rawValue: $0) }
    }
  }

  private func read<Value>(
    _ values: [String], _ value: (String) -> Value?
  ) throws(UsageError) -> [Value?] {
    var read: [Value?] = []
    for text in values {
      guard let value = value(text) else { throw ScenarioMatrix.wrong(text) }
      read.append(value)
    }
    return read
  }

  private static func wrong(_ text: String) -> UsageError {
    UsageError(
      "--matrix does not understand \"\(text)\"",
      fix: "write it like device=iphone-xs|iphone-17,ios=12.4|18,language=en|de,"
        + "state=not-running|background|suspended")
  }
}

// MARK: Running

extension ScenarioMatrix {
  fileprivate struct Combination: Hashable {
    var device: DeviceModel?
    var ios: IOSVersion?
    var language: String?
    var state: State?

    var isPossible: Bool {
      guard let ios else { return true }
      return (try? DeviceProfile(model: device ?? DeviceProfile.standard.model, ios: ios)) != nil
    }
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

  /// A line a combination: which rows the menus showed, and what each choice led to.
  func table(of scenario: Scenario, files: ScenarioFolder) -> String {
    let heads = ["device", "ios", "language", "state", "rows", "choices"]
    let rows = combinations.map { combination in
      combination.names
        + (combination.isPossible
          ? combination.results(of: scenario, files) : ["(that iPhone cannot run it)", ""])
    }
    let widths = heads.indices.map { column in
      ([heads] + rows).map { displayWidth($0[column]) }.max() ?? 0
    }
    // An axis that nobody asked for has no column.
    let columns = heads.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let lines = ([heads] + rows).map { row in
      columns.map { row[$0].rightPadded(to: widths[$0]) }.joined(separator: "  ").trimmedRight
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ScenarioMatrix.Combination {
  fileprivate var names: [String] {
    [device?.rawValue, ios?.description, language, state?.rawValue].map { $0 ?? "" }
  }

  /// The scenario with the phone and the state put in before its first touch; its own are left out.
  private func changed(_ scenario: Scenario) -> Scenario {
    var changed = scenario
    changed.statements.removeAll { statement in
      switch statement.action {
      case .device: device != nil || ios != nil
      case .language: language != nil
      case .background, .suspend: state != nil
      case .expect: true
      default: false
      }
    }
    let touch = changed.statements.firstIndex { $0.action.touchedApp != nil }
    let place = touch ?? changed.statements.count
    changed.statements.insert(
      contentsOf: stateActions(touch.flatMap { changed.statements[$0].action.touchedApp }),
      at: place)
    changed.statements.insert(contentsOf: phoneActions, at: 0)
    return changed
  }

  private var phoneActions: [Statement] {
    let phone: [Statement.Action] =
      (device != nil || ios != nil ? [.device(device, ios)] : [])
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

  fileprivate func results(of scenario: Scenario, _ files: ScenarioFolder) -> [String] {
    let steps = ScenarioRun(changed(scenario), files: files).run()
    let menus = steps.flatMap(\.trace).compactMap { line -> String? in
      guard case .menuOpened(let menu) = line.entry.event else { return nil }
      return menu.rows.map(\.title).joined(separator: " · ")
    }
    let choices = steps.compactMap { step -> String? in
      guard case .choose(let title) = step.statement.action else { return nil }
      return "\(title): \(step.failure?.message ?? step.trace.account)"
    }
    let failure = steps.last?.failure.map { " ✗ \($0.message)" } ?? ""
    return [
      safeText(menus.isEmpty ? "no menu" : menus.joined(separator: " / ")),
      safeText(choices.joined(separator: "; ") + (choices.isEmpty ? failure : "")),
    ]
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
