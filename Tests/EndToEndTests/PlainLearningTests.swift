import Testing

/// `homepress learn --plain`: a lesson as a dialogue of lines.
@Suite struct PlainLearningTests {
  @Test func aLessonIsReadAnsweredAndVaried() throws {
    let homepress = try HomepressOnPipes(["learn", "cold-launch", "--plain"])
    try homepress.send("1\ntrace\n2\nquit\n")
    let lines = try homepress.finish().split(separator: "\n")
    #expect(homepress.status == 0)
    let verdict = try #require(lines.firstIndex { $0.hasPrefix("Not so. You said: performAction") })
    #expect(lines[verdict + 1] == "Seen: didFinishLaunching answered true")
    #expect(lines[verdict + 2] == "Seen: performActionFor")
    #expect(lines.contains("Question: Which calls reach the app delegate, and in what order?"))
    #expect(lines.contains("your answer, 1 to 3> 1"))
    #expect(lines.contains("That was all: 0 of 1 answered rightly."))
    #expect(lines.contains { $0.hasPrefix("0.000  ") && $0.hasSuffix("completionHandler(true)") })
    #expect(lines.contains("Step: behaviour Songs \"handles in launch\""))
    #expect(lines.contains { $0.hasPrefix("Seen: no performActionFor: ") })
    #expect(lines.last == "a number, again or quit> quit")
  }

  @Test func aLessonIsChosenFromTheListAndKept() throws {
    let homepress = try HomepressOnPipes(["learn", "--plain"])
    try homepress.send("no such lesson\nfour-items\n2\nquit\nquit\n")
    let said = try homepress.finish()
    #expect(homepress.status == 0)
    #expect(said.contains("\"no such lesson\" is no choice here"))
    #expect(said.contains("Right: Search · Play · Shuffle · Continue\n"))
    #expect(said.contains("Lessons, 1 of "))
    #expect(
      said.contains("11. four-items: Why does my dynamic item not show? Done, 1 of 1 right.\n"))
  }

  @Test func theEndOfTheInputLeavesIt() throws {
    let homepress = try HomepressOnPipes(["learn", "warm", "--plain"])
    #expect(try homepress.finish().hasSuffix("your answer, 1 to 3> \n"))
    #expect(homepress.status == 0)
  }

  @Test func aSignalEndsIt() throws {
    let homepress = try HomepressOnPipes(["learn", "warm", "--plain"])
    homepress.read(until: "your answer, 1 to 3> ")
    homepress.signal(15)
    homepress.waitForEnd()
    #expect(homepress.wasSignalled)
  }
}
