import Glibc
import PseudoTerminals
import Testing

/// Ctrl-Z, under a shell that has a job to stop: without one the system would stop nothing.
@Suite struct StoppingTests {
  /// Each line of input brings the program back once.
  private static let shell = """
    set -m; "$0"; while echo "status $?"; read line; do fg >/dev/null; done
    """

  private func started() throws -> PseudoTerminal {
    let terminal = try HomepressOnTerminal.shell(Self.shell)
    try terminal.wait(for: "q quit")
    return terminal
  }

  private func program(of shell: PseudoTerminal) throws -> pid_t {
    try #require(HomepressOnTerminal.children(of: shell.processID).first)
  }

  private func expectGivenBack(_ terminal: PseudoTerminal) throws {
    try terminal.wait(for: "status \(128 + SIGTSTP)")
    terminal.settle()
    #expect(HomepressOnTerminal.isWhole(terminal))
    #expect(HomepressOnTerminal.state(of: try program(of: terminal)) == "T")
  }

  private func bringBack(_ terminal: PseudoTerminal) throws {
    terminal.send("\n")
    try terminal.wait("for the program to be back") {
      $0.isAlternateScreen && $0.mouseMode == 2 && !$0.isCursorVisible && !$0.modes.echoes
    }
  }

  @Test func controlZGivesTheTerminalBackAndTheProgramGoesOnWhereItWas() throws {
    let terminal = try started()
    terminal.send("f")
    try terminal.wait(for: "▤  Edit Home Screen")
    terminal.send("\u{1A}")
    try expectGivenBack(terminal)
    try bringBack(terminal)
    try terminal.wait(for: "▤  Edit Home Screen")
    terminal.send("q")
    try terminal.wait("for the menu to close") { terminal in
      !terminal.screen.contains { $0.contains("▤  Edit Home Screen") }
    }
    terminal.send("q")
    try terminal.wait(for: "status 0")
    #expect(HomepressOnTerminal.isWhole(terminal))
  }

  @Test func aStopFromOutsideIsAsControlZ() throws {
    let terminal = try started()
    kill(try program(of: terminal), SIGTSTP)
    try expectGivenBack(terminal)
    try bringBack(terminal)
  }

  @Test func theWindowMayHaveAnotherSizeAfterwards() throws {
    let terminal = try started()
    terminal.send("\u{1A}")
    try expectGivenBack(terminal)
    terminal.resize(rows: 16, columns: 40)
    terminal.send("\n")
    try terminal.wait("for the other size") {
      $0.isAlternateScreen && $0.place(of: "╮")?.column == 39
    }
  }

  @Test func anAppGoesOnWhileTheProgramIsStopped() throws {
    let terminal = try started()
    terminal.send("\r")
    try terminal.wait(for: "● foreground active")
    let app = try #require(HomepressOnTerminal.children(of: try program(of: terminal)).first)
    terminal.send("\u{1A}")
    try expectGivenBack(terminal)
    #expect(HomepressOnTerminal.state(of: app) == "S")
    try bringBack(terminal)
    #expect(HomepressOnTerminal.state(of: app) == "S")
  }
}
