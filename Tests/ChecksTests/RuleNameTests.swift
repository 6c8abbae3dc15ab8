import Checks
import QuickActions
import Testing

@Suite struct RuleNameTests {
  @Test func everyRuleHasItsOwnName() {
    for name in RuleName.allCases {
      #expect(name.rule.about.name == name)
    }
  }

  @Test func whatIsSaidOfARuleIsOneSentence() {
    for about in RuleName.allCases.map(\.rule.about) {
      #expect(about.why.hasSuffix("."), "\(about.name)")
      #expect(about.why.first?.isUppercase == true || about.why.hasPrefix("iOS "), "\(about.name)")
      #expect(!about.source.isEmpty && !about.source.hasSuffix("."), "\(about.name)")
      #expect(!about.fix.isEmpty && !about.fix.hasSuffix("."), "\(about.name)")
      #expect(!about.example.isEmpty, "\(about.name)")
    }
  }

  @Test func namesAreWrittenAsKeysOfAReport() {
    for name in RuleName.allCases.map(\.rawValue) {
      #expect(name.allSatisfy { $0 == "-" || "a"..."z" ~= $0 })
    }
  }
}
