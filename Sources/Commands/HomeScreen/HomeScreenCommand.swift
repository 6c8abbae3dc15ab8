import AppBundles
import Canvas
import QuickActions
import Scenarios

/// The interactive Home Screen. It needs a terminal to draw on and to read keys from.
///
/// The apps are read before the terminal is taken, so that what is wrong with one is said in plain text.
func runHomeScreen<Terminal: InteractiveTerminal & ~Copyable>(
  _ options: HomeScreenOptions, on _: Terminal.Type
) -> Outcome {
  do {
    let scenario = try options.scenario()
    // Nobody wants to wait for a build, to be told then that there is no screen for it.
    if options.apps.contains(where: PackageApp.isPackage) || scenario?.packages.isEmpty == false {
      try Terminal.checkPresence()
    }
    let apps = try AppsToInstall(options)
    try options.phone.checkStateFolder()
    let items = try options.phone.dynamicItems()?.items ?? []
    let staged = try scenario.map { scenario throws(Diagnostic) in
      StagedScenario(
        scenario: scenario, manner: .demonstration, files: try ScenarioFolder(building: scenario))
    }
    let cast = try options.castFile.map(CastRecording.init(newFile:))
    let terminal: Terminal = try take(options, recordingTo: cast)
    var session = HomeScreenSession(
      on: terminal, options, apps: apps, dynamicItems: items, performing: staged, cast: cast)
    let signal = session.run()
    // What stood in the trace is gone with the screen.
    let notices = session.notices.map { "homepress: \(safeText($0))\n" }
    let unsaved = options.saveRecord(session.recorded)
    return Outcome(
      diagnostics: notices.joined() + (unsaved ?? ""), status: unsaved == nil ? .success : .unable,
      signal: signal)
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch let error as TerminalError {
    return outcome(of: error)
  } catch {
    return Outcome(diagnostics: "homepress: \(safeText("\(error)"))\n", status: .unable)
  }
}

extension HomeScreenOptions {
  /// What is performed first.
  func scenario() throws(Diagnostic) -> Scenario? {
    try scenarioFile.map { file throws(Diagnostic) in try ScenarioSearch.read(file).0 }
  }
}

/// Without a terminal there is no recording either. Both recordings may not be one file.
private func take<Terminal: InteractiveTerminal & ~Copyable>(
  _ options: HomeScreenOptions, recordingTo cast: CastRecording?
) throws -> Terminal {
  do {
    try options.checkRecordFile()
    return try Terminal(options.terminal)
  } catch {
    cast?.abandon()
    throw error
  }
}

/// One line: it may be all that someone sees who has piped the Home Screen somewhere.
///
/// - Parameter hint: what else there is of a command, where it is not the Home Screen.
func outcome(of error: TerminalError, hint own: String? = nil) -> Outcome {
  let hint =
    switch error {
    case .noTerminal where own != nil: own ?? ""
    case .noTerminal: "; `homepress --plain` and `homepress menu APP` need none"
    case .unknownType: ", or use `homepress --plain`"
    case .noType: " `homepress --plain` works on any"
    case .noSignals: ""
    }
  return Outcome(diagnostics: "homepress: \(error)\(hint)\n", status: .unable)
}
