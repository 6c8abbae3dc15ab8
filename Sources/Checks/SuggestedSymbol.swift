import QuickActions

/// The symbol that a name was most likely meant for.
///
/// Names of symbols are words with dots in between, and many symbols differ in one word or number:
/// only a slip within one long word is taken for a mistake.
struct SuggestedSymbol {
  /// Nil for a name that is known, and where none is close.
  let name: String?

  init(for text: String) {
    guard SymbolAvailability.since(text) == nil, text.utf8.count <= 80 else {
      name = nil
      return
    }
    let plain = String(text.lowercased().map { "-_ ".contains($0) ? "." : $0 })
    if SymbolAvailability.since(plain) != nil {
      name = plain
    } else {
      name = SuggestedSymbol.known[plain.first]?.first { SuggestedSymbol.isSlip(plain, for: $0) }
    }
  }

  private static let known: [Character?: [String]] = Dictionary(
    grouping: SymbolAvailability.names, by: \.first)

  private static func isSlip(_ text: String, for name: String) -> Bool {
    guard abs(text.utf8.count - name.utf8.count) <= 1 else { return false }
    let words = text.split(separator: ".")
    let others = name.split(separator: ".")
    let wrong = zip(words, others).filter { $0 != $1 }
    guard words.count == others.count, wrong.count == 1, let (word, right) = wrong.first else {
      return false
    }
    return word.count >= 5 && editDistance(String(word), String(right)) == 1
  }
}
