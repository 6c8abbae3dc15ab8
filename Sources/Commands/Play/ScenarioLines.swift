import Scenarios

/// The lines of a scenario's file, as they are: what is written anew keeps their ends and comments.
struct ScenarioLines {
  /// A line with what ends it: nothing where the text does.
  struct Line {
    var text: Substring
    var ending: Character?
  }

  private(set) var old: [Line] = []

  init(_ text: String) {
    var rest = text[...]
    while let end = rest.firstIndex(where: \.endsLine) {
      old.append(Line(text: rest[..<end], ending: rest[end]))
      rest = rest[rest.index(after: end)...]
    }
    old.append(Line(text: rest))
  }

  /// New lines end as the first one of the file does.
  func ended(_ new: [String]) -> [Line] {
    new.map { Line(text: $0[...], ending: standardEnding) }
  }

  private var standardEnding: Character { old.first?.ending ?? "\n" }

  /// The last line of all ends nowhere, one that was last and is no longer does.
  func joined(_ lines: [Line]) -> String {
    let last = lines.last.map { String($0.text) } ?? ""
    return lines.dropLast().map { "\($0.text)\($0.ending ?? standardEnding)" }.joined() + last
  }

  /// New lines of a statement, with what the old ones had besides: a line that says the same stays as it
  /// was written, and comments stay above the line they stood above, or at the end.
  func merging(_ new: [String], into range: Range<Int>) -> [String] {
    var comments: [String] = []
    var lines: [(words: [String], comments: [String], text: String)] = []
    for text in old[range].map({ String($0.text) }) {
      let words = ScenarioLines.words(text)
      if words.isEmpty {
        comments.append(text)
      } else {
        lines.append((words, comments, text))
        comments = []
      }
    }
    var merged: [String] = []
    for line in new {
      let words = ScenarioLines.words(line)
      let same = lines.firstIndex { $0.words == words }
      merged += same.map { lines[$0].comments } ?? []
      merged.append(same.map { lines[$0].text } ?? line)
      if let same { lines.remove(at: same) }
    }
    return merged + lines.flatMap(\.comments) + comments
  }

  private static func words(_ text: String) -> [String] {
    Statement.words(of: text) ?? [text]
  }
}
