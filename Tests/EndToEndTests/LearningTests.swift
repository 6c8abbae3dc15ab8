import PseudoTerminals
import Testing

/// A lesson on the real terminal.
@Suite struct LearningTests {
  @Test func aLessonIsChosenPerformedAndKept() throws {
    let homepress = try HomepressOnTerminal(["learn"], rows: 24, columns: 80)
    let terminal = homepress.terminal
    try terminal.wait(for: "q leave")
    terminal.send("\r")
    try terminal.wait(for: "Songs has an app delegate and no scenes")
    terminal.send(" ")
    try terminal.wait(for: "in what order?")
    terminal.send("2")
    try terminal.wait(for: "Right: didFinishLaunching", within: .seconds(30))
    terminal.send("q")
    try terminal.wait(for: "0 of ")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(homepress.isWhole)
  }
}
