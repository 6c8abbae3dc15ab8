import Canvas
import Checks
import QuickActions

extension CheckReport {
  /// The report that continuous integration reads from test runs: a suite a file, a case a rule that
  /// found something, and one case for a file that is all well.
  var junit: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let suites = files.map { JUnitSuite($0, in: self) }
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.failureCount }
    text += "<testsuites name=\"homepress check\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }
}

/// The findings of one file, those of a rule together.
private struct JUnitSuite {
  struct Case {
    var name: String
    var diagnostics: [Diagnostic] = []
    var failures: [Diagnostic] = []
  }

  let path: String
  private(set) var cases: [Case] = []

  var failureCount: Int { cases.count { !$0.failures.isEmpty } }

  init(_ file: CheckedFile, in report: CheckReport) {
    path = safeText(file.path)
    var places: [String: Int] = [:]
    for diagnostic in file.diagnostics {
      let place = places[diagnostic.rule] ?? cases.count
      if place == cases.count {
        cases.append(Case(name: diagnostic.rule))
        places[diagnostic.rule] = place
      }
      if report.fails(diagnostic.severity) {
        cases[place].failures.append(diagnostic)
      } else {
        cases[place].diagnostics.append(diagnostic)
      }
    }
    if cases.isEmpty { cases = [Case(name: "no findings")] }
  }

  var text: String {
    let name = path.escapedForXML
    return """
        <testsuite name="\(name)" tests="\(cases.count)" failures="\(failureCount)">
      \(cases.map { $0.text(in: name) }.joined(separator: "\n"))
        </testsuite>

      """
  }
}

extension JUnitSuite.Case {
  func text(in suite: String) -> String {
    let start = "    <testcase classname=\"\(suite)\" name=\"\(name.escapedForXML)\""
    if failures.isEmpty && diagnostics.isEmpty { return start + "/>" }
    return start + ">\n" + failure + remarks + "    </testcase>"
  }

  /// A case fails once, whatever it has found.
  private var failure: String {
    guard let first = failures.first else { return "" }
    return
      "      <failure type=\"\(first.severity.rawValue)\" message=\"\(safeText(first.message).escapedForXML)\">"
      + "\(lines(failures).escapedForXML)</failure>\n"
  }

  private var remarks: String {
    diagnostics.isEmpty
      ? "" : "      <system-out>\(lines(diagnostics).escapedForXML)</system-out>\n"
  }

  private func lines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(printed).joined()
  }
}
