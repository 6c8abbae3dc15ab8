import PseudoTerminals
import TestMaterial
import Testing

/// Where there is no terminal to draw on, or not enough is known of it, one line says so.
@Suite struct NoTerminalTests {
  private func lines(of script: String) throws -> [String] {
    let terminal = try HomepressOnTerminal.shell(script)
    #expect(try terminal.waitForExit() == .code(0))
    terminal.settle()
    #expect(HomepressOnTerminal.isWhole(terminal))
    #expect(!terminal.output.contains(0x1B))
    return terminal.screen.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("output", "{ \"$0\"; echo status $? >&2; } | cat"),
    ("input", "\"$0\" </dev/null; echo status $?"),
    ("input", "echo q | \"$0\"; echo status $?"),
  ])
  func aPipeIsNoTerminal(end: String, script: String) throws {
    #expect(
      try lines(of: script) == [
        "homepress: a terminal is needed as standard input and output, and standard \(end) is none; "
          + "`homepress --plain` and `homepress menu APP` need none",
        "status 2",
      ])
  }

  /// Nobody waits for a build to be told that.
  @Test func aPackageIsNotBuiltForNoTerminal() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("no manifest", to: "Package.swift")
    #expect(
      try lines(of: "\"$0\" \(folder.path) </dev/null; echo status $?") == [
        "homepress: a terminal is needed as standard input and output, and standard input is none; "
          + "`homepress --plain` and `homepress menu APP` need none",
        "status 2",
      ])
  }

  @Test func whereThereIsNoSwiftAPackageSaysWhatToDo() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("no manifest", to: "Package.swift")
    let lines = try lines(of: "PATH=/nonexistent \"$0\" \(folder.path); echo status $?")
    #expect(
      lines.joined().contains(
        "error: it takes the program swift to build the package, and there is none in PATH"))
    #expect(
      lines.contains(
        "  fix: install a Swift toolchain, or name an app that is built: homepress APP"))
    #expect(lines.last == "status 2")
  }

  @Test(arguments: [
    (
      "unset TERM",
      "homepress: TERM is not set: what kind of terminal is this? "
        + "`homepress --plain` works on any"
    ),
    (
      "TERM=nonesuch",
      "homepress: cannot draw on a terminal of type \"nonesuch\"; set TERM to what it is, "
        + "or use `homepress --plain`"
    ),
    (
      "TERM=dumb",
      "homepress: cannot draw on a terminal of type \"dumb\"; set TERM to what it is, "
        + "or use `homepress --plain`"
    ),
  ])
  func anUnknownTerminalIsSaid(change: String, line: String) throws {
    #expect(try lines(of: "\(change); \"$0\"; echo status $?") == [line, "status 2"])
  }
}
