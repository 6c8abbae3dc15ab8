import AppBundles
import QuickActions

extension Checker {
  /// What iOS leaves out of a set in silence: one finding an entry, or one for a set that is no array.
  package static func leftOut(of bundle: AppBundle) -> [Diagnostic] {
    let dropped = bundle.shortcutSet.dropped
    let reasons = Dictionary(uniqueKeysWithValues: dropped.map { ($0.index, $0.reason.rawValue) })
    let names = [RuleName.itemsNotArray] + DroppedItem.Reason.allCases.map(\.rule)
    guard !dropped.isEmpty || bundle.shortcutSet.nodes.isEmpty else { return [] }
    return Checker(rules: names).diagnostics(of: CheckedSet(bundle)).filter { diagnostic in
      // An entry may break several of these rules; iOS needs one to leave it out.
      diagnostic.item.map { reasons[$0] == diagnostic.rule } ?? true
    }
  }
}

extension DroppedItem.Reason {
  /// The rule that reports it.
  fileprivate var rule: RuleName {
    switch self {
    case .itemNotDictionary: .itemNotDictionary
    case .typeMissing: .typeMissing
    case .typeNotString: .typeNotString
    case .titleMissing: .titleMissing
    case .titleNotString: .titleNotString
    }
  }
}
