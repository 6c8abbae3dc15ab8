import Canvas
import QuickActions
import Scenarios

/// What `homepress learn` was asked.
package struct LearnOptions: Hashable, Sendable {
  /// Its name, or the path of a file of one's own; nil for the list of all.
  var lesson: String?
  var task: Task
  /// Where progress is kept; nil for nowhere.
  var stateFolder: String?
  /// The Home Screen that a lesson is performed on.
  var homeScreen: HomeScreenOptions

  enum Task: Hashable, Sendable {
    case perform
    /// As lines, without a screen.
    case dialogue
    case list
    case print
  }

  var needsTerminal: Bool { task == .perform }

  /// What works without a terminal.
  var hint: String {
    let learn = "homepress learn" + (lesson.map { " \($0)" } ?? "")
    return "; `\(learn) --plain` needs none"
      + (lesson == nil ? ", nor `\(learn) --list`" : ", nor `\(learn) --print`")
  }

  init(_ arguments: Arguments, operands: [String]) throws(UsageError) {
    guard operands.count <= 1 else {
      throw UsageError(
        "homepress learn takes one lesson; found \(operands.count)", fix: "name one")
    }
    lesson = operands.first
    task =
      arguments.has(.list)
      ? .list : arguments.has(.print) ? .print : arguments.has(.plain) ? .dialogue : .perform
    if arguments.has(.plain), arguments.has(.list) || arguments.has(.print) {
      throw UsageError(
        "--plain is a dialogue; --list and --print need none", fix: "leave one of them out")
    }
    if arguments.has(.list), arguments.has(.print) || lesson != nil {
      throw UsageError("--list is about all lessons", fix: "write homepress learn --list")
    }
    if task == .print, lesson == nil {
      throw UsageError("--print needs a lesson", fix: "`homepress learn --list` names them")
    }
    stateFolder = try arguments.stateFolder() ?? StateFolder.standard
    homeScreen = try HomeScreenOptions(arguments, apps: [])
  }
}
