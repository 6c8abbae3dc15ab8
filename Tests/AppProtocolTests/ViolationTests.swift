import AppProtocol
import QuickActions
import TestMaterial
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
        + #"[{"type":"a","localizedTitle":"b","userInfo":"#
        + #"{"k":{"array":[{"integer":1},{"date":"x"}]}}}]}"#,
      "shortcutItems[0].userInfo.k.array[1].date: found a string, expected a number"
    ),
    (
      #"{"message":"setShortcutItems","shortcutItems":"#
        + #"[{"type":"a","localizedTitle":"b","userInfo":{"\u001b[2J":{"mood":1}}}]}"#,
      #"shortcutItems[0].userInfo."\u{1B}[2J": found "mood", expected one key: "string" or "#
        + #""integer" or "real" or "boolean" or "date" or "data" or "array" or "dictionary""#
    ),
    (
      #"{"message":"setShortcutItems","shortcutItems":"#
        + #"[{"type":"a","localizedTitle":"b","userInfo":{"k":{"data":"?"}}}]}"#,
      "shortcutItems[0].userInfo.k.data: found a string, expected bytes in Base64"
    ),
    (
      #"{"message":"setShortcutItems","shortcutItems":"#
        + #"[{"type":"a","localizedTitle":"b","userInfo":{"l":null}}]}"#,
      "shortcutItems[0].userInfo.l: found null, expected an object"
    ),
    (
      #"{"message":"returned","id":1,"outcome":"maybe\u001b[2J"}"#,
      #"outcome: found "maybe\u{1B}[2J", expected "not implemented", "no delegate", "returned", "answered""#
    ),
    ("[]", "found an array, expected an object"),
    ("null", "found null, expected an object"),
    ("", "not JSON"), ("{\"message\"", "not JSON"), ("{} x", "not JSON"), ("\u{7}", "not JSON"),
    ("{\"message\":\"\u{0}\"}", "not UTF-8"),
    (
      #"{"message":"handled","delivery":1e999}"#,
      "delivery: found a malformed value, expected a whole number"
    ),
    (
      #"{"message":"handled","delivery":01}"#,
      "delivery: found a malformed value, expected a whole number"
    ),
    (
      #"{"message":"handled","delivery":9223372036854775808}"#,
      "delivery: found a number, expected a whole number"
    ),
    (#"{"message":"\ud800"}"#, "message: found a malformed value, expected a string"),
    ("{\"message\":\"\u{1}\"}", "message: found a malformed value, expected a string"),
    (#"{"\ud800":1}"#, "found a malformed value, expected an object"),
  ])
  func anErrorSaysWhatWasFoundAndWhatWasExpected(_ line: String, _ sentence: String) {
    #expect(violation(line) == sentence)
  }

  @Test func whatIsNestedTooDeepIsRefusedBeforeTheStackEnds() {
    let deep = String(repeating: "[", count: 10 << 20)
    #expect(violation("{\"message\":\(deep)") == "nested deeper than 256")
    #expect(violation(String(repeating: "{\"a\":", count: 90_000)) == "nested deeper than 256")
    let quoted = String(repeating: #"{"\"\\[":"#, count: 300)
    #expect(violation(quoted) == "nested deeper than 256")
  }

  @Test func userInfoAsDeepAsAPropertyListArrives() throws {
    let deep = (0..<124).reduce(PropertyValue.integer(1)) { value, level in
      level.isMultiple(of: 2) ? .array([value]) : .dictionary(["a": value])
    }
    let item = ShortcutItem(type: "t", localizedTitle: "l", userInfo: ["a": deep])
    let options = LaunchOptions(
      shortcutItem: DeliveredItem(id: DeliveredItem.ID(1), item: item))
    let message = PhoneMessage.call(
      CallID(1), .didFinishLaunching(options), state: .foregroundInactive)
    #expect(try PhoneMessage(line: message.encodedLine()) == message)
  }

  @Test func ofTwoEqualKeysOneCounts() throws {
    let line = #"{"message":"handled","delivery":4,"delivery":4,"message":"handled"}"#
    #expect(try AppMessage(line: Array(line.utf8)) == .handled(DeliveredItem.ID(4)))
  }

  @Test(
    arguments: [
      [0xC3, 0x28], [0xFF, 0xFE], [0xED, 0xA0, 0x80], [0xF8], [0x22, 0x00],
    ] as [[UInt8]])
  func bytesThatAreNotTextAreRefused(bytes: [UInt8]) {
    let line = Array("{\"message\":\"".utf8) + bytes + Array("\"}".utf8)
    #expect(throws: ProtocolViolation(.notText)) { try AppMessage(line: line) }
    // Text of two bytes a character could hide its brackets from a count of bytes.
    let wide = Array("{}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(throws: ProtocolViolation(.notText)) { try AppMessage(line: wide) }
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
