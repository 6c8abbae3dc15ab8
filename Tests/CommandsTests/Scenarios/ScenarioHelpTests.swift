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

  /// What the parser expects in the place of a word that it does not know is what help tells of.
  @Test(arguments: [
    "zzz", "device zzz", "install A from zzz", "set source A zzz", "behaviour A zzz",
    "setting zzz", "setting 3d-touch zzz", "setting sensitivity zzz", "setting touch-duration zzz",
    "setting first-item zzz", "setting warm-scene-order zzz", "sure zzz", "expect zzz",
    "expect no zzz", "expect opens zzz", "expect opens above zzz", "expect completion zzz",
    "expect state zzz", "expect menu\n  zzz", "expect calls\n  zzz",
    "expect calls\n  applicationDidBecomeActive(_:) -> zzz", "set dynamic A\n  t T icon Zzz",
  ])
  func everyWordThatTheParserKnowsIsTold(_ text: String) throws {
    let error = #expect(throws: Diagnostic.self) { try ScenarioParser.parse(text, file: "a") }
    let fix = try #require(error?.fix?.split(separator: ": ", maxSplits: 1))
    #expect(fix.first == "expected one of")
    let words = fix.last?.split(separator: ", ").map { $0.filter { $0 != "\"" } } ?? []
    #expect(words.count > 1)
    for word in words { #expect(page.contains(word), "\(word)") }
  }

  @Test func anInstalledPackageIsToldToRunItsOwnCode() {
    let words = page.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("(Package.swift) is built first and runs its own code"))
    #expect(words.contains("`as stand-in` builds nothing"))
  }

  @Test func aMistypedTopicIsGuessed() {
    let refused = outcome(of: ["help", "scenario"])
    #expect(refused.status == .unable)
    #expect(refused.diagnostics.contains("did you mean scenarios?"))
  }
}
