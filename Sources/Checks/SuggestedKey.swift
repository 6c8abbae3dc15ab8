import AppBundles
import QuickActions

/// The keys of an item that an unknown one may have been meant for.
///
/// All of them begin alike, so what counts is how they go on.
struct SuggestedKey {
  /// Empty where none is close, more than one where a name was left unfinished.
  let keys: [String]

  init(for text: String) {
    let known = ItemKey.allCases.map(\.text)
    let ending = SuggestedKey.ending(of: text).lowercased()
    let endings = known.map { SuggestedKey.ending(of: $0).lowercased() }
    if let near = nearest(to: ending, among: endings), let index = endings.firstIndex(of: near) {
      keys = [known[index]]
    } else {
      keys = zip(known, endings).filter { ending.count > 2 && $1.hasPrefix(ending) }.map(\.0)
    }
  }

  private static func ending(of text: String) -> String {
    let word = String(text.unicodeScalars.prefix(80))
    return word.afterLast("Item") ?? word.afterLast("Shortcut") ?? word
  }
}
