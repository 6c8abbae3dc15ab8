import Canvas
import HomeScreen
import Phone
import QuickActions
import Scenarios

/// `homepress play`: runs scenarios in virtual time and reports.
func runPlay(_ options: PlayOptions, on page: Page) -> Outcome {
  var unable = ""
  var files: [String] = []
  for path in options.files {
    do throws(Diagnostic) {
      files += try ScenarioSearch.files(under: path)
    } catch {
      unable += printed(error)
    }
  }
  if let matrix = options.matrix { return playMatrix(matrix, options, files, unable) }
  do throws(Diagnostic) {
    try options.diagram?.check(against: files)
  } catch {
    return Outcome(diagnostics: unable + printed(error), status: .unable)
  }
  var report = PlayReport(isVerbose: options.isVerbose)
  var folder = ScenarioFolder()
  for file in files {
    do throws(Diagnostic) {
      let (scenario, text) = try ScenarioSearch.read(file)
      try folder.packages.build(for: scenario)
      var played = PlayedScenario.all(of: scenario, files: folder)
      if options.records { report.recorded += try record(&played, in: text, folder) }
      report.scenarios += played
    } catch {
      report.unread.append(error)
      unable += printed(error)
    }
  }
  do throws(Diagnostic) {
    if unable.isEmpty, let file = options.diagram { try draw(report.scenarios, to: file) }
  } catch {
    unable += printed(error)
  }
  return Outcome(
    output: report.isEmpty(in: options.format) ? "" : report.text(in: options.format),
    diagnostics: report.recorded + unable,
    status: unable.isEmpty ? report.status : .unable)
}

/// A table for each scenario, below its name where there are several.
private func playMatrix(
  _ matrix: ScenarioMatrix, _ options: PlayOptions, _ files: [String], _ unable: String
) -> Outcome {
  var unable = unable
  var tables: [String] = []
  var status = ExitStatus.success
  var folder = ScenarioFolder()
  for file in files {
    do throws(Diagnostic) {
      let (scenario, _) = try ScenarioSearch.read(file)
      try folder.packages.build(for: scenario)
      let name = files.count > 1 ? safeText(PlayedScenario.name(of: scenario)) + "\n" : ""
      let table = matrix.table(of: scenario, files: folder)
      tables.append(name + table.text)
      guard table.runs > 0 else {
        throw Diagnostic(
          rule: "matrix", severity: .error, place: Diagnostic.Place(file: file),
          message: "no iPhone of the matrix can run what it says, so nothing was run",
          fix: "name another device or release")
      }
      guard !table.failed.isEmpty else { continue }
      status = .findings
      var report = PlayReport(isVerbose: false)
      report.scenarios = table.failed
      if options.isVerbose { tables.append(report.text(in: .text)) }
    } catch {
      unable += printed(error)
    }
  }
  return Outcome(
    output: tables.joined(separator: "\n"), diagnostics: unable,
    status: unable.isEmpty ? status : .unable)
}

private func draw(_ scenarios: [PlayedScenario], to file: DiagramFile) throws(Diagnostic) {
  guard let played = scenarios.first, scenarios.count == 1 else {
    throw Diagnostic(
      rule: "diagram", severity: .error, place: Diagnostic.Place(file: file.path),
      message: "a diagram shows one scenario; \(scenarios.count) were run", fix: "name one file")
  }
  try write(file.text(of: played.diagram), to: file.path, rule: "diagram")
}

/// Writes down what was seen, and plays that: what is reported is how the file goes from now on.
///
/// - Returns: a line that tells what was written; empty where nothing was.
private func record(
  _ played: inout [PlayedScenario], in text: String, _ files: ScenarioFolder
) throws(Diagnostic) -> String {
  guard let scenario = played.first?.scenario else { return "" }
  var recording = ScenarioRecording(of: text)
  recording.take(played[0].steps)
  for (variation, varied) in zip(scenario.variationBlocks, played.dropFirst()) {
    recording.take(varied.steps, ofVariationOn: variation)
  }
  guard recording.text != text else { return "" }
  let recorded = try ScenarioParser.parse(recording.text, file: scenario.file)
  try write(recording.text, to: scenario.file, rule: "scenario")
  played = PlayedScenario.all(of: recorded, files: files)
  return "\(safeText(scenario.file)): wrote \(recording.account)\n"
}

private func write(_ text: String, to file: String, rule: String) throws(Diagnostic) {
  do throws(SavingError) {
    try ReplacedFile(file).replace(with: Array(text.utf8))
  } catch {
    throw error.diagnostic(rule)
  }
}

/// A scenario with what became of it.
struct PlayedScenario {
  var scenario: Scenario
  var steps: [ScenarioRun.Step]
  /// All that became of it, with the outcomes that came later than their statement.
  private let trace: Trace
  private let phone: Phone

  init(_ scenario: Scenario, files: ScenarioFolder) {
    self.scenario = scenario
    let run = ScenarioRun(scenario, files: files)
    steps = run.run()
    trace = run.simulation.trace
    phone = run.simulation.phone
  }

  /// The scenario, then each of its variations.
  static func all(of scenario: Scenario, files: ScenarioFolder) -> [PlayedScenario] {
    ([scenario] + scenario.variationsAlone).map { PlayedScenario($0, files: files) }
  }

  var diagram: SequenceDiagram { SequenceDiagram(of: trace, title: name, phone: phone) }

  var failures: [ScenarioRun.Step] { steps.filter { $0.failure != nil } }
  var name: String { PlayedScenario.name(of: scenario) }
  static func name(of scenario: Scenario) -> String { scenario.title ?? scenario.file }
  /// Statements that were not come to.
  var left: Int { scenario.statements.count - steps.count }
}
