internal import QuickActions

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
    self.init { object, _ in
      (object as? PredicateQuestion)?.answer = content
      return (object as? String).map(content.matches) ?? false
    }
  }

  /// What the predicate says, as far as UIKit can tell.
  var content: ContentPredicate? {
    if self == NSPredicate(value: true) { return .any }
    if self == NSPredicate(value: false) { return ContentPredicate.none }
    // A block of the app's own leaves the question alone.
    let question = PredicateQuestion()
    _ = evaluate(with: question)
    return question.answer
  }
}

/// An object that a predicate made from a format writes into what it says.
private final class PredicateQuestion {
  var answer: ContentPredicate?
}
