import QuickActions

/// Takes the words of one line in turn, and says what is wrong with the one it stands at.
struct WordCursor {
  let line: ScenarioLine
  let file: String
  private var index = 0 {
    didSet { couldFollow = [] }
  }
  /// The words that were looked for where it stands.
  private var couldFollow: [String] = []

  init(_ line: ScenarioLine, file: String) {
    self.line = line
    self.file = file
  }

  var count: Int { line.words.count }

  var next: ScenarioLine.Word? { index < line.words.count ? line.words[index] : nil }

  mutating func take(_ what: @autoclosure () -> String) throws(Diagnostic) -> String {
    guard let word = next else { throw missing(what()) }
    index += 1
    return word.text
  }

  /// Takes the word where it is that one.
  mutating func takes(_ word: String) -> Bool {
    guard let next, !next.isQuoted, next.text == word else {
      couldFollow.append(word)
      return false
    }
    index += 1
    return true
  }

  /// The words that are left, as one text.
  var rest: String { line.words.dropFirst(index).map(\.text).joined(separator: " ") }

  mutating func takeRest() { index = line.words.count }

  /// Reads each line of a block to its end.
  static func each<Part>(
    of block: [ScenarioLine], file: String,
    _ read: (inout WordCursor) throws(Diagnostic) -> Part
  ) throws(Diagnostic) -> [Part] {
    var complaints = Complaints()
    var parts: [Part] = []
    for line in block {
      complaints.attempt { () throws(Diagnostic) in
        var words = WordCursor(line, file: file)
        parts.append(try read(&words))
        try words.end()
      }
    }
    try complaints.tell()
    return parts
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ what: String, as type: Choice.Type
  ) throws(Diagnostic) -> Choice where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    guard let choice = Choice(rawValue: try choice(what, among: names)) else { throw missing(what) }
    return choice
  }

  mutating func choice(_ what: String, among names: [String]) throws(Diagnostic) -> String {
    let text = try take("\(what): \(names.map(\.asScenarioWord).joined(separator: ", "))")
    guard names.contains(text) else { throw unknown(text, what, among: names) }
    return text
  }

  mutating func number(_ what: String, in range: ClosedRange<Int>) throws(Diagnostic) -> Int {
    let text = try take(what)
    guard let number = Int(text), range.contains(number) else {
      throw wrong(
        "\(quoted(text)) is no \(what)", fix: "write a whole number up to \(range.upperBound)")
    }
    return number
  }

  /// `900ms`, `5s`, `1.5s`, `2min`.
  mutating func duration() throws(Diagnostic) -> Duration {
    let text = try take("a duration such as 900ms or 5s")
    let units: [(String, Double)] = [("ms", 0.001), ("min", 60), ("s", 1)]
    for (unit, seconds) in units where text.hasSuffix(unit) {
      guard let value = WordCursor.decimal(text.dropLast(unit.count)),
        value * seconds <= WordCursor.longestWait
      else { break }
      return .milliseconds(Int((value * seconds * 1000).rounded()))
    }
    throw wrong(
      "\(quoted(text)) is no duration up to an hour", fix: "write it like 900ms, 5s or 2min")
  }

  private static let longestWait = 3600.0

  /// Digits, with or without a point among them.
  static func decimal(_ text: Substring) -> Double? {
    text.allSatisfy { "0123456789.".contains($0) } ? Double(text) : nil
  }

  func end() throws(Diagnostic) {
    guard let next else { return }
    let near = QuickActions.nearest(to: next.text, among: couldFollow)
    throw error(
      at: next.column,
      "\(quoted(next.text)) is one word too many" + (near.map { "; did you mean \($0)?" } ?? ""),
      fix: near.map { "write \($0)" } ?? "take it out, or quote a name")
  }

  /// None of the words stands here that were looked for.
  mutating func noneOfThese(_ what: String) -> Diagnostic {
    let words = couldFollow
    guard let next else { return missing(words.joined(separator: " or ")) }
    index += 1
    return unknown(next.text, what, among: words)
  }

  // MARK: What is wrong

  func missing(_ what: String) -> Diagnostic {
    error(at: line.text.count + line.indent + 1, "something is missing: \(what)", fix: nil)
  }

  /// About the word that was taken last.
  func wrong(_ message: String, fix: String?) -> Diagnostic {
    error(at: line.words[max(0, index - 1)].column, message, fix: fix)
  }

  func unknown(_ text: String, _ what: String, among known: [String]) -> Diagnostic {
    let word =
      QuickActions.nearest(to: text, among: known)
      ?? QuickActions.nearest(to: text.lowercased(), among: known)
    let near = word?.asScenarioWord
    let guess = near.map { "; did you mean \($0)?" } ?? ""
    let all = "expected one of: " + known.map(\.asScenarioWord).joined(separator: ", ")
    return wrong("\(quoted(text)) is no \(what)\(guess)", fix: near.map { "write \($0)" } ?? all)
  }

  private func error(at column: Int, _ message: String, fix: String?) -> Diagnostic {
    Diagnostic(
      rule: "scenario", severity: .error,
      place: Diagnostic.Place(file: file, line: line.number, column: column), message: message,
      fix: fix)
  }
}
