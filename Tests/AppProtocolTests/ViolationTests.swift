import AppProtocol
import QuickActions
import Testing

@Suite struct ViolationTests {
  private func violation(_ line: String) -> String {
    do throws(ProtocolViolation) {
      return "no violation: \(try AppMessage(line: Array(line.utf8)))"
    } catch {
      return error.description
    }
  }

  @Test func unknownKeysAreLetBe() throws {
    let line = #" { "message" : "handled", "delivery": 4, "mood": {"x":[1,2,{}]}, "y": null } "#
    #expect(try AppMessage(line: Array(line.utf8)) == .handled(DeliveredItem.ID(4)))
  }

  @Test func escapesAreRead() throws {
    let line = #"{"message":"screen","title":"\u00e9\ud83d\ude00\/\b\f\n\r\t\"\\","lines":[]}"#
    #expect(
      try AppMessage(line: Array(line.utf8))
        == .screen(AppScreen(title: "é😀/\u{8}\u{C}\n\r\t\"\\")))
  }

  @Test(arguments: [
    (#"{"message":"handled","delivery":"4"}"#, "delivery: found a string, expected a whole number"),
    (
      #"{"message":"handled","delivery":4.5}"#, "delivery: found a number, expected a whole number"
    ),
    (#"{"message":"handled"}"#, "delivery: missing, expected a whole number"),
    (#"{"message":"handled","delivery":null}"#, "delivery: missing, expected a whole number"),
    (
      #"{"message":"setShortcutItems","shortcutItems":[{"type":"a","localizedTitle":1}]}"#,
      "shortcutItems[0].localizedTitle: found a number, expected a string"
    ),
    (
      #"{"message":"setShortcutItems","shortcutItems":{}}"#,
      "shortcutItems: found an object, expected an array"
    ),
    (
      #"{"message":"setShortcutItems","shortcutItems":"#
        + #"[{"type":"a","localizedTitle":"b","userInfo":{"k":[1,{"$date":"x"}]}}]}"#,
      "shortcutItems[0].userInfo.k[1].$date: found a string, expected a number"
    ),
    (
      #"{"message":"returned","id":1,"outcome":"maybe\u001b[2J"}"#,
      #"outcome: found "maybe\u{1B}[2J", expected "not implemented", "returned", "answered""#
    ),
    ("[]", "found an array, expected an object"),
    ("", "not JSON at byte 1: found the end of the line, expected a JSON value"),
    ("{\"message\"", #"not JSON at byte 11: found the end of the line, expected ":""#),
    ("{} x", #"not JSON at byte 4: found "x", expected the end of the line"#),
    ("{\"a\":01}", #"not JSON at byte 7: found "1", expected "," or "}""#),
    ("{\"a\":1e999}", "a number is out of range"),
    (
      "{\"a\":\"\\ud800\"}",
      #"not JSON at byte 13: found """, expected a surrogate pair"#
    ),
    ("\u{7}", "not JSON at byte 1: found byte 0x7, expected a JSON value"),
  ])
  func anErrorSaysWhatWasFoundAndWhatWasExpected(_ line: String, _ sentence: String) {
    #expect(violation(line) == sentence)
  }

  @Test func whatIsNestedTooDeepIsRefusedBeforeTheStackEnds() {
    let deep = String(repeating: "[", count: 500_000)
    #expect(violation("{\"message\":\(deep)") == "nested deeper than 64")
    #expect(violation(String(repeating: "{\"a\":", count: 90_000)) == "nested deeper than 64")
  }

  @Test func bytesThatAreNotTextAreRefused() {
    let line = Array("{\"message\":\"".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    #expect(throws: ProtocolViolation.self) { try AppMessage(line: line) }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func garbageNeverCrashes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let lines =
      Examples.appMessages.map { $0.encodedLine() }
      + Examples.phoneMessages.map { $0.encodedLine() }
    for _ in 0..<5_000 {
      guard var line = lines.randomElement(using: &generator) else { return }
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        garble(&line, with: &generator)
      }
      // What still is a message is sent on as one and has to survive that.
      if let message = try? AppMessage(line: line) { _ = message.encodedLine() }
      if let message = try? PhoneMessage(line: line) { _ = message.encodedLine() }
    }
  }

  private func garble(_ line: inout [UInt8], with generator: inout SeededGenerator) {
    guard let place = line.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: line[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: line.remove(at: place)
    case 2:
      line.insert(Array("{}[]\":,\\e-0\n".utf8).randomElement(using: &generator) ?? 0, at: place)
    case 3: line.removeSubrange(place...)
    default: line.insert(contentsOf: line[place...].prefix(20), at: place)
    }
  }
}
