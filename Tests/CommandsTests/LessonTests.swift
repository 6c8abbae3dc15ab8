import Canvas
import Commands
import Foundation
import HomeScreen
import Scenarios
import TestMaterial
import Testing

/// The lessons that come with homepress: each is a scenario, so each is a test.
@Suite struct LessonTests {
  static let folder = Repository.root + "/Assets/Lessons"

  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".lesson") }.sorted() ?? []

  static func lesson(_ file: String) throws -> Scenario {
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    return try ScenarioParser.parse(text, file: file)
  }

  @Test func thereAreAtLeastTwelve() {
    #expect(Self.files.count >= 12)
  }

  /// Its steps, the answers that are held to what is found, and each of its variations.
  @Test(arguments: files)
  func theAnswersOfALessonAreWhatThePhoneDoes(file: String) {
    let played = outcome(of: ["play", "\(Self.folder)/\(file)"])
    #expect(played.status == .success, "\(played.output)\(played.diagnostics)")
  }

  @Test(arguments: files)
  func aLessonTellsAsksSaysHowSureItIsAndCanBeVaried(file: String) throws {
    let lesson = try Self.lesson(file)
    let actions = lesson.statements.map(\.action)
    #expect(lesson.title != nil)
    #expect(actions.contains { if case .say = $0 { true } else { false } })
    #expect(actions.contains { if case .ask = $0 { true } else { false } })
    #expect(actions.contains { if case .sure = $0 { true } else { false } })
    #expect(!lesson.variations.isEmpty)
    for variation in lesson.variations {
      #expect(variation.statements.contains { $0.isExpectation }, "\(variation.text)")
    }
  }

  /// Without one nobody would learn what is right.
  @Test(arguments: files)
  func eachQuestionIsFollowedByAnExpectation(file: String) throws {
    var isOpen = false
    for statement in try Self.lesson(file).statements {
      if statement.isExpectation { isOpen = false }
      guard case .ask = statement.action else { continue }
      #expect(!isOpen, "\(file):\(statement.line)")
      isOpen = true
    }
    #expect(!isOpen, "\(file)")
  }

  @Test(arguments: [(24, 80), (40, 120), (16, 40)])
  func everyPageOfEveryLessonHasRoom(rows: Int, columns: Int) throws {
    let size = Size(rows: rows, columns: columns)
    for file in Self.files {
      let lesson = try Self.lesson(file)
      for statement in lesson.statements + lesson.variations.flatMap(\.statements) {
        for caption in statement.captions {
          #expect(Screen.fits(caption, on: size), "\(file):\(statement.line): \(caption.text)")
        }
      }
    }
  }

  @Test func aLessonWhoseAnswerIsNotWhatThePhoneDoesFails() throws {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOfFile: "\(Self.folder)/01-cold-launch.lesson", encoding: .utf8)
    let swapped = text.replacing("  + didFinish", with: "  - didFinish")
      .replacing("  - performActionFor →", with: "  + performActionFor →")
      .replacing("Apps/", with: "\(Self.folder)/Apps/")
    try Data(swapped.utf8).write(to: URL(fileURLWithPath: folder.path + "/wrong.lesson"))
    let played = outcome(of: ["play", folder.path + "/wrong.lesson"])
    #expect(played.status == .findings)
    #expect(played.output.contains("the right answer"))
  }

  @Test func aLessonCanBePrinted() {
    let printed = outcome(of: ["learn", "four-items", "--print"]).output
    #expect(printed.hasPrefix("Why does my dynamic item not show?\n====="))
    #expect(printed.contains("  2. Search · Play · Shuffle · Continue\n"))
    #expect(printed.contains("  How sure? Undocumented: seen, not promised. The number four:"))
    #expect(printed.contains("hidden by the cap of four: \"Favourites\""))
    #expect(printed.contains("Question 1: number 2. Search · Play · Shuffle · Continue\n"))
    #expect(printed.contains("  > set dynamic Player\n  >   continue \"Continue\""))
    #expect(printed.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  /// A handout can be folded before its answers, and says what comes of the variations.
  @Test(arguments: files)
  func aPrintedLessonKeepsItsAnswersToItself(file: String) throws {
    let printed = outcome(of: ["learn", "\(Self.folder)/\(file)", "--print"]).output
    let lesson = try Self.lesson(file)
    let halves = printed.split(separator: "\nAnswers\n-------\n", maxSplits: 1)
    try #require(halves.count == 2)
    #expect(!printed.contains("This failed"))
    let firstQuestion = try #require(halves[0].range(of: "Question 1:"))
    #expect(!halves[0][firstQuestion.lowerBound...].contains("How sure?"))
    #expect(!halves[0][firstQuestion.lowerBound...].contains("What is seen"))
    let after = try #require(halves[1].range(of: "Try this too\n------------\n"))
    let variations = halves[1][after.upperBound...]
    #expect(variations.split(separator: "\n  > ").count > lesson.variations.count)
    #expect(variations.split(separator: "What is seen:").count == lesson.variations.count + 1)
  }

  /// Lines are those of the parser: a title may hold what breaks a line elsewhere.
  @Test func aHandoutHasTheLinesOfTheFile() throws {
    let folder = try TemporaryFolder()
    let lesson = """
      install \(Self.folder)/Apps/Songs.app
      set dynamic Songs
        first "One\u{2028}line"
        second "Two"
      force Songs
      """
    let file = try folder.write(lesson, to: "lines.lesson")
    let printed = outcome(of: ["learn", file, "--print"]).output
    #expect(printed.contains("line\"\n  >   second \"Two\"\n  > force Songs\n"))
  }

  @Test func aMistypedLessonNamesTheNearest() {
    let mistyped = outcome(of: ["learn", "cold-lunch", "--print"])
    #expect(mistyped.status == .unable)
    #expect(mistyped.diagnostics.contains("did you mean cold-launch?"))
  }
}

extension Statement {
  /// What of it is shown to be read, at its longest.
  fileprivate var captions: [Caption] {
    switch action {
    case .say(let text): [Caption(heading: "", text: text, isWaiting: true)]
    case .sure(let sureness, let text):
      [Caption(heading: "", text: "How sure? \(sureness.account). \(text)", isWaiting: true)]
    case .ask(let question):
      [
        Caption(
          heading: "", text: question.text, choices: question.answers.map(\.text),
          isWaiting: true)
      ] + question.verdicts
    default: []
    }
  }
}

extension Statement.Question {
  fileprivate var verdicts: [Caption] {
    let right = answers.first(where: \.isRight)?.text ?? ""
    return answers.filter { !$0.isRight }.map { wrong in
      Caption(
        heading: "", text: "Not so. You said: \(wrong.text). It is: \(right).", isWaiting: true)
    }
  }
}
