import AppProtocol
import Testing

@Suite struct JSONWritingTests {
  private let value = JSON.object([
    JSON.Member("b", .array([.integer(1), .real(-0.5), .null])), JSON.Member("a", .boolean(true)),
    JSON.Member("none", .array([])), JSON.Member("nothing", .object([])),
  ])

  @Test func aLineHasNoSpaceAndKeepsTheOrderOfItsKeys() {
    #expect(
      String(decoding: value.line, as: UTF8.self)
        == #"{"b":[1,-0.5,null],"a":true,"none":[],"nothing":{}}"#)
  }

  @Test func theTextIsIndented() {
    #expect(
      value.text == """
        {
          "b": [
            1,
            -0.5,
            null
          ],
          "a": true,
          "none": [],
          "nothing": {}
        }
        """)
  }

  @Test func whatJSONHasNoWordForIsNull() {
    #expect(JSON.real(.infinity).text == "null")
    #expect(JSON.real(-.nan).text == "null")
  }

  @Test func whatActsOnATerminalIsEscapedInEveryForm() {
    let string = JSON.string("\u{7F}\u{85}\u{E0001}\u{202E}\u{2028}\r\n\t\u{0}/é東👍\"\\")
    let expected = #""\u007f\u0085\udb40\udc01\u202e\u2028\u000d\n\t\u0000/é東👍\"\\""#
    #expect(string.text == expected)
    #expect(String(decoding: string.line, as: UTF8.self) == expected)
  }
}
