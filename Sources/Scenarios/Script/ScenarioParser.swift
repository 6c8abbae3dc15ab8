import AppProtocol
import Phone
import QuickActions

/// Reads scenarios: one statement a line, the lines of a block indented below it.
package struct ScenarioParser {
  /// As places name it.
  package let file: String
  private var lines: [ScenarioLine] = []

  /// In lines: a scenario of any use is far below it.
  package static let lineLimit = 20_000

  package static func parse(_ text: String, file: String) throws(Diagnostic) -> Scenario {
    var parser = ScenarioParser(file: file)
    try parser.read(text)
    return try parser.scenario()
  }

  private init(file: String) {
    self.file = file
  }

  private mutating func read(_ text: String) throws(Diagnostic) {
    let source = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard source.count <= ScenarioParser.lineLimit else {
      throw error(
        1, 1, "there are \(source.count) lines; \(ScenarioParser.lineLimit) is the most",
        fix: "make several scenarios of it")
    }
    for (index, line) in source.enumerated() {
      do throws(ScenarioLine.Unclosed) {
        if let line = try ScenarioLine(line, number: index + 1) { lines.append(line) }
      } catch {
        throw self.error(
          index + 1, error.column, "this quote is not closed", fix: "write the other quote")
      }
    }
  }

  private func scenario() throws(Diagnostic) -> Scenario {
    var scenario = Scenario(file: file, title: nil, statements: [])
    for part in try ScenarioParser.parts(of: lines, margin: 0, file: file) {
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
    return scenario
  }

  /// Statements inside of the block of another one.
  static func statements(
    in block: [ScenarioLine], file: String
  ) throws(Diagnostic) -> [Statement] {
    var statements: [Statement] = []
    for part in try parts(of: block, margin: block.first?.indent ?? 0, file: file) {
      var reader = StatementReader(
        line: part.line, block: part.block, file: file, isNested: true)
      statements.append(try part.statement(&reader))
    }
    return statements
  }

  /// A line at the margin, and the lines below that are indented further.
  private struct Part {
    var line: ScenarioLine
    var block: [ScenarioLine] = []

    func statement(_ reader: inout StatementReader) throws(Diagnostic) -> Statement {
      Statement(
        line: line.number, text: line.text, action: try reader.action(),
        blockLines: block.isEmpty ? nil : block[0].number...(block.last?.number ?? 0))
    }
  }

  private static func parts(
    of lines: [ScenarioLine], margin: Int, file: String
  ) throws(Diagnostic) -> [Part] {
    var parts: [Part] = []
    for line in lines {
      if line.indent == margin {
        parts.append(Part(line: line))
      } else if line.indent > margin, !parts.isEmpty {
        parts[parts.count - 1].block.append(line)
      } else {
        throw ScenarioParser(file: file).error(
          line, 0, "this line belongs to no statement",
          fix: margin == 0 ? "begin it at the margin" : "begin it below the first of its block")
      }
    }
    return parts
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
