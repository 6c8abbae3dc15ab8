import QuickActions

/// Takes the words of one line in turn, and says what is wrong with the one it stands at.
struct WordCursor {
  let line: ScenarioLine
  let file: String
  private var index = 0

  init(_ line: ScenarioLine, file: String) {
    self.line = line
    self.file = file
  }

  var count: Int { line.words.count }

  var next: ScenarioLine.Word? { index < line.words.count ? line.words[index] : nil }

  mutating func take(_ what: String) throws(Diagnostic) -> String {
    guard let word = next else { throw missing(what) }
    index += 1
    return word.text
  }

  /// Takes the word where it is that one.
  mutating func takes(_ word: String) -> Bool {
    guard let next, !next.isQuoted, next.text == word else { return false }
    index += 1
    return true
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
      guard let value = Double(text.dropLast(unit.count)), value >= 0,
        value * seconds <= WordCursor.longestWait
      else { break }
      return .milliseconds(Int((value * seconds * 1000).rounded()))
    }
    throw wrong(
      "\(quoted(text)) is no duration up to an hour", fix: "write it like 900ms, 5s or 2min")
  }

  private static let longestWait = 3600.0

  func end() throws(Diagnostic) {
    guard let next else { return }
    throw error(
      at: next.column, "\(quoted(next.text)) is one word too many",
      fix: "take it out, or quote a name")
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
    let near = QuickActions.nearest(to: text, among: known)?.asScenarioWord
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
