internal import QuickActions
import Synchronization

extension NSPredicate {
  /// Foundation reads no predicate formats here; this one reads those that say which contents a scene
  /// is for: `SELF ==`, `IN`, `BEGINSWITH` and `CONTAINS`, and an `OR` of equalities.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let content = PredicateFormat(predicateFormat, arguments ?? []).content
    if content == nil {
      print("UIKit: not understood, so it counts as false: NSPredicate(format: \(predicateFormat))")
    }
    self.init(content ?? .none)
  }

  private convenience init(_ content: ContentPredicate) {
    self.init { object, _ in (object as? String).map(content.matches) ?? false }
    FormatPredicates.note(self, content)
  }

  /// What the predicate says, as far as UIKit can tell. A block of the app's own is not called.
  var content: ContentPredicate? {
    if self == NSPredicate(value: true) { return .any }
    if self == NSPredicate(value: false) { return ContentPredicate.none }
    return FormatPredicates.content(of: self)
  }
}

/// What the predicates say that were made from a format: a predicate itself has no room for it.
private enum FormatPredicates {
  // Sendable: the predicate is only compared.
  private struct Entry: @unchecked Sendable {
    weak var predicate: NSPredicate?
    let content: ContentPredicate
  }

  /// Predicates may be made on any thread.
  private static let entries = Mutex<[Entry]>([])

  static func note(_ predicate: NSPredicate, _ content: ContentPredicate) {
    let entry = Entry(predicate: predicate, content: content)
    entries.withLock { entries in
      entries.removeAll { $0.predicate == nil }
      entries.append(entry)
    }
  }

  static func content(of predicate: NSPredicate) -> ContentPredicate? {
    let known = entries.withLock(\.self)
    return known.first { $0.predicate === predicate }?.content
  }
}
