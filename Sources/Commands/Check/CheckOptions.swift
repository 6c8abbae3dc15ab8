import AppBundles
import Checks
import QuickActions

/// How the findings are written down.
package enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  case text, json, sarif, github, junit
}

/// What `homepress check` was asked.
package struct CheckOptions: Hashable, Sendable {
  package var paths: [String]
  package var format: ReportFormat
  /// Warnings fail as errors do.
  package var isStrict: Bool
  /// In the order of their list.
  package var rules: [RuleName]
  package var circumstances: Circumstances

  init(_ arguments: Arguments, paths: [String]) throws(UsageError) {
    guard !paths.isEmpty else {
      throw UsageError(
        "homepress check needs a path",
        fix: "name an app, an Info.plist or a folder: homepress check PATH")
    }
    self.paths = paths
    format = try arguments.format()
    isStrict = arguments.has(.strict)
    rules = try arguments.chosenRules()
    circumstances = Circumstances(
      profile: try arguments.profile(), languages: try arguments.languages(),
      variables: try arguments.buildVariables(), handlers: arguments.list(.handlers))
  }
}

extension Arguments {
  /// The rule that `--explain` asks for.
  func explainedRule() throws(UsageError) -> RuleName? {
    guard let name = value(of: .explain) else { return nil }
    return try rule(name, of: .explain)
  }

  fileprivate func format() throws(UsageError) -> ReportFormat {
    try choice(.format, as: ReportFormat.self) ?? (has(.json) ? .json : .text)
  }

  fileprivate func chosenRules() throws(UsageError) -> [RuleName] {
    let chosen = try rules(of: .rule)
    let left = try rules(of: .noRule) ?? []
    guard RuleName.allCases.contains(where: { chosen?.contains($0) != false && !left.contains($0) })
    else {
      throw UsageError(
        "--rule and --no-rule leave no rule", fix: "`homepress help check` lists the rules")
    }
    // What cannot be read was not judged, whatever it was to be judged by.
    return RuleName.allCases.filter {
      (chosen?.contains($0) != false || $0.isOfReader) && !left.contains($0)
    }
  }

  private func rules(of option: Option) throws(UsageError) -> Set<RuleName>? {
    guard let names = list(option) else { return nil }
    var rules = Set<RuleName>()
    for name in names { rules.insert(try rule(name, of: option)) }
    return rules
  }

  private func rule(_ name: String, of option: Option) throws(UsageError) -> RuleName {
    if let rule = RuleName(rawValue: name) { return rule }
    throw UsageError(
      "there is no rule \"\(name)\"" + didYouMean(name, among: option.choices),
      fix: "`homepress help check` lists the rules")
  }

  /// The parts of a list, of every time that it was given; nil where it was not.
  fileprivate func list(_ option: Option) -> [String]? {
    guard has(option) else { return nil }
    return values(of: option).flatMap { $0.split(separator: ",").map(String.init) }
  }
}
