import AppProtocol
import Canvas
import QuickActions
import Scenarios

// The reports that other programs read.

extension PlayReport {
  var json: JSON {
    .object([
      JSON.Member("scenarios", .array(scenarios.map(\.json))),
      JSON.Member(
        "unread",
        .array(
          unread.map { error in
            .object([
              JSON.Member("file", .string(error.place.file)),
              JSON.Member("message", .string(error.description)),
            ])
          })),
      JSON.Member(
        "summary",
        .object([
          JSON.Member("scenarios", .integer(Int64(scenarios.count))),
          JSON.Member("failed", .integer(Int64(failed))),
        ])),
    ])
  }

  /// A suite a scenario, a case an expectation; a statement that could not be performed is one too.
  var junit: String {
    let suites = scenarios.map(\.junit)
    let tests = scenarios.reduce(0) { $0 + $1.cases.count }
    let failures = scenarios.reduce(0) { $0 + $1.failures.count }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"homepress play\" tests=\"\(tests + unread.count)\" "
      + "failures=\"\(failures)\" errors=\"\(unread.count)\">\n"
      + suites.joined() + unread.map(\.junit).joined() + "</testsuites>\n"
  }

  /// Test Anything Protocol, version 14: a test point a scenario.
  var tap: String {
    let points = scenarios.enumerated().map { index, played in
      let verdict = played.failures.isEmpty ? "ok" : "not ok"
      return "\(verdict) \(index + 1) - \(played.name.tapText)\n"
        + played.failures.map(\.tapComment).joined()
    }
    let bad = unread.enumerated().map { index, error in
      "not ok \(scenarios.count + index + 1) - \(error.place.file.tapText)\n"
        + error.lines.map { "  # \(safeText($0))\n" }.joined()
    }
    return "TAP version 14\n1..\(scenarios.count + unread.count)\n" + (points + bad).joined()
  }
}

extension Diagnostic {
  /// A file that could not be read, as a suite with an error.
  fileprivate var junit: String {
    let name = safeText(place.file).escapedForXML
    let text = lines.map { safeText($0).escapedForXML }.joined(separator: "\n")
    return """
        <testsuite name="\(name)" tests="1" failures="0" errors="1">
          <testcase classname="\(name)" name="read">
            <error message="\(safeText(message).escapedForXML)">\(text)</error>
          </testcase>
        </testsuite>

      """
  }
}

extension PlayedScenario {
  fileprivate var json: JSON {
    .object([
      JSON.Member("file", .string(scenario.file)),
      JSON.Member("title", .optional(scenario.title)),
      JSON.Member("passed", .boolean(failures.isEmpty)),
      JSON.Member("statements", .array(steps.map(\.json))),
    ])
  }

  fileprivate var cases: [ScenarioRun.Step] {
    steps.filter { $0.statement.isExpectation || $0.failure != nil }
  }

  fileprivate var junit: String {
    let name = safeText(name).escapedForXML
    return """
        <testsuite name="\(name)" tests="\(cases.count)" failures="\(failures.count)">
      \(cases.map { $0.junit(in: name, file: scenario.file) }.joined())  </testsuite>

      """
  }
}

extension ScenarioRun.Step {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("line", .integer(Int64(statement.line))),
      JSON.Member("text", .string(statement.text)),
      JSON.Member("passed", .boolean(failure == nil)),
    ]
    if let failure {
      members.append(JSON.Member("message", .string(failure.message)))
      members.append(JSON.Member("expected", .array(failure.expected.map(JSON.string))))
      members.append(JSON.Member("found", .array(failure.found.map(JSON.string))))
    }
    members.append(
      JSON.Member(
        "trace",
        .array(
          trace.map { line in
            .object([
              JSON.Member("at", .string(line.entry.at.description)),
              JSON.Member("app", .optional(line.entry.app?.rawValue)),
              JSON.Member("text", .string(line.description)),
            ])
          })))
    return .object(members)
  }

  fileprivate func junit(in suite: String, file: String) -> String {
    let name = safeText("line \(statement.line): \(statement.text)").escapedForXML
    let start = "    <testcase classname=\"\(suite)\" name=\"\(name)\""
    guard let failure else { return start + "/>\n" }
    let details =
      "\(file):\(place)\nexpected:\n\(failure.expected.joined(separator: "\n"))\n"
      + "found:\n\(failure.found.joined(separator: "\n"))\n"
    let text = details.split(separator: "\n", omittingEmptySubsequences: false)
      .map { safeText(String($0)).escapedForXML }.joined(separator: "\n")
    return start + ">\n      <failure message=\"\(safeText(failure.message).escapedForXML)\">"
      + "\(text)</failure>\n    </testcase>\n"
  }

  fileprivate var tapComment: String {
    guard let failure else { return "" }
    let lines =
      ["line \(place): \(statement.text)", failure.message]
      + failure.expected.map { "expected: \($0)" } + failure.found.map { "found: \($0)" }
    return lines.map { "  # \(safeText($0))\n" }.joined()
  }
}

extension String {
  /// `#` begins a directive there.
  fileprivate var tapText: String {
    safeText(self).map { $0 == "#" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
