import Commands
import TestMaterial
import Testing

/// What `play --record` writes into a scenario.
@Suite struct RecordingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder.withApps()
  }

  private func record(_ text: String) throws -> (text: String, status: Commands.ExitStatus) {
    let file = try folder.write(text, to: "a.scenario")
    let status = outcome(of: ["play", "--record", file]).status
    return (try folder.text(of: "a.scenario"), status)
  }

  /// What plays stand-ins alone: those of real processes take long.
  private static let quick = ShippedScenarios.names.filter { name in
    (try? ShippedScenarios.text(name))?.contains("install Apps/") ?? false
  }

  @Test(arguments: quick)
  func aRecordingPassesAndToRecordItAgainChangesNothing(_ name: String) throws {
    let first = try record(try ShippedScenarios.text(name))
    #expect(first.status == .success)
    let second = try record(first.text)
    #expect(second.status == .success)
    #expect(second.text == first.text)
  }

  @Test func whatIsSeenIsWrittenWhereNothingIsExpected() throws {
    let recorded = try record(
      "install Apps/Desk.app\nforce Desk\nchoose Search # why\nhome\nexpect state background\n")
    #expect(recorded.status == .success)
    #expect(
      recorded.text == """
        install Apps/Desk.app
        force Desk
        expect menu
          static "New Letter"
          static "Search"
          system "Edit Home Screen"
          system "Share App"
          system "Remove App"
        choose Search # why
        expect calls
          not application(_:willFinishLaunchingWithOptions:)
          application(_:didFinishLaunchingWithOptions:) -> true
          application(_:performActionFor:completionHandler:)
          not applicationWillEnterForeground(_:)
          applicationDidBecomeActive(_:)
        expect completion true
        expect handled 1
        expect state "foreground active" Desk
        home
        expect state background

        """)
  }

  @Test func whatALaterExpectationJudgesIsLeftToIt() throws {
    let text = """
      install Apps/Desk.app
      suspend Desk
      switch Desk
      expect calls
        …
        applicationDidEnterBackground(_:)
        …
      """
    #expect(try record(text).text == text)
  }

  @Test func everyExpectationThatFailsIsWrittenAnew() throws {
    let recorded = try record(
      """
      install Apps/Desk.app at 6,4
      behaviour Desk "loses it at launch"
      force Desk
      expect opens below left
      expect hidden
        "Nothing"
      choose Search
      expect completion false
      expect handled 7
      expect no warning
      expect screen "Nowhere"
      expect console "nothing"
      expect state suspended Desk
      """)
    #expect(recorded.status == .findings)
    #expect(recorded.text.contains("expect opens above right\nexpect hidden none\n"))
    #expect(recorded.text.contains("\nexpect completion none\nexpect handled 0\n"))
    #expect(recorded.text.contains("\nexpect warning lost\nexpect screen\n  \"Desk\""))
    // There are no words for a console on which nothing is.
    #expect(recorded.text.contains("\nexpect console \"nothing\"\n"))
    #expect(recorded.text.hasSuffix("\nexpect state \"foreground active\" Desk"))
  }

  @Test func whatIsCalledAtAnotherTimeOfThePassageIsNotTakenForMissing() throws {
    let recorded = try record(
      """
      install Apps/Desk.app
      background Desk
      force Desk
      choose Search
      expect calls
        not application(_:didFinishLaunchingWithOptions:)
      """)
    #expect(recorded.status == .success)
    #expect(!recorded.text.contains("not application(_:didFinishLaunchingWithOptions:)"))
  }

  @Test func commentsOfABlockStayWithTheLineBelowThem() throws {
    let recorded = try record(
      """
      install Apps/Desk.app
      tap Desk
      expect calls  # all of them
        # the launch
        application(_:didFinishLaunchingWithOptions:) -> false  # wrong
        # at last
        applicationDidBecomeActive(_:)   # really
        # the end
      home
      expect state background
      """)
    #expect(recorded.status == .success)
    #expect(
      recorded.text.contains(
        """
        tap Desk
        expect calls  # all of them
          not application(_:willFinishLaunchingWithOptions:)
          application(_:didFinishLaunchingWithOptions:) -> true
          not applicationWillEnterForeground(_:)
          # at last
          applicationDidBecomeActive(_:)   # really
          # the launch
          # wrong
          # the end
        home
        """))
  }

  /// Only its author can say what an answer should have been.
  @Test func anAnswerThatIsWrongIsNoReasonToWrite() throws {
    let lesson = """
      install Apps/Desk.app
      ask "Which?"
        + didFinishLaunching
        - performActionFor
      force Desk
      choose Search
      """
    let first = try record(lesson)
    #expect(first.status == .findings)
    let second = try record(first.text)
    #expect(second.status == .findings)
    #expect(second.text == first.text)
  }

  @Test func aVariationIsRecordedInItsOwnLines() throws {
    let lesson = """
      install Apps/Desk.app
      force Desk
      choose Search
      vary "Twice"
        behaviour Desk "handles twice"
        expect handled 1
      vary "Never completed"
        behaviour Desk "never completes"
        say "Nobody hears of it."
      """
    let recorded = try record(lesson)
    #expect(recorded.status == .success)
    #expect(recorded.text.contains("\"handles twice\"\n  expect handled 2\nvary"))
    #expect(recorded.text.contains("hears of it.\"\n  expect calls\n    not application(_:will"))
    #expect(
      recorded.text.hasSuffix("\n  expect handled 1\n  expect state \"foreground active\" Desk"))
    #expect(try record(recorded.text).text == recorded.text)
  }
}
