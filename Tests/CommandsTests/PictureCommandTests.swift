import Commands
import FoundationEssentials
import Goldens
import TestMaterial
import Testing

/// What is drawn from the command line: menus, and who called whom in a scenario.
@Suite struct PictureCommandTests {
  private let goldens = Goldens()

  private func check(_ text: String, _ name: String) {
    let difference = goldens.difference(of: text, from: name)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func aMenuIsAPictureWithItsRowsAsDescription() {
    let result = outcome(of: [
      "menu", Repository.fixture("Reader.app"), "--format", "svg", "--dynamic",
      Repository.fixture("reader.json"),
    ])
    #expect(result.status == .success)
    check(result.output, "menu.svg")
    #expect(goldens.names() == ["lesson-80x24.txt", "menu.svg"])
    // The picture is the menu alone; what is left out of it is told beside it.
    #expect(result.diagnostics.contains("[type-not-string]"))
  }

  @Test func aPressThatOpensNoMenuIsAPictureOfTheReason() {
    let result = outcome(of: [
      "menu", Repository.fixture("Plain.app"), "--format", "svg", "--device", "iphone-xr",
      "--ios", "12",
    ])
    #expect(result.output.contains(">No menu opens: before iOS 13 it takes 3D Touch"))
  }

  @Test func hostileTitlesStayText() throws {
    let title = "]]></text></svg><script>\u{1B}[31m\"'&amp;\u{0}\u{202E}"
    let items = [["type": "a", "title": title, "subtitle": title]]
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Array(JSONEncoder().encode(items)), to: "items.json")
    for format in ["svg", "json"] {
      let result = outcome(of: [
        "menu", Repository.fixture("Reader.app"), "--dynamic", file, "--format", format,
      ])
      #expect(result.status == .success)
      #expect(!result.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      if format == "svg" {
        #expect(xmlError(result.output) == nil)
        #expect(!result.output.contains("<script>"))
      } else {
        let menu = try JSONDecoder().decode(Menu.self, from: Data(result.output.utf8))
        #expect(menu.rows.contains { $0.title == title })
      }
    }
  }

  private struct Menu: Decodable {
    struct Row: Decodable { let title: String }
    let rows: [Row]
  }

  @Test func textAndJSONCanBeAskedForByFormat() {
    let app = Repository.fixture("Reader.app")
    #expect(
      outcome(of: ["menu", app, "--format", "json"]) == outcome(of: ["menu", app, "--json"]))
    #expect(outcome(of: ["menu", app, "--format", "text"]) == outcome(of: ["menu", app]))
    let wrong = outcome(of: ["menu", app, "--format", "tap"])
    #expect(wrong.status == .unable)
    #expect(wrong.diagnostics.contains("expected one of: text, json, svg"))
  }

  // MARK: Diagrams

  private func play(_ name: String, among scenarios: Int = 1) throws -> (Outcome, String?) {
    let folder = try TemporaryFolder()
    for number in 0..<scenarios {
      try folder.write(
        """
        install "\(Repository.fixture("Reader.app"))"
        force "Reader" 1.0
        home
        """, to: "\(number).scenario")
    }
    let file = "\(folder.path)/\(name)"
    let result = outcome(of: ["play", folder.path, "--diagram", file])
    return (result, try? String(contentsOfFile: file, encoding: .utf8))
  }

  @Test(arguments: [
    ("a.svg", "<svg "), ("a.mmd", "sequenceDiagram\n"), ("a.md", "```mermaid\nsequenceDiagram\n"),
  ])
  func theEndingOfTheNameIsTheForm(name: String, start: String) throws {
    let (result, text) = try play(name)
    #expect(result.status == .success, "\(result)")
    #expect(text?.hasPrefix(start) == true)
  }

  @Test func plainTextShowsWhoTakesPart() throws {
    let (_, text) = try play("a.txt")
    #expect(text?.contains("│ Person │") == true)
  }

  @Test(arguments: ["a", "a.png", "svg", "a."])
  func anotherEndingIsRefused(name: String) throws {
    let (result, text) = try play(name)
    #expect(result.status == .unable)
    #expect(result.diagnostics.contains("does not say in which form"))
    #expect(text == nil)
  }

  @Test func aDiagramShowsOneScenario() throws {
    let (result, text) = try play("a.svg", among: 2)
    #expect(result.status == .unable)
    #expect(result.diagnostics.contains("a diagram shows one scenario; 2 were run"))
    #expect(text == nil)
  }
}
