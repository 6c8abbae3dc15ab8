import PseudoTerminals
import Testing

/// What is seen besides the text: colours, and what is left of them without.
@Suite struct LookTests {
  @Test(arguments: ["AS", "BT", "No"])
  func aTileIsOfOneColourFromItsMiddleToItsEdges(initials: String) throws {
    let homepress = try HomepressOnTerminal()
    let terminal = homepress.terminal
    try terminal.wait(for: "q quit")
    let (row, column) = try #require(terminal.place(of: initials))
    let middle = terminal.cell(row: row, column: column).background
    #expect(middle != nil)
    for place in column - 2..<column + 4 {
      #expect(terminal.cell(row: row, column: place).background == middle, "column \(place)")
    }
    for place in [row - 1, row + 1] {
      #expect(terminal.cell(row: place, column: column).background == middle, "row \(place)")
    }
    #expect(terminal.cell(row: row, column: column - 3).background != middle)
  }

  @Test(arguments: [(["NO_COLOR": "1"], []), ([:], ["--color", "never"])])
  func withoutColoursNoneAreAskedForAndTheMenuIsUsableAllTheSame(
    environment: [String: String], options: [String]
  ) throws {
    let homepress = try HomepressOnTerminal(options, environment: environment)
    let terminal = homepress.terminal
    try terminal.wait(for: "q quit")
    terminal.send("f")
    try terminal.wait(for: "Edit Home Screen")
    let (row, column) = try #require(terminal.place(of: "Find a song"))
    #expect(terminal.cell(row: row, column: column).isReversed)
    #expect(!terminal.cell(row: row + 1, column: column).isReversed)
    terminal.send("\r")
    try terminal.wait(for: "3 of 5 songs")
    #expect(colours(in: terminal.output) == [])
  }

  @Test func colourThatIsAskedForOverrulesTheEnvironment() throws {
    let homepress = try HomepressOnTerminal(
      ["--color", "always"], environment: ["NO_COLOR": "1"])
    try homepress.terminal.wait(for: "q quit")
    #expect(colours(in: homepress.terminal.output) != [])
  }

  /// The numbers that ask for a colour; 39 and 49 give the terminal's own back.
  private func colours(in output: [UInt8]) -> [Int] {
    ControlSequences(in: output).filter { $0.final == UInt8(ascii: "m") && $0.marker == nil }
      .flatMap(\.numbers)
      .filter { (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0) }
  }
}
