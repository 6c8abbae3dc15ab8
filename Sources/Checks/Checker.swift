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
  private var surroundings = Surroundings()
  /// The types of all sets, and where the first of them stands.
  private var types: Set<ExactText> = []
  private var firstPlace: Diagnostic.Place?

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
      let bundle = try found.read(in: &surroundings, defines: circumstances.variables)
      let set = CheckedSet(
        bundle, circumstances, otherTables: otherTables(of: bundle), search: &search,
        readsColours: names.contains(.iconFileColour))
      noteTypes(of: set)
      return CheckedFile(
        path: bundle.propertyList.file, diagnostics: diagnostics(of: set),
        setCount: set.array == nil ? 0 : 1, itemCount: bundle.shortcutSet.nodes.count)
    } catch {
      return CheckedFile(
        path: error.place.file, diagnostics: [error].compactMap(completed))
    }
  }

  /// What the rules find in a set, in the order of the file.
  package func diagnostics(of set: CheckedSet) -> [Diagnostic] {
    var found = Findings()
    for rule in setRules { found.add(rule.findings(in: set), by: rule) }
    for rule in itemRules { found.add(rule.findings(around: set), by: rule) }
    for item in set.items {
      for rule in itemRules {
        let findings = rule.findings(about: item, in: set)
        // Nearly all find nothing, in each of a great many items.
        if !findings.isEmpty { found.add(findings, by: rule) }
      }
    }
    return found.diagnostics(in: set.bundle.propertyList)
  }

  /// The handlers that no item of any set asks for.
  package var unusedHandlers: [Diagnostic] {
    guard names.contains(.handlerUnused), let handlers = circumstances.handlers, let firstPlace
    else { return [] }
    return HandlerUnused.diagnostics(of: handlers, among: types, at: firstPlace)
  }

  private mutating func noteTypes(of set: CheckedSet) {
    guard circumstances.handlers != nil else { return }
    types.formUnion(set.kept.map { ExactText($0.type) })
    guard firstPlace == nil else { return }
    let offset = (set.array ?? set.root).offset
    firstPlace = set.bundle.propertyList.sourceMap(upTo: offset).place(of: offset)
  }

  /// The reader's own finding, if its rule was chosen, with the rule's fix where it has none.
  private func completed(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let name = RuleName(rawValue: diagnostic.rule), names.contains(name) else { return nil }
    var completed = diagnostic
    completed.fix = diagnostic.fix ?? name.rule.about.fix
    return completed
  }

  /// They are read for one rule alone, and for a set that has items.
  private mutating func otherTables(of bundle: AppBundle) -> [StringsTable] {
    guard names.contains(.localizationWrongTable), !bundle.shortcutSet.nodes.isEmpty else {
      return []
    }
    return bundle.strings.read("Localizable", in: &surroundings).tables
  }
}

/// A file that was judged.
package struct CheckedFile: Hashable, Sendable {
  package var path: String
  package var diagnostics: [Diagnostic]
  /// 0 where it holds no set, or cannot be read.
  package var setCount: Int
  package var itemCount: Int

  package init(path: String, diagnostics: [Diagnostic], setCount: Int = 0, itemCount: Int = 0) {
    self.path = path
    self.diagnostics = diagnostics
    self.setCount = setCount
    self.itemCount = itemCount
  }
}
