import Canvas
import HomeScreen
import Phone

/// What a person can save of a phone at work.
extension FilesToSave {
  static func picture(of frame: Frame) -> FilesToSave {
    FilesToSave(
      stem: "homepress-screen",
      forms: [
        ("txt", frame.text.map { $0 + "\n" }.joined()), ("svg", frame.svg(title: "Home Screen")),
      ])
  }

  static func log(_ trace: Trace) -> FilesToSave {
    FilesToSave(stem: "homepress-trace", forms: [("txt", trace.plainText)])
  }

  /// Who called whom so far; nil where nothing has happened.
  static func diagram(of trace: Trace, on phone: Phone) -> FilesToSave? {
    guard !trace.lines.isEmpty else { return nil }
    let diagram = SequenceDiagram(of: trace, title: "Trace", phone: phone)
    return FilesToSave(
      stem: "homepress-diagram",
      forms: [("txt", diagram.text), ("svg", diagram.svg), ("mmd", diagram.mermaid)])
  }
}
