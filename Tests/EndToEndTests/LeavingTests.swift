import Glibc
import PseudoTerminals
import Testing

/// However the program ends, the terminal is whole again and no app lives on.
@Suite struct LeavingTests {
  private func running() throws -> (HomepressOnTerminal, app: pid_t) {
    let homepress = try HomepressOnTerminal()
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send("\r")
    try homepress.terminal.wait(for: "process started")
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

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func aSignalThatAsksToEndLeavesTheTerminalWhole(signal: Int32) throws {
    let (homepress, app) = try running()
    homepress.terminal.signal(signal)
    try homepress.terminal.waitForExit()
    homepress.terminal.settle()
    #expect(homepress.isWhole)
    try expectGone(app, homepress)
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS])
  func aCrashLeavesTheTerminalWholeAndIsToldToTheShell(signal: Int32) throws {
    let (homepress, app) = try running()
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
    try homepress.terminal.waitForExit()
    try expectGone(app, homepress)
  }
}
