import TestMaterial
import Testing

/// `homepress learn --plain`: lessons as lines.
@Suite struct LessonDialogueTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func learn(_ words: String..., typing lines: String) throws -> String {
    let homepress = try HomepressOnPipes(["learn", "--plain", "--state", folder.path] + words)
    try homepress.send(lines)
    return try homepress.finish()
  }

  @Test func aLessonIsAskedAnsweredAndRunAgain() throws {
    let told = try learn("handled-twice", typing: "seven\n1\n2\nq\n")
    let lines = told.split(separator: "\n")
    #expect(lines.first == "Why does my action run twice?")
    #expect(
      told.contains("\n3 Never: the two cancel each other out.\nanswer 1-3, or q> seven"))
    #expect(
      told.contains("\nwrite a number from 1 to 3, or q to leave\nanswer 1-3, or q> 1\n$ force"))
    #expect(told.contains("\nNot so. You said: Once: iOS sees that it was handled."))
    #expect(told.contains("\n0 of 1 answers were right\nchange one thing and run it again:\n1 "))
    #expect(told.contains("\n$ behaviour Songs \"well behaved\"\n"))
    #expect(told.contains("\nwhat is seen:\n"))
    #expect(try learn(typing: "q\n").contains("\n3 Why does my action run twice? (· 0/1)\n"))
  }

  @Test func whoLeavesBeforeTheEndHasNotDoneIt() throws {
    #expect(try learn("handled-twice", typing: "").hasSuffix("answer 1-3, or q> \n"))
    #expect(try !learn(typing: "").contains("0/1"))
  }

  @Test func aLessonIsChosenFromTheList() throws {
    let told = try learn(typing: "99\n3\nq\nq\n")
    #expect(told.contains("write a number from 1 to"))
    #expect(told.contains("\nWhy does my action run twice?\n$ install Apps/Songs.app\n"))
  }
}
