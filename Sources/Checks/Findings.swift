import AppBundles
import QuickActions

/// What the rules have found in a set.
///
/// One mistake may stand in each of a million items, and nobody reads on: of each rule the first
/// findings are kept, and the last of them counts the others.
struct Findings {
  private var found: [Found] = []
  private var counts: [Kind: Count] = [:]

  /// So many of a rule are told.
  static let limit = 100

  /// A warning must not be lost behind notes of the same rule.
  private struct Kind: Hashable {
    let rule: RuleName
    let severity: Diagnostic.Severity
  }

  private struct Count {
    var all = 0
    /// Where the last one is that was kept.
    var last = 0
  }

  mutating func add(_ findings: [Finding], by rule: any Rule) {
    let about = rule.about
    for finding in findings {
      let kind = Kind(rule: about.name, severity: finding.severity ?? about.severity)
      var count = counts[kind] ?? Count()
      if count.all < Findings.limit {
        count.last = found.count
        found.append(Found(finding: finding, rule: kind.rule, severity: kind.severity))
      }
      count.all += finding.count
      counts[kind] = count
    }
  }

  /// In the order of the file.
  func diagnostics(in list: PropertyList) -> [Diagnostic] {
    guard !found.isEmpty else { return [] }
    var all = found
    for count in counts.values where count.all > Findings.limit {
      all[count.last].finding.message += "; \(count.all - Findings.limit) more like it follow"
    }
    // A binary list has no order but that of its items.
    let isBinary = list.form == .binary
    all.sort { $0.finding.order(isBinary) < $1.finding.order(isBinary) }
    let map = list.sourceMap(upTo: all.compactMap(\.offset).max() ?? 0)
    return all.map { found in
      var diagnostic = found.diagnostic(in: map)
      // Without a line the item has to be told by its number and name.
      if diagnostic.place.line == nil, let item = diagnostic.item {
        diagnostic.message = list.name(ofItem: item) + ": " + diagnostic.message
      }
      return diagnostic
    }
  }
}

/// A finding and the rule that made it.
private struct Found {
  var finding: Finding
  let rule: RuleName
  let severity: Diagnostic.Severity

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

extension PropertyList {
  /// `item 3 "New"`, counted from 1.
  fileprivate func name(ofItem index: Int) -> String {
    let items = root[InfoKey.items]?.elements ?? []
    let item = items.indices.contains(index) ? items[index] : nil
    let name = (item?[ItemKey.title.text] ?? item?[ItemKey.type.text])?.string
    return "item \(index + 1)" + (name.map { " " + quoted($0) } ?? "")
  }
}
