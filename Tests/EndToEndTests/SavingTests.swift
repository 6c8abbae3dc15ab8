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
    try terminal.wait(for: "homepress-trace-diagram.mmd")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == [
        "homepress-screen.svg", "homepress-screen.txt", "homepress-trace-diagram.mmd",
        "homepress-trace-diagram.svg", "homepress-trace-diagram.txt",
      ])
    let screen = terminal.screen.joined(separator: " ")
    for name in names { #expect(screen.contains(name), "\(name)") }
    let mermaid = try String(
      contentsOfFile: folder.path + "/homepress-trace-diagram.mmd", encoding: .utf8)
    #expect(mermaid.contains("P0->>P1: force press (App Search)"))
  }
}
