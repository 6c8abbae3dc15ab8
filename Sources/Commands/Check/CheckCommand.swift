import AppBundles
import Canvas
import Checks
import QuickActions

/// `homepress check`: finds the sets under the paths, judges each and reports.
///
/// What is not there or holds no set was most likely named by mistake: it is told apart from the
/// findings, and the others are judged all the same.
func runCheck(_ options: CheckOptions) -> Outcome {
  var report = CheckReport(isStrict: options.isStrict)
  var checker = Checker(options.circumstances, rules: options.rules)
  var unable = ""
  for path in options.paths {
    do {
      for set in try shortcutSets(under: path) { report.add(checker.check(set)) }
    } catch {
      unable += printed(error)
    }
  }
  return Outcome(
    output: report.text(in: options.format), diagnostics: unable,
    status: unable.isEmpty ? report.status : .unable)
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
