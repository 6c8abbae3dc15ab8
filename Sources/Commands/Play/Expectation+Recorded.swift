import QuickActions
import Scenarios

/// Expectations as a scenario writes them, made from what was found.
extension Expectation {
  /// - Returns: nil where there are no words for what was found.
  func recorded(as failure: ScenarioRun.Failure) -> [String]? {
    let found = failure.found
    if found == [Expectation.noOpenMenu] {
      if case .menu = self { return ["expect no menu"] }
      return nil
    }
    return switch self {
    case .menu, .noMenu: Expectation.menuLines(found)
    case .calls: Expectation.callLines(failure.seen ?? found)
    case .hidden:
      found.isEmpty
        ? ["expect hidden none"] : Expectation.block("hidden", found.map(\.quotedForScenario))
    case .opens: found.first.map { ["expect opens \($0)"] }
    case .completion: found.first.map { ["expect completion \($0)"] }
    case .handled: found.first.map { ["expect handled \($0)"] }
    case .state(_, let app): Expectation.stateLines(found, of: app)
    case .screen: found.isEmpty ? nil : Expectation.block("screen", found.map(\.quotedForScenario))
    // A preview is what a person chose to look at.
    case .preview, .noPreview: nil
    case .console: found.isEmpty ? nil : found.map { "expect console \($0.quotedForScenario)" }
    case .warning, .noWarning: Expectation.warningLines(failure.seen ?? [])
    }
  }

  static func menuLines(_ rows: [String]) -> [String] {
    rows == [noOpenMenu] ? ["expect no menu"] : block("menu", rows)
  }

  static func callLines(_ calls: [String]) -> [String] {
    calls.isEmpty ? ["expect no calls"] : block("calls", calls)
  }

  /// By their kinds, each once.
  private static func warningLines(_ kinds: [String]) -> [String] {
    var lines: [String] = []
    for kind in kinds where !lines.contains("expect warning \(kind)") {
      lines.append("expect warning \(kind)")
    }
    return lines.isEmpty ? ["expect no warning"] : lines
  }

  private static func stateLines(_ found: [String], of app: String?) -> [String]? {
    found.first.flatMap(ApplicationState.init(rawValue:)).map { [stateLine($0, of: app)] }
  }

  static func stateLine(_ state: ApplicationState, of app: String?) -> String {
    let name = app.map { " \($0.asScenarioWord)" } ?? ""
    return "expect state \(state.rawValue.asScenarioWord)\(name)"
  }

  private static func block(_ name: String, _ lines: [String]) -> [String] {
    ["expect \(name)"] + lines.map { "  \($0)" }
  }
}
