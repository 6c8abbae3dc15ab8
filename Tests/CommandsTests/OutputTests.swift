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

  @Test func textThatActsOnATerminalBecomesVisible() {
    #expect(safe("plain ü 東京 👍") == "plain ü 東京 👍")
    #expect(safe("\u{1B}[31m\u{7}\u{9B}1m") == "\\u{1B}[31m\\u{7}\\u{9B}1m")
    #expect(safe("a\u{202E}b\u{2066}c\u{2028}d\n") == "a\\u{202E}b\\u{2066}c\\u{2028}d\\u{A}")
  }

  @Test func jsonIsPlainForEveryValue() {
    #expect(JSONValue.array([]).text == "[]")
    #expect(JSONValue.object([]).text == "{}")
    #expect(JSONValue.real(.infinity).text == "null")
    #expect(JSONValue.real(1.5).text == "1.5")
    #expect(
      JSONValue.string("\u{7F}\u{85}\u{E0001}\r/").text == #""\u007f\u0085\udb40\udc01\u000d/""#)
  }
}
