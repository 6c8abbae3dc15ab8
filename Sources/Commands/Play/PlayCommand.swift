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
  if let matrix = options.matrix { return play(matrix, files, unable) }
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
      let played = PlayedScenario(scenario, files: folder)
      report.scenarios.append(options.records ? try recorded(played, in: text, folder) : played)
      report.scenarios += scenario.variationsAlone.map { PlayedScenario($0, files: folder) }
    } catch {
      unable += printed(error)
    }
  }
  do throws(Diagnostic) {
    if unable.isEmpty, let file = options.diagram { try draw(report.scenarios, to: file) }
  } catch {
    unable += printed(error)
  }
  return Outcome(
    output: report.scenarios.isEmpty ? "" : report.text(in: options.format), diagnostics: unable,
    status: unable.isEmpty ? report.status : .unable)
}

/// A table for each scenario, below its name where there are several.
private func play(_ matrix: ScenarioMatrix, _ files: [String], _ unable: String) -> Outcome {
  var unable = unable
  var tables: [String] = []
  var folder = ScenarioFolder()
  for file in files {
    do throws(Diagnostic) {
      let (scenario, _) = try ScenarioSearch.read(file)
      try folder.packages.build(for: scenario)
      let name = files.count > 1 ? safeText(PlayedScenario.name(of: scenario)) + "\n" : ""
      tables.append(name + matrix.table(of: scenario, files: folder))
    } catch {
      unable += printed(error)
    }
  }
  return Outcome(
    output: tables.joined(separator: "\n"), diagnostics: unable,
    status: unable.isEmpty ? .success : .unable)
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
private func recorded(
  _ played: PlayedScenario, in text: String, _ files: ScenarioFolder
) throws(Diagnostic) -> PlayedScenario {
  let file = played.scenario.file
  let recorded = ScenarioRecording(played.steps, of: text).text
  guard recorded != text else { return played }
  // A title with a line break in it cannot be written down: the file is left as it was.
  let scenario = try ScenarioParser.parse(recorded, file: file)
  try write(recorded, to: file, rule: "scenario")
  return PlayedScenario(scenario, files: files)
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

  var diagram: SequenceDiagram { SequenceDiagram(of: trace, title: name, phone: phone) }

  var failures: [ScenarioRun.Step] { steps.filter { $0.failure != nil } }
  var name: String { PlayedScenario.name(of: scenario) }
  static func name(of scenario: Scenario) -> String { scenario.title ?? scenario.file }
  /// Statements that were not come to.
  var left: Int { scenario.statements.count - steps.count }
}
