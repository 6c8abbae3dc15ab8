import AppBundles
import Canvas
import Checks
import QuickActions

/// `homepress check`: finds the sets under the paths, judges each and reports.
///
/// What is not there or holds no app was most likely named by mistake: it is a finding, so that no
/// report looks as if it were all well, and ends the check as unable. The others are judged all the
/// same.
func runCheck(_ options: CheckOptions) -> Outcome {
  var report = CheckReport(isStrict: options.isStrict)
  var checker = Checker(options.circumstances, rules: options.rules)
  var unable = ""
  var seen: Set<String> = []
  for path in options.paths where seen.insert(path).inserted {
    do {
      for set in try shortcutSets(under: path) { report.add(checker.check(set)) }
    } catch {
      report.add(unable: error)
      unable += printed(error)
    }
  }
  report.add(late: checker.unusedHandlers)
  return Outcome(
    output: report.text(in: options.format), diagnostics: unable,
    status: report.status)
}

/// What `--explain` prints of a rule.
func explanation(of rule: RuleDescription) -> String {
  let example = rule.example.split(separator: "\n", omittingEmptySubsequences: false)
  return """
    \(rule.name) (\(rule.severity.rawValue))

    \(rule.why)
    Source: \(rule.source).

    Example:
    \(example.map { "  \($0)" }.joined(separator: "\n"))
    Fix:
      \(rule.fix)

    """
}
