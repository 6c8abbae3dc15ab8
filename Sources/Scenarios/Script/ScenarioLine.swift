import QuickActions

/// One line of a scenario that says something: its words, and how far it is indented.
struct ScenarioLine: Hashable, Sendable {
  /// Counted from 1.
  var number: Int
  /// In characters, from 0: an indented line belongs to the statement above it.
  var indent: Int
  var words: [Word]
  /// As it stands in the file, without the space around it.
  var text: String

  struct Word: Hashable, Sendable {
    var text: String
    /// Counted from 1.
    var column: Int
    var isQuoted: Bool
  }

  /// Why a line has no words.
  struct Unclosed: Error {
    var column: Int
  }

  /// Words are quoted as in a shell: `"…"` with `\"`, `\\` and `\n`, or `'…'` as it stands; `#` at the
  /// start of a word begins a comment.
  ///
  /// - Returns: nil for a line that says nothing.
  init?(_ source: Substring, number: Int) throws(Unclosed) {
    var reader = WordReader(source)
    words = try reader.words()
    guard let first = words.first else { return nil }
    self.number = number
    indent = first.column - 1
    text = String(source.drop { $0 == " " || $0 == "\t" }).trimmedAtEnd
  }
}

/// Cuts a line into words.
private struct WordReader {
  private var rest: Substring
  private var column = 1

  init(_ source: Substring) {
    rest = source
  }

  mutating func words() throws(ScenarioLine.Unclosed) -> [ScenarioLine.Word] {
    var words: [ScenarioLine.Word] = []
    while true {
      while let next = rest.first, next.isWhitespace { advance() }
      guard let next = rest.first, next != "#" else { return words }
      words.append(try word())
    }
  }

  private mutating func word() throws(ScenarioLine.Unclosed) -> ScenarioLine.Word {
    var word = ScenarioLine.Word(text: "", column: column, isQuoted: false)
    while let next = rest.first, !next.isWhitespace {
      if next == "\"" || next == "'" {
        word.isQuoted = true
        word.text += try quoted(by: next)
      } else {
        word.text.append(next)
        advance()
      }
    }
    return word
  }

  private mutating func quoted(by mark: Character) throws(ScenarioLine.Unclosed) -> String {
    let opening = column
    var text = ""
    advance()
    while let next = rest.first {
      advance()
      if next == mark { return text }
      if next == "\\", mark == "\"", let escaped = rest.first.flatMap(unescaped) {
        text.append(escaped)
        advance()
      } else {
        text.append(next)
      }
    }
    throw ScenarioLine.Unclosed(column: opening)
  }

  private func unescaped(_ character: Character) -> Character? {
    switch character {
    case "\"", "\\": character
    case "n": "\n"
    default: nil
    }
  }

  private mutating func advance() {
    rest.removeFirst()
    column += 1
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// As a word of a scenario: in quotes where it needs them.
  package var asScenarioWord: String {
    let needsQuotes = isEmpty || contains { $0.isWhitespace || "\"'#\\".contains($0) }
    guard needsQuotes else { return self }
    return quotedForScenario
  }

  /// In quotes, as titles are written.
  package var quotedForScenario: String {
    "\"" + map(\.escapedForScenario).joined() + "\""
  }
}

extension Character {
  /// Every line break is written as `\n`, which is what a title shows of it.
  fileprivate var escapedForScenario: String {
    if isNewline { return "\\n" }
    return self == "\"" || self == "\\" ? "\\\(self)" : String(self)
  }
}
