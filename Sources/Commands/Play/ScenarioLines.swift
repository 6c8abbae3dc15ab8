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
  /// was written, and comments stay above the line they stood above, or at the end. One behind the first
  /// line stays there; one behind a line that is gone stands alone.
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
    for (index, line) in new.enumerated() {
      let words = ScenarioLines.words(line)
      if let same = lines.firstIndex(where: { $0.words == words }) {
        let old = lines.remove(at: same)
        merged += old.comments + [old.text]
      } else if index == 0, !lines.isEmpty {
        let comment = Statement.comment(after: lines.removeFirst().text)
        merged.append(line + (comment.map { "  \($0)" } ?? ""))
      } else {
        merged.append(line)
      }
    }
    return merged + lines.flatMap { $0.comments + ScenarioLines.commentAlone(after: $0.text) }
      + comments
  }

  /// Where the line began.
  private static func commentAlone(after text: String) -> [String] {
    let margin = text.prefix { $0 == " " || $0 == "\t" }
    return Statement.comment(after: text).map { ["\(margin)\($0)"] } ?? []
  }

  private static func words(_ text: String) -> [String] {
    Statement.words(of: text) ?? [text]
  }
}
