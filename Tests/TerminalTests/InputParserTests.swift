import Canvas
import Terminal
import Testing

@Suite struct InputParserTests {
  /// Bytes that come at once, and the events they are, once enough time has passed.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let events: [InputEvent]

    init(_ name: String, _ text: String, _ events: [InputEvent]) {
      self.init(name, Array(text.utf8), events)
    }

    init(_ name: String, _ bytes: [UInt8], _ events: [InputEvent]) {
      self.name = name
      self.bytes = bytes
      self.events = events
    }

    var testDescription: String { name }
  }

  private static func typed(_ keys: Key...) -> [InputEvent] { keys.map { .key($0, .typed) } }

  private static func mouse(
    _ action: MouseReport.Action, row: Int, column: Int
  ) -> InputEvent {
    .mouse(MouseReport(action, Point(row: row, column: column)))
  }

  static let keys = [
    Row("letters", "aZ?", typed(.character("a"), .character("Z"), .character("?"))),
    Row("Space", " ", typed(.character(" "))),
    Row("Enter", "\r\n", typed(.enter, .enter)),
    Row("Tab and back", "\t\u{1B}[Z", typed(.tab, .backtab)),
    Row("Backspace", "\u{7F}\u{8}", typed(.backspace, .backspace)),
    Row(
      "Ctrl with letters", "\u{3}\u{13}\u{1A}",
      typed(
        .control("c"), .control("s"), .control("z"))),
    Row("Escape", "\u{1B}", typed(.escape)),
    Row("arrows", "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", typed(.up, .down, .right, .left)),
    Row(
      "arrows of the keypad", "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD",
      typed(
        .up, .down, .right, .left)),
    Row("arrows with modifiers", "\u{1B}[1;5A\u{1B}[1;2D", typed(.up, .left)),
    Row("Home and End", "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", typed(.home, .end, .home, .end)),
    Row("page keys", "\u{1B}[5~\u{1B}[6~", typed(.pageUp, .pageDown)),
    Row("keys that mean nothing", "\u{1B}[15~\u{1B}OP\u{1B}[3~\u{1C}", []),
    Row("a character of UTF-8", "é中👍", typed(.character("é"), .character("中"), .character("👍"))),
    Row(
      "a byte that is no UTF-8, then keys", [0xFF, 0x61, 0x62],
      typed(
        .character("a"), .character("b"))),
    Row("a character that is cut off", [0xE4, 0xB8, 0x61], typed(.character("a"))),
    Row(
      "a character in a longer form", [0xC0, 0xAF, 0xE0, 0x80, 0xAF, 0x61],
      typed(
        .character("a"))),
    Row("a surrogate", [0xED, 0xA0, 0x80, 0x61], typed(.character("a"))),
    Row("Escape glued to a letter", "\u{1B}q", typed(.escape, .character("q"))),
    Row("two Escapes", "\u{1B}\u{1B}", typed(.escape, .escape)),
    Row("Escape glued to an arrow", "\u{1B}\u{1B}[A", typed(.escape, .up)),
  ]

  static let kitty = [
    Row(
      "press, repeat, release", "\u{1B}[32u\u{1B}[32;1:2u\u{1B}[32;1:3u",
      [
        .key(.character(" "), .pressed), .key(.character(" "), .repeated),
        .key(.character(" "), .released),
      ]),
    Row("a press that says so", "\u{1B}[106;1:1u", [.key(.character("j"), .pressed)]),
    Row(
      "named keys", "\u{1B}[13u\u{1B}[27u\u{1B}[9;2u\u{1B}[127u\u{1B}[57414u",
      [
        .key(.enter, .pressed), .key(.escape, .pressed), .key(.backtab, .pressed),
        .key(.backspace, .pressed), .key(.enter, .pressed),
      ]),
    Row(
      "arrows", "\u{1B}[D\u{1B}[1;1:2D\u{1B}[1;1:3D",
      [
        .key(.left, .typed), .key(.left, .repeated), .key(.left, .released),
      ]),
    Row("page keys", "\u{1B}[5;1:3~", [.key(.pageUp, .released)]),
    Row("Ctrl-C", "\u{1B}[99;5u", [.key(.control("c"), .pressed)]),
    Row("a shifted letter", "\u{1B}[104;2u", [.key(.character("H"), .pressed)]),
    Row("a shifted sign with its text", "\u{1B}[223;2;63u", [.key(.character("?"), .pressed)]),
    Row("a shifted sign without", "\u{1B}[47;2u", [.key(.character("?"), .pressed)]),
    Row(
      "caps lock", "\u{1B}[104;65u\u{1B}[49;65u",
      [
        .key(.character("H"), .pressed), .key(.character("1"), .pressed),
      ]),
    Row("modifiers alone", "\u{1B}[57441u\u{1B}[57441;2:3u", []),
    Row("keys with Alt", "\u{1B}[97;3u", []),
    Row("a digit of the keypad", "\u{1B}[57400u", [.key(.character("1"), .pressed)]),
    Row("modifyOtherKeys", "\u{1B}[27;5;99~", [.key(.control("c"), .typed)]),
  ]

  static let others = [
    Row(
      "a click in one write", "\u{1B}[<0;23;12M\u{1B}[<0;23;12m",
      [
        mouse(.pressed(.left), row: 11, column: 22), mouse(.released(.left), row: 11, column: 22),
      ]),
    Row(
      "a drag in one write", "\u{1B}[<0;3;2M\u{1B}[<32;4;2M\u{1B}[<0;4;2m",
      [
        mouse(.pressed(.left), row: 1, column: 2), mouse(.moved, row: 1, column: 3),
        mouse(.released(.left), row: 1, column: 3),
      ]),
    Row(
      "the right button with Shift", "\u{1B}[<6;1;1M", [mouse(.pressed(.right), row: 0, column: 0)]),
    Row(
      "the wheel", "\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<66;1;1M",
      [
        mouse(.wheel(up: true), row: 0, column: 0), mouse(.wheel(up: false), row: 0, column: 0),
      ]),
    Row("the middle button, motion without one", "\u{1B}[<1;1;1M\u{1B}[<35;1;1M", []),
    Row("a place that cannot be", "\u{1B}[<0;0;1M\u{1B}[<0;1M\u{1B}[<0;99999999;1M", []),
    Row(
      "the oldest report", [0x1B, 0x5B, 0x4D, 32, 33, 34, 0x1B, 0x5B, 0x4D, 35, 33, 34],
      [
        mouse(.pressed(.left), row: 1, column: 0), mouse(.released(nil), row: 1, column: 0),
      ]),
    Row(
      "Escape glued to a click", "\u{1B}\u{1B}[<0;23;12M",
      [
        .key(.escape, .typed), mouse(.pressed(.left), row: 11, column: 22),
      ]),
    Row("the focus", "\u{1B}[I\u{1B}[O", [.focusGained, .focusLost]),
    Row("a paste", "a\u{1B}[200~  b\r\u{3}\u{1B}[201~c", typed(.character("a"), .character("c"))),
    Row("answers", "\u{1B}[?11u\u{1B}[?62;1;4c", [.keyboardFlags(11), .deviceAttributes]),
    Row(
      "answers that are texts", "\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}P1+r\u{7}j",
      typed(
        .character("j"))),
    Row("sequences that mean nothing", "\u{1B}[?1;2$y\u{1B}[>0;1c\u{1B}[12;3R\u{1B}[=5u", []),
    Row(
      "a sequence without end", "\u{1B}[" + String(repeating: "1", count: 9999) + "Aj",
      typed(
        .character("j"))),
    Row(
      "a sequence that breaks off", "\u{1B}[1;\u{1B}[A\u{1B}[\rj",
      typed(
        .up, .enter, .character("j"))),
  ]

  @Test(arguments: keys + kitty + others) func bytesAreEvents(_ row: Row) {
    #expect(InputParserTests.events(of: [row.bytes]) == row.events)
  }

  @Test(arguments: keys + kitty + others) func bytesMayComeInTwoParts(_ row: Row) {
    for cut in row.bytes.indices.prefix(100) {
      let parts = [Array(row.bytes[..<cut]), Array(row.bytes[cut...])]
      #expect(InputParserTests.events(of: parts) == row.events, "cut at \(cut)")
    }
  }

  /// The parts come a millisecond apart; then all that waits for time is over.
  private static func events(of parts: [[UInt8]]) -> [InputEvent] {
    var parser = InputParser()
    var now = Duration.seconds(100)
    var events: [InputEvent] = []
    for part in parts {
      for byte in part { events += parser.receive(byte, at: now) }
      now += .milliseconds(1)
    }
    return events + parser.expire(at: now + .seconds(2))
  }

  @Test func escapeIsKnownAfterTwentyFiveMilliseconds() {
    var parser = InputParser()
    #expect(parser.receive(0x1B, at: .seconds(1)).isEmpty)
    #expect(parser.nextDue == .seconds(1) + .milliseconds(25))
    #expect(parser.expire(at: .seconds(1) + .milliseconds(24)).isEmpty)
    #expect(parser.expire(at: .seconds(1) + .milliseconds(25)) == [.key(.escape, .typed)])
    #expect(parser.nextDue == nil)
  }

  @Test func aSequenceMayComeLateWhereEscapeIsReportedAsOne() {
    var parser = InputParser()
    parser.reportsEscapeKey = true
    #expect(parser.receive(0x1B, at: .zero).isEmpty)
    #expect(parser.receive(UInt8(ascii: "["), at: .milliseconds(200)).isEmpty)
    #expect(
      parser.receive(UInt8(ascii: "A"), at: .milliseconds(400)) == [.key(.up, .typed)])
  }

  @Test func aPasteWithoutEndDoesNotSwallowLaterKeys() {
    var parser = InputParser()
    for byte in "\u{1B}[200~abc".utf8 { #expect(parser.receive(byte, at: .zero).isEmpty) }
    #expect(
      parser.receive(UInt8(ascii: "j"), at: .seconds(6)) == [.key(.character("j"), .typed)])
  }

  @Test func randomBytesNeitherCrashNorPileUp() {
    var random = Seeded(state: 20_250_101)
    var interpreter = InputInterpreter()
    var now = Duration.zero
    var count = 0
    for _ in 0..<200_000 {
      let byte = random.next(of: [0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x4D, 0x20, 0x75])
      now += .microseconds(Int(random.next() % 30_000))
      count += interpreter.receive(CollectionOfOne(byte), at: now).count
      if let due = interpreter.nextDue { #expect(due > now - .seconds(2)) }
    }
    #expect(count < 800_000)
    #expect(interpreter.timePassed(at: now + .seconds(5)).count < 4)
    #expect(interpreter.nextDue == nil)
  }

  /// Numbers that are the same in every run.
  private struct Seeded {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }

    /// Every third byte is one that sequences are made of.
    mutating func next(of likely: [UInt8]) -> UInt8 {
      let number = next()
      if number % 3 == 0 { return likely[Int(next() % UInt64(likely.count))] }
      return UInt8(next() & 0xFF)
    }
  }
}
