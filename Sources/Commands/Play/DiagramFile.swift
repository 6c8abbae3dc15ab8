import HomeScreen
import QuickActions
import Scenarios

/// A file that a sequence diagram is written to; its ending says in which form.
struct DiagramFile: Hashable, Sendable {
  let path: String
  private let form: Form

  private enum Form: String, CaseIterable {
    case svg, txt, mmd, md
  }

  init(_ path: String) throws(UsageError) {
    let ending = path.split(separator: ".").last.map(String.init)
    guard path.contains("."), let form = ending.flatMap(Form.init(rawValue:)) else {
      let endings = Form.allCases.map { ".\($0)" }.joined(separator: ", ")
      throw UsageError(
        "--diagram \(path) does not say in which form",
        fix: "let the name end in one of: \(endings)")
    }
    self.path = path
    self.form = form
  }

  /// A drawing in the place of what is drawn would lose it.
  func check(against scenarios: [String]) throws(Diagnostic) {
    let file = ReplacedFile(path)
    if let scenario = scenarios.first(where: file.isSame) {
      throw Diagnostic(
        rule: "diagram", severity: .error, place: Diagnostic.Place(file: path),
        message: "that is the scenario itself" + (scenario == path ? "" : ", \(scenario)"),
        fix: "name another file for its diagram")
    }
    do throws(SavingError) {
      try file.check()
    } catch {
      throw error.diagnostic("diagram")
    }
  }

  func text(of diagram: SequenceDiagram) -> String {
    switch form {
    case .svg: diagram.svg
    case .txt: diagram.text
    case .mmd: diagram.mermaid
    case .md: diagram.markdown
    }
  }
}
