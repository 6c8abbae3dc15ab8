import QuickActions

/// The system icon that a wrong name was most likely meant for.
///
/// All names begin alike and that beginning is what is mistyped most, so the ending counts first.
struct SuggestedIcon {
  /// Nil where none is close.
  let icon: SystemIcon?

  init(for text: String) {
    let word = String(text.unicodeScalars.prefix(80))
    icon = SuggestedIcon.byEnding(word) ?? SuggestedIcon.byWhole(word)
  }

  private static func byEnding(_ word: String) -> SystemIcon? {
    let lowercased = word.lowercased()
    let ending = ["type", "icon"].lazy.compactMap { lowercased.afterLast($0) }.first ?? lowercased
    let index = nearest(to: ending, among: endings).flatMap(endings.firstIndex(of:))
    return index.map { SystemIcon.allCases[$0] }
  }

  private static func byWhole(_ word: String) -> SystemIcon? {
    let near = nearest(to: word, among: plistNames)
    return near.flatMap { editDistance($0, word) <= 4 ? SystemIcon(plistName: $0) : nil }
  }
}

extension SuggestedIcon {
  private static let endings = SystemIcon.allCases.map { $0.name.lowercased() }
  private static let plistNames = SystemIcon.allCases.map(\.plistName)
}

extension String {
  /// What follows the last occurrence of a word; nil where it does not occur or ends the text.
  func afterLast(_ word: String) -> String? {
    var end = endIndex
    while end > startIndex {
      if self[..<end].hasSuffix(word) { return end == endIndex ? nil : String(self[end...]) }
      end = index(before: end)
    }
    return nil
  }
}
