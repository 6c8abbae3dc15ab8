import Canvas
import Terminal
import Testing

@Suite struct InputInterpreterTests {
  private func outcomes(
    _ parts: String..., flags: KeyboardFlags = []
  ) -> [InputInterpreter.Outcome] {
    var interpreter = InputInterpreter()
    interpreter.use(keyboardFlags: flags)
    var now = Duration.seconds(10)
    var outcomes: [InputInterpreter.Outcome] = []
    for part in parts {
      outcomes += interpreter.receive(part.utf8, at: now)
      now += .milliseconds(10)
    }
    return outcomes
  }

  private func inputs(_ inputs: UserInput...) -> [InputInterpreter.Outcome] {
    inputs.map { .input($0) }
  }

  private let place = Point(row: 1, column: 2)

  @Test func aClickInOneWriteIsAPressAndARelease() {
    #expect(
      outcomes("\u{1B}[<0;3;2M\u{1B}[<0;3;2m")
        == inputs(.mousePressed(.left, place), .mouseReleased(place)))
  }

  @Test func aDragInOneWriteKeepsItsOrder() {
    #expect(
      outcomes("\u{1B}[<0;3;2M\u{1B}[<32;3;2M\u{1B}[<0;3;2m")
        == inputs(.mousePressed(.left, place), .mouseDragged(place), .mouseReleased(place)))
  }

  @Test func aReleaseOrADragWithoutAPressMeansNothing() {
    #expect(outcomes("\u{1B}[<0;3;2m\u{1B}[<32;3;2M").isEmpty)
  }

  @Test func aSecondButtonDoesNotEndThePress() {
    #expect(
      outcomes("\u{1B}[<0;3;2M\u{1B}[<2;3;2M\u{1B}[<2;3;2m\u{1B}[<0;3;2m")
        == inputs(.mousePressed(.left, place), .mouseReleased(place)))
  }

  @Test func aLostFocusEndsThePressOfTheMouse() {
    #expect(
      outcomes("\u{1B}[<0;3;2M\u{1B}[O\u{1B}[<0;3;2m")
        == inputs(.mousePressed(.left, place), .focusLost))
  }

  @Test func aKeyCutsAHoldShort() {
    #expect(outcomes(" ", "j") == inputs(.holdBegan, .holdCancelled, .key(.character("j"))))
    #expect(outcomes(" ", "\u{1B}[O") == inputs(.holdBegan, .holdCancelled, .focusLost))
    #expect(
      outcomes(" ", "\u{1B}[<0;3;2M")
        == inputs(.holdBegan, .holdCancelled, .mousePressed(.left, place)))
  }

  @Test func pastedSpacesAreNoHold() {
    #expect(outcomes("\u{1B}[200~        \u{1B}[201~").isEmpty)
  }

  @Test func repeatsOfOtherKeysArePressesAndReleasesAreNothing() {
    let flags = KeyboardFlags.wanted
    #expect(
      outcomes("\u{1B}[106u\u{1B}[106;1:2u\u{1B}[106;1:3u\u{1B}[13;1:3u", flags: flags)
        == inputs(.key(.character("j")), .key(.character("j"))))
  }

  @Test func exactEventsOfSpaceAreAHoldOnlyWithReleases() {
    let press = "\u{1B}[32u"
    let release = "\u{1B}[32;1:3u"
    #expect(outcomes(press, release, flags: .wanted) == inputs(.holdBegan, .holdCancelled))
    #expect(outcomes(press, press, press, flags: .disambiguated) == inputs(.holdBegan))
    #expect(outcomes(release, flags: .wanted).isEmpty)
    #expect(outcomes("\u{1B}[32;1:2u", flags: .wanted).isEmpty)
  }

  @Test func whatTheTerminalGrantsHoldsForTheKeysThatComeInTheSameRead() {
    #expect(
      outcomes("\u{1B}[?27u\u{1B}[32u\u{1B}[32;1:3u")
        == [.keyboardFlags(27)] + inputs(.holdBegan, .holdCancelled))
  }

  @Test func spaceIsACharacterWhileATextIsTyped() {
    var interpreter = InputInterpreter()
    interpreter.holdsSpace = false
    #expect(interpreter.receive("a b".utf8, at: .zero).count == 3)
    #expect(
      interpreter.receive(" ".utf8, at: .zero) == [.input(.key(.character(" ")))])
  }

  @Test func ctrlZSuspendsAndCtrlSIsAKey() {
    #expect(outcomes("\u{1A}") == [.suspend])
    #expect(outcomes("\u{13}") == inputs(.key(.control("s"))))
    #expect(outcomes("\u{1B}[122;5u", flags: .wanted) == [.suspend])
  }
}
