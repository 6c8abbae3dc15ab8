import Canvas
import Commands
import QuickActions
import Scenarios
import Testing

/// `homepress help scenarios`.
@Suite struct ScenarioHelpTests {
  private let page = outcome(of: ["help", "scenarios"]).output
  private var lines: [Substring] { page.split(separator: "\n", omittingEmptySubsequences: false) }

  @Test func itFitsEightyColumns() {
    for line in lines { #expect(displayWidth(String(line)) <= 80, "\(line)") }
    #expect(page.hasSuffix("\n"))
  }

  @Test(arguments: StatementForm.allCases)
  func everyStatementIsToldWithItsExample(_ form: StatementForm) {
    #expect(lines.contains { $0.hasPrefix("  \(form.rawValue)") && !$0.hasPrefix("   ") })
    for line in form.example { #expect(lines.contains("        \(line)")) }
  }

  @Test(arguments: ExpectationForm.allCases)
  func everyExpectationIsToldWithItsExample(_ form: ExpectationForm) {
    #expect(lines.contains { $0.hasPrefix("  expect \(form.rawValue) ") })
    for line in form.example { #expect(lines.contains("        \(line)")) }
  }

  @Test func everyWordThatMayBeChosenIsTold() {
    let words =
      WarningKind.allCases.map(\.rawValue) + StandInBehaviour.presets.map(\.name)
      + DelegateCall.Method.allCases.map(\.rawValue) + ApplicationState.allCases.map(\.rawValue)
    for word in words {
      #expect(lines.contains { $0.hasPrefix("  \(word)") }, "\(word)")
    }
  }

  @Test func aMistypedTopicIsGuessed() {
    let refused = outcome(of: ["help", "scenario"])
    #expect(refused.status == .unable)
    #expect(refused.diagnostics.contains("did you mean scenarios?"))
  }
}
