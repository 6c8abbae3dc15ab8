import HomeScreen
import Scenarios

extension Caption {
  /// What a performance has come to.
  mutating func showSummary(of performance: Performance) {
    let failures = performance.findings.failures
    text = performance.summary
    tone = failures.isEmpty ? .right : .wrong
    facts = failures.flatMap(Caption.facts) + ["The phone is yours."]
  }

  private static func facts(of failure: Performance.Findings.Failure) -> [String] {
    ["line \(failure.statement.line): \(failure.statement.text): \(failure.failure.message)"]
      + failure.failure.expected.map { "expected: \($0)" }
      + failure.failure.found.map { "found: \($0)" }
  }
}

extension Performance {
  /// What it has come to, in a line of the narrowest screen.
  var summary: String {
    let (met, failed) = (findings.met, findings.failures.count)
    let count = begun.count
    let statements = count == 1 ? "1 statement" : "\(count) statements"
    if findings.isStopped {
      return "✗ stopped at \(count) of \(scenario.statements.count) statements"
    }
    if failed > 0 { return "✗ \(statements), \(failed) of \(met + failed) not as expected" }
    return met > 0 ? "✓ \(statements), \(met) of \(met) as expected" : "✓ \(statements) done"
  }
}
