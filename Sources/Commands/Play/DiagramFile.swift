import HomeScreen

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

  func text(of diagram: SequenceDiagram) -> String {
    switch form {
    case .svg: diagram.svg
    case .txt: diagram.text
    case .mmd: diagram.mermaid
    case .md: diagram.markdown
    }
  }
}
