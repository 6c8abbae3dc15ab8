import Canvas
import Glibc
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

/// The file is replaced whole, so that a full disk leaves the old one.
private func write(_ text: String, to file: String, rule: String) throws(Diagnostic) {
  let failure = Output.replace(file, with: text)
  guard failure != 0 else { return }
  throw Diagnostic(
    rule: rule, severity: .error, place: Diagnostic.Place(file: file),
    message: "it cannot be written: \(String(cString: strerror(failure)))",
    fix: "name a file in a folder that you can write to")
}

extension Output {
  /// The file or one in its place can be written.
  static func canReplace(_ path: String) -> Bool {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return access(folder, W_OK | X_OK) == 0 && !isFolder
  }

  /// Writes beside the file, then puts that in its place, with the rights that the old one has. What a
  /// link leads to is replaced and not the link.
  ///
  /// - Returns: 0, or the number of the error.
  static func replace(_ path: String, with text: String) -> Int32 {
    let path = RunningProgram.resolved(path) ?? path
    let new = "\(path).\(getpid()).new"
    // Only a process of that number that was stopped amid this can have left it.
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { return errno }
    var old = stat()
    if stat(path, &old) == 0 { fchmod(file, old.st_mode & 0o7777) }
    var failure = Output(descriptor: file).write(text)
    if close(file) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(new, path) != 0 { failure = errno }
    if failure != 0 { unlink(new) }
    return failure
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
