import AppBundles
import QuickActions

extension Checker {
  /// What iOS leaves out of a set in silence: one finding an entry, or one for a set that is no array.
  package static func leftOut(of bundle: AppBundle) -> [Diagnostic] {
    let set = CheckedSet(bundle)
    var found = Findings()
    found.add(ItemsNotArray().findings(in: set), by: ItemsNotArray())
    for entry in set.items {
      // An entry may break several of these rules; iOS needs one to leave it out.
      guard let rule = entry.reasonToDrop?.rule else { continue }
      found.add(rule.findings(about: entry, in: set), by: rule)
    }
    return found.diagnostics(in: bundle.propertyList)
  }
}

extension DroppedItem.Reason {
  /// The rule that reports it.
  fileprivate var rule: any ItemRule {
    switch self {
    case .itemNotDictionary: ItemNotDictionary()
    case .typeMissing: TypeMissing()
    case .typeNotString: TypeNotString()
    case .titleMissing: TitleMissing()
    case .titleNotString: TitleNotString()
    }
  }
}
