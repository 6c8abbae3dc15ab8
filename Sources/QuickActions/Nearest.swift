/// The candidate that a mistyped word most likely meant; nil where none is close.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let scored = candidates.map { (candidate: $0, distance: editDistance(word, $0)) }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, best.candidate.count / 3) ? best.candidate : nil
}

/// What is said behind the mention of a word that is not known; empty where no candidate is close.
package func didYouMean(_ word: String, among candidates: [String]) -> String {
  nearest(to: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
}

/// How many characters have to be put in, taken out, changed, or swapped with their neighbour.
package func editDistance(_ left: String, _ right: String) -> Int {
  // What is longer than any name here is far from all of them.
  let left = Array(left.prefix(80))
  let right = Array(right.prefix(80))
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let change = last[column] + (character == other ? 0 : 1)
      var least = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
