import PseudoTerminals
import Testing

/// A terminal that tells when a key goes down and when it is let go.
@Suite struct KeyboardProtocolTests {
  private func started() throws -> HomepressOnTerminal {
    let homepress = try HomepressOnTerminal(hasKeyboardProtocol: true)
    try homepress.terminal.wait(for: "q quit")
    try homepress.terminal.wait("for the flags") { $0.keyboardFlags == [27] }
    return homepress
  }

  /// An event of Space.
  private func space(_ event: Int) -> String { "\u{1B}[32;1:\(event)u" }

  @Test func pressingSpaceOpensTheMenuAndLettingGoLeavesItOpen() throws {
    let homepress = try started()
    let terminal = homepress.terminal
    // No repeats are needed to know that it is held.
    terminal.send(space(1))
    try terminal.wait(for: "Edit Home Screen")
    terminal.send(space(2) + space(3))
    terminal.send("\u{1B}[49;1:1u\u{1B}[49;1:3u")
    try terminal.wait(for: "3 of 5 songs")
    #expect(homepress.children.count == 1)
  }

  @Test func lettingGoOfSpaceEarlyOpensNoMenu() throws {
    let homepress = try started()
    homepress.terminal.send(space(1) + space(3))
    try homepress.terminal.wait(for: "was not held")
    #expect(!homepress.terminal.screen.contains { $0.contains("Edit Home Screen") })
  }

  @Test func theFlagsAreTakenBackOnLeaving() throws {
    let homepress = try started()
    homepress.terminal.send("\u{1B}[113;1:1u")
    #expect(try homepress.terminal.waitForExit() == .code(0))
    homepress.terminal.settle()
    #expect(homepress.terminal.keyboardFlags == [])
    #expect(homepress.isWhole)
  }
}
