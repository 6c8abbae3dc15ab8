import QuickActions
import Scenarios

/// A lesson: a scenario with prose and questions, in a file of its own.
struct Lesson: Sendable {
  /// What it is asked for by: `cold-launch` of `01-cold-launch.lesson`.
  let name: String
  let scenario: Scenario
  /// The lines of its file.
  private let source: [Substring]

  static let suffix = ".lesson"

  /// Those that come with homepress, in the order in which they are best read.
  static func all() throws(Diagnostic) -> [Lesson] {
    let folder = try folder()
    var lessons: [Lesson] = []
    for file in try ScenarioSearch.files(under: folder, endingIn: [suffix]) {
      lessons.append(try Lesson(file: file))
    }
    return lessons
  }

  /// - Parameter name: one of these, or the path of another.
  static func named(_ name: String) throws(Diagnostic) -> Lesson {
    if name.contains("/") || name.hasSuffix(suffix) { return try Lesson(file: name) }
    let lessons = try all()
    if let lesson = lessons.first(where: { $0.name == name }) { return lesson }
    let near = didYouMean(name, among: lessons.map(\.name))
    throw Diagnostic(
      rule: "lesson", severity: .error, place: Diagnostic.Place(file: name),
      message: "there is no such lesson\(near)", fix: "`homepress learn --list` names them")
  }

  init(file: String) throws(Diagnostic) {
    let (scenario, text) = try ScenarioSearch.read(file)
    self.scenario = scenario
    source = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    name = Lesson.name(ofFile: file)
  }

  var title: String { scenario.title ?? name }

  var questionCount: Int {
    scenario.statements.count { statement in
      if case .ask = statement.action { true } else { false }
    }
  }

  /// A statement with its block, as it stands in the file.
  func lines(of statement: Statement) -> [String] {
    let block = statement.blockLines.map { source[($0.lowerBound - 1)..<$0.upperBound] } ?? []
    let margin = block.first.map { $0.prefix { $0.isWhitespace }.count } ?? 0
    return [statement.text] + block.map { "  " + $0.dropFirst(margin) }
  }

  private static func name(ofFile file: String) -> String {
    let last = file.split(separator: "/").last ?? ""
    let stem = last.hasSuffix(suffix) ? last.dropLast(suffix.count) : last
    return String(stem.drop { $0.isNumber || $0 == "-" })
  }

  private static func folder() throws(Diagnostic) -> String {
    if let folder = AssetFolder.path(of: "Lessons") { return folder }
    throw Diagnostic(
      rule: "lessons-missing", severity: .error, place: Diagnostic.Place(file: "Assets/Lessons"),
      message: "the lessons are not above the program, nor in ../share/homepress/Lessons",
      fix: "name a file: homepress learn FILE.lesson")
  }
}
