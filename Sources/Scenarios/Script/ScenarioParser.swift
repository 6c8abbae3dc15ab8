import AppProtocol
import Phone
import QuickActions

/// Reads scenarios: one statement a line, the lines of a block indented below it.
package struct ScenarioParser {
  /// As places name it.
  package let file: String
  private var lines: [ScenarioLine] = []
  private var place = 0

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

  private mutating func scenario() throws(Diagnostic) -> Scenario {
    var scenario = Scenario(file: file, title: nil, statements: [])
    while place < lines.count {
      let line = lines[place]
      place += 1
      guard line.indent == 0 else {
        throw error(line, 0, "this line belongs to no statement", fix: "begin it at the margin")
      }
      let block = takeBlock()
      var reader = StatementReader(line: line, block: block, file: file)
      if let title = try reader.title() {
        guard scenario.title == nil else {
          throw error(line, 0, "there is a title already", fix: "take one of them out")
        }
        scenario.title = title
        continue
      }
      scenario.statements.append(
        Statement(
          line: line.number, text: line.text, action: try reader.action(),
          blockLines: block.isEmpty ? nil : block[0].number...(block.last?.number ?? 0)))
    }
    return scenario
  }

  private mutating func takeBlock() -> [ScenarioLine] {
    let block = lines[place...].prefix { $0.indent > 0 }
    place += block.count
    return Array(block)
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
