import PseudoTerminals
import Testing

/// The instrument itself, on programs that every system has.
@Suite struct PseudoTerminalTests {
  private func shell(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(executable: "/bin/sh", arguments: ["-c", script])
  }

  @Test func theScreenShowsWhatAProgramDraws() throws {
    let terminal = try shell(
      "printf '\\033[2;3H\\033[1;7;38;5;33mh\\303\\251\\344\\270\\255\\033[m.'; read x")
    try terminal.wait(for: "hé中.")
    #expect(terminal.screen[1] == "  hé中.")
    #expect(terminal.place(of: ".").map { [$0.row, $0.column] } == [1, 6])
    let cell = terminal.cell(row: 1, column: 2)
    #expect(cell.isBold && cell.isReversed && !cell.isUnderlined)
    #expect(cell.foreground == 33)
    #expect(terminal.cell(row: 1, column: 6).foreground == nil)
  }

  @Test func keysArriveAndTheEndIsSeen() throws {
    let terminal = try shell("read x; echo got $x; exit 3")
    terminal.send("word\n")
    try terminal.wait(for: "got word")
    #expect(try terminal.waitForExit() == .code(3))
  }

  @Test func modesAreSeenBeforeAndAfter() throws {
    let terminal = try shell(
      "stty -echo -icanon; printf '\\033[?1049h\\033[?1002h\\033[?2004hon'; read x")
    try terminal.wait(for: "on")
    #expect(terminal.modes != terminal.modesAtStart)
    #expect(!terminal.modes.echoes && !terminal.modes.isCanonical)
    #expect(terminal.isAlternateScreen)
    #expect(terminal.mouseMode == 2)
    #expect(terminal.privateModes == [1049, 1002, 2004])
    terminal.signal(9)
    #expect(try terminal.waitForExit() == .signal(9))
  }

  @Test func theWindowChangesItsSize() throws {
    let terminal = try shell("trap 'stty size' WINCH; echo ready; while :; do read x; done")
    try terminal.wait(for: "ready")
    terminal.resize(rows: 10, columns: 40)
    try terminal.wait(for: "10 40")
  }

  @Test func whatNeverComesIsAnErrorWithTheScreen() throws {
    let terminal = try shell("echo here; read x")
    try terminal.wait(for: "here")
    #expect(throws: PseudoTerminalError.self) {
      try terminal.wait(for: "there", within: .milliseconds(50))
    }
  }
}
