import BuiltProducts
import Glibc
import PseudoTerminals
import TestMaterial

/// The built program on a pseudo-terminal, and what can be seen of it from outside.
struct HomepressOnTerminal {
  let terminal: PseudoTerminal
  /// What earlier runs have kept is none of a test's business.
  private let state: TemporaryFolder

  init(
    _ arguments: [String] = [], rows: Int = 50, columns: Int = 160,
    environment: [String: String] = [:], hasKeyboardProtocol: Bool = false
  ) throws {
    state = try TemporaryFolder()
    let variables = ["XDG_STATE_HOME": state.path].merging(environment) { $1 }
    terminal = try PseudoTerminal(
      rows: rows, columns: columns, executable: HomepressOnTerminal.program,
      arguments: arguments,
      environment: PseudoTerminal.standardEnvironment.merging(variables) { $1 })
    terminal.answersKeyboardQuestion = hasKeyboardProtocol
  }

  /// A line of shell script in which `$0` is the program.
  static func shell(_ script: String, columns: Int = 200) throws -> PseudoTerminal {
    try PseudoTerminal(
      rows: 50, columns: columns, executable: "/bin/sh", arguments: ["-c", script, program],
      // Nothing is kept there, so each run is the first.
      environment: PseudoTerminal.standardEnvironment.merging(["HOME": "/dev/null"]) { $1 })
  }

  /// The one that was built with the tests, unless the environment names another: a release build.
  static let program =
    getenv("HOMEPRESS_PROGRAM").map { String(cString: $0) } ?? BuiltProducts.path("homepress")

  /// The processes that it has started.
  var children: [pid_t] { HomepressOnTerminal.children(of: terminal.processID) }

  static func children(of pid: pid_t) -> [pid_t] {
    text(of: "/proc/\(pid)/task/\(pid)/children").split(separator: " ").compactMap { pid_t($0) }
  }

  /// `R`, `S`, `T` for stopped; nil where there is no such process.
  static func state(of pid: pid_t) -> Character? {
    let status = text(of: "/proc/\(pid)/stat")
    return status.lastIndex(of: ")").flatMap { status[$0...].dropFirst(2).first }
  }

  /// Waits for something that the screen does not tell.
  func wait(_ what: String, until condition: () -> Bool) throws {
    for _ in 0..<500 where !condition() {
      try? terminal.wait(what, within: .milliseconds(10)) { _ in false }
    }
    try terminal.wait(what, within: .milliseconds(1)) { _ in condition() }
  }

  private static func text(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }

  /// Sends what a keyboard does while Space is held, until the text stands on the screen.
  func holdSpace(until text: String) throws {
    terminal.send(" ")
    try? terminal.wait("for the first repeat", within: .milliseconds(300)) { _ in false }
    for _ in 0..<100 {
      terminal.send(" ")
      if (try? terminal.wait(for: text, within: .milliseconds(35))) != nil { return }
    }
    try terminal.wait(for: text, within: .milliseconds(1))
  }

  /// Presses, moves or releases the left button at a cell, counted from 0.
  func mouse(_ action: Mouse, at place: (row: Int, column: Int)) {
    let code = action == .drag ? 32 : 0
    let final = action == .release ? "m" : "M"
    terminal.send("\u{1B}[<\(code);\(place.column + 1);\(place.row + 1)\(final)")
  }

  enum Mouse {
    case press, drag, release
  }

  /// The terminal is as it was before: screen, line modes, cursor, mouse, keyboard.
  var isWhole: Bool { HomepressOnTerminal.isWhole(terminal) }

  static func isWhole(_ terminal: PseudoTerminal) -> Bool {
    !terminal.isAlternateScreen && terminal.isCursorVisible && terminal.mouseMode == 0
      && terminal.modes == terminal.modesAtStart && terminal.keyboardFlags.isEmpty
      && terminal.privateModes.isDisjoint(with: [1000, 1002, 1004, 1006, 1049, 2004])
  }
}
