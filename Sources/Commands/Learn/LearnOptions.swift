import Canvas
import QuickActions

/// What `homepress learn` was asked.
package struct LearnOptions: Hashable, Sendable {
  /// Its name, or the path of a file of one's own; nil for the list of all.
  var lesson: String?
  var manner: Manner
  /// Where progress is kept; nil for nowhere.
  var stateFolder: String?
  /// The Home Screen that a lesson is performed on.
  var homeScreen: HomeScreenOptions

  enum Manner: Hashable, Sendable {
    case perform
    case list
    case print
    /// As a dialogue of lines, without a screen.
    case dialogue
  }

  /// What needs none, for someone who has no terminal.
  var withoutTerminal: String {
    let name = lesson.map(safeText) ?? "NAME"
    return "`homepress learn \(name) --plain` and `homepress learn \(name) --print` need none"
  }

  init(_ arguments: Arguments, operands: [String]) throws(UsageError) {
    guard operands.count <= 1 else {
      throw UsageError(
        "homepress learn takes one lesson; found \(operands.count)", fix: "name one")
    }
    lesson = operands.first
    manner = try LearnOptions.manner(arguments, lesson)
    stateFolder = try arguments.stateFolder() ?? StateFolder.standard
    homeScreen = try HomeScreenOptions(arguments, apps: [])
  }

  private static func manner(_ arguments: Arguments, _ lesson: String?) throws(UsageError) -> Manner
  {
    let flags: [(Option, Manner)] = [(.list, .list), (.print, .print), (.plain, .dialogue)]
    let asked = flags.filter { arguments.has($0.0) }
    guard asked.count <= 1 else {
      throw UsageError(
        asked.map(\.0.flag).joined(separator: " and ") + " exclude each other",
        fix: "leave all but one out")
    }
    let manner = asked.first?.1 ?? .perform
    if manner == .list, lesson != nil {
      throw UsageError("--list is about all lessons", fix: "write homepress learn --list")
    }
    if manner == .print, lesson == nil {
      throw UsageError("--print needs a lesson", fix: "`homepress learn --list` names them")
    }
    return manner
  }
}
