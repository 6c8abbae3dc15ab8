import QuickActions
import Scenarios

/// How the results of scenarios are written down.
enum PlayFormat: String, CaseIterable, Hashable, Sendable {
  case text, json, junit, tap
}

/// What `homepress play` was asked.
package struct PlayOptions: Hashable, Sendable {
  var files: [String]
  var format: PlayFormat
  /// The trace stands below each statement.
  var isVerbose: Bool
  /// What is seen is written into the files as what is expected.
  var records: Bool
  var matrix: ScenarioMatrix?
  /// Where to draw who called whom.
  var diagram: DiagramFile?

  init(_ arguments: Arguments, files: [String]) throws(UsageError) {
    guard !files.isEmpty else {
      throw UsageError(
        "homepress play needs a scenario",
        fix: "name a file or a folder: homepress play FILE.scenario")
    }
    self.files = files
    format =
      try arguments.choice(.format, as: PlayFormat.self) ?? (arguments.has(.json) ? .json : .text)
    isVerbose = arguments.has(.verbose)
    records = arguments.has(.record)
    for option in [Option.matrix, .diagram] where arguments.values(of: option).count > 1 {
      throw UsageError(
        "\(option.flag) is there twice",
        fix: option == .matrix ? "write all axes behind one, with commas" : "name one file")
    }
    matrix = try arguments.value(of: .matrix).map { text throws(UsageError) in
      try ScenarioMatrix(text)
    }
    diagram = try arguments.value(of: .diagram).map { path throws(UsageError) in
      try DiagramFile(path)
    }
    if matrix != nil, diagram != nil {
      throw UsageError(
        "--matrix runs many times; --diagram draws one run", fix: "leave one of them out")
    }
    if matrix != nil, records || format != .text {
      throw UsageError(
        "--matrix prints a table; it goes with neither --record nor --format",
        fix: "leave one of them out")
    }
  }
}
