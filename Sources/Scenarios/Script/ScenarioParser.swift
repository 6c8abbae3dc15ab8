import AppProtocol
import Phone
import QuickActions

/// Reads scenarios: one statement a line, the lines of a block indented below it.
package struct ScenarioParser {
  /// As places name it.
  package let file: String
  private var lines: [ScenarioLine] = []
  private var complaints = Complaints()

  /// In lines: a scenario of any use is far below it.
  package static let lineLimit = 20_000

  /// - Throws: what is wrong with the first line that cannot be read; its `more` are about the others.
  package static func parse(_ text: String, file: String) throws(Diagnostic) -> Scenario {
    var parser = ScenarioParser(file: file)
    try parser.read(text)
    let scenario = parser.scenario()
    try parser.complaints.tell()
    return scenario
  }

  private init(file: String) {
    self.file = file
  }

  private mutating func read(_ text: String) throws(Diagnostic) {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    let source = text.split(omittingEmptySubsequences: false) { $0.endsLine }
    guard source.count <= ScenarioParser.lineLimit else {
      throw error(
        1, 1, "there are \(source.count) lines; \(ScenarioParser.lineLimit) is the most",
        fix: "make several scenarios of it")
    }
    lines = source.enumerated().compactMap { ScenarioLine($0.element, number: $0.offset + 1) }
    for line in lines {
      guard let column = line.unclosedQuote else { continue }
      complaints.add(
        error(line.number, column, "this quote is not closed", fix: "write the other quote"))
    }
  }

  private mutating func scenario() -> Scenario {
    var scenario = Scenario(file: file, title: nil, statements: [])
    for part in parts(of: lines, margin: 0) where !complaints.isFull {
      do throws(Diagnostic) {
        try take(part, into: &scenario)
      } catch {
        complaints.add(error)
      }
    }
    return scenario
  }

  private func take(_ part: Part, into scenario: inout Scenario) throws(Diagnostic) {
    var reader = StatementReader(line: part.line, block: part.block, file: file)
    if let title = try reader.title() {
      guard scenario.title == nil else {
        throw error(part.line, 0, "there is a title already", fix: "take one of them out")
      }
      scenario.title = title
    } else {
      scenario.statements.append(try part.statement(&reader))
    }
  }

  /// Statements inside of the block of another one.
  static func statements(
    in block: [ScenarioLine], file: String
  ) throws(Diagnostic) -> [Statement] {
    var parser = ScenarioParser(file: file)
    var statements: [Statement] = []
    for part in parser.parts(of: block, margin: block.first?.indent ?? 0) {
      parser.complaints.attempt { () throws(Diagnostic) in
        var reader = StatementReader(
          line: part.line, block: part.block, file: file, isNested: true)
        statements.append(try part.statement(&reader))
      }
    }
    try parser.complaints.tell()
    return statements
  }

  /// A line at the margin, and the lines below that are indented further.
  private struct Part {
    var line: ScenarioLine
    var block: [ScenarioLine] = []

    func statement(_ reader: inout StatementReader) throws(Diagnostic) -> Statement {
      Statement(
        line: line.number, indent: line.indent, text: line.text, action: try reader.action(),
        blockLines: block.isEmpty ? nil : block[0].number...(block.last?.number ?? 0))
    }
  }

  private mutating func parts(of lines: [ScenarioLine], margin: Int) -> [Part] {
    var parts: [Part] = []
    for line in lines {
      if line.indent == margin {
        parts.append(Part(line: line))
      } else if line.indent > margin, !parts.isEmpty {
        parts[parts.count - 1].block.append(line)
      } else {
        complaints.add(stray(line, margin: margin))
      }
    }
    return parts
  }

  private func stray(_ line: ScenarioLine, margin: Int) -> Diagnostic {
    error(
      line, 0, "this line belongs to no statement",
      fix: margin == 0 ? "begin it at the margin" : "begin it below the first of its block")
  }

  private func error(
    _ line: ScenarioLine, _ word: Int, _ message: String, fix: String?
  ) -> Diagnostic {
    error(line.number, line.words[word].column, message, fix: fix)
  }

  private func error(_ line: Int, _ column: Int, _ message: String, fix: String?) -> Diagnostic {
    Diagnostic(
      rule: "scenario", severity: .error,
      place: Diagnostic.Place(file: file, line: line, column: column), message: message, fix: fix)
  }
}

extension Character {
  /// As editors count lines: other characters that break a line belong to its text.
  package var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
