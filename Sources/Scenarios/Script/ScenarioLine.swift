import QuickActions

/// One line of a scenario that says something: its words, and how far it is indented.
struct ScenarioLine: Hashable, Sendable {
  /// Counted from 1.
  var number: Int
  /// In characters, from 0: an indented line belongs to the statement above it.
  var indent: Int
  var words: [Word]
  /// As it stands in the file, without the space around it, tabs as spaces.
  var text: String
  /// Where a quote begins that is not closed; it goes on to the end of the line.
  var unclosedQuote: Int?
  /// What stands after its words, `# …`.
  var comment: String?

  struct Word: Hashable, Sendable {
    var text: String
    /// Counted from 1.
    var column: Int
    var isQuoted: Bool
  }

  /// Words are quoted as in a shell: `"…"` with `\"`, `\\`, `\n`, `\t` and `\u{2028}`, or `'…'` as it
  /// stands; `#` at the start of a word begins a comment.
  ///
  /// - Returns: nil for a line that says nothing.
  init?(_ source: Substring, number: Int) {
    var reader = WordReader(source)
    words = reader.words()
    guard let first = words.first else { return nil }
    self.number = number
    unclosedQuote = reader.unclosedQuote
    comment = reader.comment
    indent = first.column - 1
    text = String(source.map { $0 == "\t" ? " " : $0 }.drop { $0 == " " }).trimmedAtEnd
  }
}

/// Cuts a line into words, by scalars: a mark that combines with a quote does not hide it.
private struct WordReader {
  private let source: Substring
  private var index: Substring.Index
  /// Where the character ends that stands in this column.
  private var boundary: Substring.Index
  private var column = 1
  private(set) var unclosedQuote: Int?

  init(_ source: Substring) {
    self.source = source
    index = source.startIndex
    boundary = source.isEmpty ? index : source.index(after: index)
  }

  private var next: Unicode.Scalar? {
    index < source.endIndex ? source.unicodeScalars[index] : nil
  }

  /// Once all words are taken.
  var comment: String? { next == nil ? nil : String(source[index...]).trimmedAtEnd }

  mutating func words() -> [ScenarioLine.Word] {
    var words: [ScenarioLine.Word] = []
    while true {
      while let next, next.properties.isWhitespace { advance() }
      guard let next, next != "#" else { return words }
      words.append(word())
    }
  }

  private mutating func word() -> ScenarioLine.Word {
    var text = String.UnicodeScalarView()
    let start = column
    var isQuoted = false
    while let next, !next.properties.isWhitespace {
      advance()
      if next == "\"" || next == "'" {
        isQuoted = true
        text += quoted(by: next)
      } else {
        text.append(next)
      }
    }
    return ScenarioLine.Word(text: String(text), column: start, isQuoted: isQuoted)
  }

  private mutating func quoted(by mark: Unicode.Scalar) -> String.UnicodeScalarView {
    let opening = max(1, column - 1)
    var text = String.UnicodeScalarView()
    while let next {
      advance()
      if next == mark { return text }
      if next == "\\", mark == "\"", let escaped = escaped() {
        text.append(escaped)
      } else {
        text.append(next)
      }
    }
    unclosedQuote = opening
    return text
  }

  /// Takes what follows a backslash: `"`, `\`, `n`, `t`, or `u{…}` with the number of a scalar.
  private mutating func escaped() -> Unicode.Scalar? {
    let known: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "\\": "\\", "n": "\n", "t": "\t"]
    guard let next else { return nil }
    if let scalar = known[next] {
      advance()
      return scalar
    }
    let rest = source.unicodeScalars[index...]
    guard rest.starts(with: "u{".unicodeScalars), let end = rest.prefix(12).firstIndex(of: "}"),
      let number = UInt32(String(rest.dropFirst(2).prefix(upTo: end)), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    while index <= end { advance() }
    return scalar
  }

  private mutating func advance() {
    index = source.unicodeScalars.index(after: index)
    guard index >= boundary else { return }
    column += 1
    if boundary < source.endIndex { boundary = source.index(after: boundary) }
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
    let plain = unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && !"\"'#\\".unicodeScalars.contains($0)
    }
    let quoted = quotedForScenario
    return plain && !isEmpty && quoted.unicodeScalars.count == unicodeScalars.count + 2
      ? self : quoted
  }

  /// In quotes, as titles are written.
  package var quotedForScenario: String {
    var written = ""
    // What combines with what stands before it would be seen with the quote.
    var isAlone = true
    for scalar in unicodeScalars {
      let escaped = scalar.escapedForScenario(isAlone: isAlone)
      isAlone = escaped != nil
      written.unicodeScalars.append(contentsOf: (escaped ?? String(scalar)).unicodeScalars)
    }
    return "\"" + written + "\""
  }
}

extension Unicode.Scalar {
  /// Nil where it stands as it is.
  fileprivate func escapedForScenario(isAlone: Bool) -> String? {
    switch self {
    case "\"", "\\": return "\\\(self)"
    case "\n": return "\\n"
    case "\t": return "\\t"
    default: break
    }
    let category = properties.generalCategory
    let isUnseen = [.control, .lineSeparator, .paragraphSeparator].contains(category)
    guard isUnseen || isAlone && properties.isGraphemeExtend else { return nil }
    return "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}
