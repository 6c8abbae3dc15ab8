import FoundationEssentials
import PseudoTerminals
import TestMaterial
import Testing

/// `p` writes the screen and the trace into the working directory.
@Suite struct SavingTests {
  @Test func pSavesTheScreenAndTheDiagramAndNamesTheFiles() throws {
    let folder = try TemporaryFolder()
    let terminal = try HomepressOnTerminal.shell(
      "cd \(folder.path) && exec \"$0\"", columns: 160)
    try terminal.wait(for: "q quit")
    terminal.send("f")
    try terminal.wait(for: "Remove App")
    terminal.send("\u{1B}")
    try terminal.wait(for: "q quit")
    terminal.send("p")
    try terminal.wait(for: "Saved")
    terminal.settle()
    let shown = terminal.screen.joined(separator: " ")
    #expect(shown.contains("homepress-screen.txt .svg,"))
    #expect(shown.contains("homepress-diagram.txt .svg .mmd"))
    #expect(
      try names(in: folder) == [
        "homepress-diagram.mmd", "homepress-diagram.svg", "homepress-diagram.txt",
        "homepress-screen.svg", "homepress-screen.txt",
      ])
    let mermaid = try String(
      contentsOfFile: folder.path + "/homepress-diagram.mmd", encoding: .utf8)
    #expect(mermaid.contains("P0->>P1: force press (App Search)"))
  }

  @Test func filesThatBelongTogetherGetTheSameNumber() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("mine", to: "homepress-screen.svg")
    let terminal = try HomepressOnTerminal.shell(
      "cd \(folder.path) && exec \"$0\"", columns: 160)
    try terminal.wait(for: "q quit")
    terminal.send("p")
    try terminal.wait(for: "homepress-screen-2.txt .svg")
    let kept = try String(contentsOfFile: folder.path + "/homepress-screen.svg", encoding: .utf8)
    #expect(kept == "mine")
    #expect(!(try names(in: folder).contains("homepress-screen.txt")))
  }

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
