import AppBundles
import QuickActions

/// One thing that can be wrong with a shortcut set.
///
/// A rule is a pure function of the set and of what it is judged for: it reads no file and keeps
/// nothing, not even what is said of it. To add one, give `RuleName` a case; the compiler asks for the rest.
package protocol Rule: Sendable {
  static var about: RuleDescription { get }

  /// What is wrong with the set as a whole, in the order of the file.
  func findings(in set: CheckedSet) -> [Finding]
}

extension Rule {
  package var about: RuleDescription { Self.about }
}

/// A rule that looks at one entry of the array at a time.
///
/// All such rules are asked about an entry before the next one is looked at, so that an entry's keys
/// are sorted out once, however many rules there are.
package protocol ItemRule: Rule {
  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding]

  /// What is wrong around the items; most such rules look no further than into them.
  func findings(around set: CheckedSet) -> [Finding]
}

extension ItemRule {
  package func findings(in set: CheckedSet) -> [Finding] {
    findings(around: set) + set.items.flatMap { findings(about: $0, in: set) }
  }

  package func findings(around set: CheckedSet) -> [Finding] { [] }
}

/// A rule whose findings the readers of files make, since there is no set where they fail.
protocol ReadingRule: Rule {}

extension ReadingRule {
  package func findings(in set: CheckedSet) -> [Finding] { [] }
}

/// What can be said of a rule without a set at hand.
package struct RuleDescription: Hashable, Sendable {
  package var name: RuleName
  /// What most of its findings are; a finding may say otherwise of itself.
  package var severity: Diagnostic.Severity
  /// One sentence: what iOS does, and so why it matters.
  package var why: String
  /// Who says so, and how sure that is.
  package var source: String
  /// The shortest piece of a property list that breaks the rule.
  package var example: String
  /// The smallest change that mends the example.
  package var fix: String

  package init(
    _ name: RuleName, _ severity: Diagnostic.Severity, why: String, source: String,
    example: String, fix: String
  ) {
    self.name = name
    self.severity = severity
    self.why = why
    self.source = source
    self.example = example
    self.fix = fix
  }
}
