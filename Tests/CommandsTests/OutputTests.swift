import Commands
import Glibc
import Testing

@Suite struct OutputTests {
  @Test func aReaderThatWentAwayEndsNothing() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let result = Outcome(output: String(repeating: "x", count: 1 << 20))
    #expect(result.deliver(output: Output(descriptor: ends[1])) == .success)
  }

  @Test func aFullDiskIsAFailureThatIsSaid() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let status = Outcome(output: "x").deliver(
      output: Output(descriptor: full), error: Output(descriptor: ends[1]))
    close(ends[1])
    var text = [UInt8](repeating: 0, count: 200)
    let count = read(ends[0], &text, 200)
    #expect(status == .unable)
    #expect(
      String(decoding: text.prefix(max(0, count)), as: UTF8.self)
        == "homepress: the result cannot be written: No space left on device\n")
  }

  @Test func theResultAndWhatIsToldBesideItGoTheirOwnWays() {
    let result = outcome(of: ["menu", "/no/such.plist"])
    #expect(result.output == "")
    #expect(result.diagnostics.hasPrefix("/no/such.plist: error: there is no such file"))
  }
}
