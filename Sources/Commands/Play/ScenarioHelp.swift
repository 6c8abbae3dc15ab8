import Canvas
import Phone
import QuickActions
import Scenarios

/// What `homepress help scenarios` prints: made from the tables that the language is read by.
enum ScenarioHelp {
  static var text: String {
    let parts =
      [introduction, heading("Statements")] + statements + [heading("Expectations")] + expectations
      + [
        list("Presets of `behaviour`, in quotes", StandInBehaviour.presets.map(\.name)),
        table("Rows of `expect menu`", Expectation.RowPattern.Kind.self, \.meaning),
        table("Words of `expect completion`", Expectation.Completion.self, \.meaning),
        table("Kinds of `expect warning`", WarningKind.self, \.meaning),
        list("Calls", DelegateCall.Method.allCases.map(\.rawValue)),
        list("States, in quotes", ApplicationState.allCases.map(\.rawValue)),
        table("Values of MODEL", DeviceModel.self, \.account),
        list("Values of SOURCE", InstallSource.allCases.map(\.rawValue)),
        list(
          "Values of ICON; what begins small is a symbol, such as star.fill",
          SystemIcon.allCases.map(\.shortName)),
      ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    A scenario is a text file with one statement a line. # begins a comment; lines
    that are indented belong to the statement above them. Words are quoted as in a
    shell: 'as it stands', or "with escapes": \\" for a quote, \\\\ for a backslash,
    \\n for a line break, \\t for a tab, \\u{301} for any character by its number.

    `homepress play FILE` performs each statement to its end, with all that it leads
    to, in virtual time: a wait of five seconds takes none.

    APP is the path of an app, seen from the scenario's folder, or a sample that is
    built in, such as AppSearch.app. NAME is what stands under its icon. An app
    without an executable for this system runs as a stand-in, whose behaviour can be
    chosen. DURATION is 900ms, 5s or 2min. SOURCE is app-store, testflight or
    development. FORCE is 1 for an average touch, 6.66 at most.

    What is expected of calls, the completion handler, handled items, the console
    and warnings is about what happened since the last expectation.
    """

  // MARK: The tables

  private static var statements: [String] {
    StatementForm.allCases.map { form in
      let usage = form == .expect ? ["expect EXPECTATION   (all of them below)"] : form.usage
      return entry(usage, form.meaning, form.example)
    }
  }

  private static var expectations: [String] {
    ExpectationForm.allCases.map { form in
      entry(form.usage.map { "expect \($0)" }, form.meaning, form.example)
    }
  }

  private static func table<Word: RawRepresentable & CaseIterable>(
    _ title: String, _ words: Word.Type, _ meaning: (Word) -> String
  ) -> String where Word.RawValue == String {
    let width = Word.allCases.map(\.rawValue.count).max() ?? 0
    return list(
      title,
      Word.allCases.map { "\($0.rawValue.rightPadded(to: width))  \(meaning($0))" })
  }

  // MARK: Layout

  private static let columns = 80

  private static func heading(_ text: String) -> String { "\(text):" }

  private static func entry(_ usage: [String], _ meaning: String, _ example: [String]) -> String {
    let lines =
      usage.flatMap { indented($0, by: 2, rest: 8) } + indented(meaning, by: 6, rest: 6)
      + example.map { "        \($0)" }
    return lines.joined(separator: "\n")
  }

  private static func list(_ title: String, _ names: [String]) -> String {
    ([heading(title)] + names.map { "  \($0)" }).joined(separator: "\n")
  }

  /// Broken between words, the lines after the first indented by `rest`.
  private static func indented(_ text: String, by indent: Int, rest: Int) -> [String] {
    let lines = CellText(text).wrapped(to: columns - max(indent, rest), lines: 100)
    return lines.enumerated().map { index, line in
      String(repeating: " ", count: index == 0 ? indent : rest) + line.string
    }
  }
}

extension DeviceModel {
  fileprivate var account: String {
    let majors = supportedMajors
    let touch = hasForceTouchDisplay ? ", with 3D Touch" : ""
    return "\(marketingName), iOS \(majors.lowerBound) to \(majors.upperBound)\(touch)"
  }
}
