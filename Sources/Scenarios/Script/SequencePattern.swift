import Phone
import QuickActions

/// A pattern for one element of a sequence, or for any number of them.
protocol SequencePattern {
  associatedtype Element

  /// It stands for any number of the elements that it fits, none included.
  var repeats: Bool { get }
  func fits(_ element: Element) -> Bool
}

/// Whether the patterns together fit the whole sequence.
///
/// All places that can be reached are kept at once: the time grows with the product of both lengths,
/// whatever stands in them.
func sequence<Pattern: SequencePattern>(
  _ elements: [Pattern.Element], matches patterns: [Pattern]
) -> Bool {
  var places = reachable(from: [0], in: patterns)
  for element in elements {
    let next = places.flatMap { place -> [Int] in
      guard place < patterns.count, patterns[place].fits(element) else { return [] }
      return [patterns[place].repeats ? place : place + 1]
    }
    places = reachable(from: Set(next), in: patterns)
  }
  return places.contains(patterns.count)
}

/// A pattern that may stand for nothing can be passed over.
private func reachable<Pattern: SequencePattern>(
  from places: Set<Int>, in patterns: [Pattern]
) -> Set<Int> {
  var all = places
  for place in patterns.indices where all.contains(place) && patterns[place].repeats {
    all.insert(place + 1)
  }
  return all
}

extension Expectation.RowPattern: SequencePattern {
  var repeats: Bool {
    if case .rest = self { true } else { false }
  }

  func fits(_ row: MenuRow) -> Bool {
    switch self {
    case .row(let kind, let title): row.kind == kind && row.title == title
    case .rest(let kind): kind == nil || row.kind == kind
    }
  }
}

extension Expectation.CallPattern: SequencePattern {
  var repeats: Bool { self == .rest }

  func fits(_ call: MadeCall) -> Bool {
    switch self {
    case .made(let method, let answer):
      call.method == method && (answer == nil || call.answer == answer)
    case .rest: true
    case .notMade: false
    }
  }
}
