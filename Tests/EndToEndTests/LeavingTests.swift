import Glibc
import PseudoTerminals
import Testing

/// However the program ends, the terminal is whole again and no app lives on.
@Suite struct LeavingTests {
  /// With an app in front, and all modes of the terminal that are asked for on.
  private func running(hasKeyboardProtocol: Bool = false) throws -> (
    HomepressOnTerminal, app: pid_t
  ) {
    let homepress = try HomepressOnTerminal(hasKeyboardProtocol: hasKeyboardProtocol)
    try homepress.terminal.wait(for: "q quit")
    try homepress.terminal.wait("for the flags") {
      $0.keyboardFlags == (hasKeyboardProtocol ? [27] : [])
    }
    homepress.terminal.send(hasKeyboardProtocol ? "\u{1B}[13u" : "\r")
    try homepress.terminal.wait(for: "process started")
    #expect(homepress.terminal.mouseMode == 2)
    #expect(homepress.terminal.privateModes.isSuperset(of: [1000, 1002, 1004, 1006, 1049, 2004]))
    #expect(!homepress.terminal.isCursorVisible)
    return (homepress, try #require(homepress.children.first))
  }

  private func expectGone(_ app: pid_t, _ homepress: HomepressOnTerminal) throws {
    try homepress.wait("for the app to end") {
      let state = HomepressOnTerminal.state(of: app)
      return state == nil || state == "Z"
    }
  }

  @Test(arguments: ["q", "\u{3}"])
  func aKeyThatQuitsLeavesTheTerminalWhole(key: String) throws {
    let (homepress, app) = try running()
    homepress.terminal.send("H")
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send(key)
    #expect(try homepress.terminal.waitForExit() == .code(0))
    homepress.terminal.settle()
    #expect(homepress.isWhole)
    try expectGone(app, homepress)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT], [false, true])
  func aSignalThatAsksToEndLeavesTheTerminalWholeAndIsToldToTheShell(
    signal: Int32, hasKeyboardProtocol: Bool
  ) throws {
    let (homepress, app) = try running(hasKeyboardProtocol: hasKeyboardProtocol)
    homepress.terminal.signal(signal)
    #expect(try homepress.terminal.waitForExit() == .signal(signal))
    homepress.terminal.settle()
    #expect(homepress.isWhole)
    try expectGone(app, homepress)
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS], [false, true])
  func aCrashLeavesTheTerminalWholeAndIsToldToTheShell(
    signal: Int32, hasKeyboardProtocol: Bool
  ) throws {
    let (homepress, app) = try running(hasKeyboardProtocol: hasKeyboardProtocol)
    homepress.terminal.signal(signal)
    #expect(try homepress.terminal.waitForExit(within: .seconds(10)) == .signal(signal))
    homepress.terminal.settle()
    #expect(homepress.isWhole)
    try expectGone(app, homepress)
  }

  @Test func anAppDiesWithAProgramThatIsKilled() throws {
    let (homepress, app) = try running()
    homepress.terminal.signal(SIGKILL)
    #expect(try homepress.terminal.waitForExit() == .signal(SIGKILL))
    try expectGone(app, homepress)
  }

  @Test func aClosedWindowEndsTheProgramAndItsApps() throws {
    let (homepress, app) = try running()
    homepress.terminal.hangUp()
    #expect(try homepress.terminal.waitForExit() == .signal(SIGHUP))
    try expectGone(app, homepress)
  }
}
