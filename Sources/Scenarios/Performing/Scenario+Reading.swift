/// What of a lesson is read together.
extension Scenario {
  /// A claim, and below it how sure it is.
  package struct Passage: Hashable, Sendable {
    package var text: String
    package var notes: [String]
    /// In statements.
    package var count: Int
  }

  /// The prose that begins at a statement; nil where something else does.
  package func passage(at index: Int) -> Passage? {
    switch statements[index].action {
    case .say(let text):
      let notes = notes(from: index + 1)
      return Passage(text: text, notes: notes, count: 1 + notes.count)
    case .sure:
      let notes = notes(from: index)
      return Passage(text: notes[0], notes: Array(notes.dropFirst()), count: notes.count)
    default: return nil
    }
  }

  /// All prose, as it is read.
  package var passages: [Passage] {
    var passages: [Passage] = []
    var next = 0
    while next < statements.count {
      let passage = passage(at: next)
      next += passage?.count ?? 1
      if let passage { passages.append(passage) }
    }
    return passages
  }

  private func notes(from index: Int) -> [String] {
    var notes: [String] = []
    for statement in statements[index...] {
      guard case .sure(let sureness, let text) = statement.action else { break }
      notes.append(sureness.sentence(about: text))
    }
    return notes
  }
}
