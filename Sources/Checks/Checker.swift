import AppBundles
import QuickActions

/// Judges shortcut sets by a choice of rules.
package struct Checker: Sendable {
  package let circumstances: Circumstances
  private let names: Set<RuleName>
  private let itemRules: [any ItemRule]
  private let setRules: [any Rule]
  /// Sets of one project share their images.
  private var search: IconSearch? = IconSearch()

  package init(
    _ circumstances: Circumstances = Circumstances(), rules: [RuleName] = RuleName.allCases
  ) {
    self.circumstances = circumstances
    names = Set(rules)
    let chosen = rules.map(\.rule)
    itemRules = chosen.compactMap { $0 as? any ItemRule }
    setRules = chosen.filter { !($0 is any ItemRule) }
  }

  /// Reads a set and judges it. What cannot be read is a finding as well.
  package mutating func check(_ found: FoundSet) -> CheckedFile {
    do {
      let bundle = try found.read(defines: circumstances.variables)
      let set = CheckedSet(
        bundle, circumstances, otherTables: otherTables(of: bundle), search: &search,
        readsColours: names.contains(.iconFileColour))
      return CheckedFile(
        path: bundle.propertyList.file, diagnostics: diagnostics(of: set),
        setCount: set.array == nil ? 0 : 1, itemCount: bundle.shortcutSet.nodes.count)
    } catch {
      return CheckedFile(
        path: error.place.file, diagnostics: [error].compactMap(completed), setCount: 0,
        itemCount: 0)
    }
  }

  /// What the rules find in a set, in the order of the file.
  package func diagnostics(of set: CheckedSet) -> [Diagnostic] {
    let found = findings(in: set)
    guard !found.isEmpty else { return [] }
    let map = set.bundle.propertyList.sourceMap(upTo: found.compactMap(\.offset).max() ?? 0)
    return found.map { $0.diagnostic(in: map) }
  }

  private func findings(in set: CheckedSet) -> [Found] {
    var found: [Found] = []
    for rule in setRules {
      for finding in rule.findings(in: set) { found.append(Found(finding, by: rule.about)) }
    }
    for item in set.items {
      for rule in itemRules {
        for finding in rule.findings(about: item, in: set) {
          found.append(Found(finding, by: rule.about))
        }
      }
    }
    // A binary list has no order but that of its items.
    let isBinary = set.bundle.propertyList.form == .binary
    return found.sorted { $0.finding.order(isBinary) < $1.finding.order(isBinary) }
  }

  /// The reader's own finding, if its rule was chosen, with the rule's fix where it has none.
  private func completed(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let name = RuleName(rawValue: diagnostic.rule), names.contains(name) else { return nil }
    var completed = diagnostic
    completed.fix = diagnostic.fix ?? name.rule.about.fix
    return completed
  }

  /// They are read for one rule alone, and only where the app has languages at all.
  private func otherTables(of bundle: AppBundle) -> [StringsTable] {
    guard names.contains(.localizationWrongTable), !bundle.shortcutSet.nodes.isEmpty else {
      return []
    }
    return bundle.strings.read("Localizable").tables
  }
}

/// A file that was judged.
package struct CheckedFile: Hashable, Sendable {
  package var path: String
  package var diagnostics: [Diagnostic]
  /// 0 where it holds no set, or cannot be read.
  package var setCount: Int
  package var itemCount: Int
}

/// A finding and the rule that made it, in the order of the file.
private struct Found {
  let finding: Finding
  let rule: RuleName
  let severity: Diagnostic.Severity

  init(_ finding: Finding, by rule: RuleDescription) {
    self.finding = finding
    self.rule = rule.name
    severity = finding.severity ?? rule.severity
  }

  /// Nil where it is about another file.
  var offset: Int? {
    guard case .offset(let offset) = finding.place else { return nil }
    return offset
  }

  func diagnostic(in map: PlistSourceMap) -> Diagnostic {
    let place: Diagnostic.Place
    switch finding.place {
    case .offset(let offset): place = map.place(of: offset)
    case .elsewhere(let elsewhere): place = elsewhere
    }
    return Diagnostic(
      rule: rule.rawValue, severity: severity, place: place, item: finding.item,
      message: finding.message, fix: finding.fix)
  }
}

extension Finding {
  /// Findings about other files come last, those of a file together.
  fileprivate func order(_ isBinary: Bool) -> (Int, String, Int) {
    switch place {
    case .offset(let offset): (0, "", isBinary ? item ?? -1 : offset)
    case .elsewhere(let place): (1, place.file, place.line ?? 0)
    }
  }
}
