/// The candidate that a mistyped word most likely meant; nil where none is close.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let letters = Letters(word)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let others = Letters(candidate)
    // Only what is nearer than the best one before it has to be known.
    let limit = min(others.slips, (best?.distance ?? .max) - 1)
    let distance = letters.distance(to: others, atMost: limit)
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.candidate
}

/// What is said behind the mention of a word that is not known; empty where no candidate is close.
package func didYouMean(
  _ word: String, among candidates: [String], spelled: (String) -> String = { $0 }
) -> String {
  nearest(to: word, among: candidates).map { "; did you mean \(spelled($0))?" } ?? ""
}

/// How many characters have to be put in, taken out, changed, or swapped with their neighbour.
package func editDistance(_ left: String, _ right: String) -> Int {
  Letters(left).distance(to: Letters(right))
}

/// The beginning of a word, as far as words are compared: what is longer than any name here is far
/// from all of them.
private struct Letters {
  private let scalars: [Unicode.Scalar]

  init(_ word: String) {
    scalars = Array(word.unicodeScalars.prefix(80))
  }

  /// How many slips a word of that length may have and still be taken for itself.
  var slips: Int { max(1, scalars.count / 3) }

  /// - Returns: more than the limit where the distance is more than that.
  func distance(to other: Letters, atMost limit: Int = .max) -> Int {
    let right = other.scalars
    let difference = abs(scalars.count - right.count)
    if difference > limit { return difference }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    for (row, character) in scalars.enumerated() {
      current[0] = row + 1
      for (column, letter) in right.enumerated() {
        let change = last[column] + (character == letter ? 0 : 1)
        var least = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == right[column - 1], scalars[row - 1] == letter {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current[column + 1] = least
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count]
  }
}
