internal import QuickActions

/// The text of a predicate about one string, read as far as it is simple.
struct PredicateFormat {
  /// Nil where it is not understood.
  private(set) var content: ContentPredicate?

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateFormat.tokens(of: format)[...]
    self.arguments = arguments[...]
    content = disjunction()
  }

  private enum Token: Equatable {
    /// In upper case.
    case word(String)
    case literal(String)
  }

  private mutating func disjunction() -> ContentPredicate? {
    var union = comparison()
    while let next = tokens.popFirst() {
      guard next == .word("OR") || next == .word("||"), let left = union,
        let right = comparison()
      else { return nil }
      union = PredicateFormat.either(left, right)
    }
    return union
  }

  private mutating func comparison() -> ContentPredicate? {
    guard case .word(let subject)? = tokens.popFirst() else { return nil }
    if subject == "TRUEPREDICATE" { return .any }
    if subject == "FALSEPREDICATE" { return ContentPredicate.none }
    guard subject == "SELF", case .word(let relation)? = tokens.popFirst() else { return nil }
    switch relation {
    case "==", "=": return operand().map { .oneOf([$0]) }
    case "BEGINSWITH": return operand().map { .prefix($0) }
    case "CONTAINS": return operand().map { .contains($0) }
    case "IN": return operands().map { .oneOf($0) }
    default: return nil
    }
  }

  private mutating func operand() -> String? {
    switch tokens.popFirst() {
    case .literal(let text): text
    case .word("%@"): arguments.popFirst() as? String
    case .word, nil: nil
    }
  }

  /// An array that is handed in, or literals in braces.
  private mutating func operands() -> [String]? {
    switch tokens.popFirst() {
    case .word("%@"):
      let list = arguments.popFirst()
      return list as? [String] ?? (list as? Set<String>).map { $0.sorted() }
    case .word("{"): return list()
    case .word, .literal, nil: return nil
    }
  }

  private mutating func list() -> [String]? {
    var found: [String] = []
    while let text = operand() {
      found.append(text)
      switch tokens.popFirst() {
      case .word(","): continue
      case .word("}"): return found
      case .word, .literal, nil: return nil
      }
    }
    return nil
  }

  private static func either(
    _ left: ContentPredicate, _ right: ContentPredicate
  ) -> ContentPredicate? {
    switch (left, right) {
    case (.none, let other), (let other, .none): other
    case (.any, _), (_, .any): .any
    case (.oneOf(let some), .oneOf(let others)): .oneOf(some + others)
    case (.oneOf, .prefix), (.oneOf, .contains), (.prefix, _), (.contains, _): nil
    }
  }
}

extension PredicateFormat {
  private static func tokens(of format: String) -> [Token] {
    var tokens: [Token] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        tokens.append(.literal(String(rest.prefix { $0 != first })))
        rest = rest.drop { $0 != first }.dropFirst()
      } else if "{},".contains(first) {
        tokens.append(.word(String(rest.removeFirst())))
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"{},'\"".contains($0) }
        tokens.append(.word(word.uppercased()))
        rest = rest.dropFirst(word.count)
      }
    }
    return tokens
  }
}
