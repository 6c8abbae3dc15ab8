import AppBundles
import Canvas
import QuickActions

/// The interactive Home Screen. It needs a terminal to draw on and to read keys from.
///
/// The apps are read before the terminal is taken, so that what is wrong with one is said in plain text.
func runHomeScreen<Terminal: InteractiveTerminal & ~Copyable>(
  _ options: HomeScreenOptions, on _: Terminal.Type
) -> Outcome {
  do {
    // Nobody wants to wait for a build, to be told then that there is no screen for it.
    if options.apps.contains(where: PackageApp.isPackage) { try Terminal.checkPresence() }
    let apps = try AppsToInstall(options)
    let items = try options.phone.dynamicItems()?.items ?? []
    let staged = try options.scenarioFile.map { file throws(Diagnostic) in
      StagedScenario(scenario: try ScenarioSearch.read(file).0, manner: .demonstration)
    }
    try options.checkRecordFile()
    let cast = try options.castFile.map(CastRecording.init(newFile:))
    let terminal: Terminal = try take(options.terminal, recordingTo: cast)
    var session = HomeScreenSession(
      on: terminal, options, apps: apps, dynamicItems: items, performing: staged, cast: cast)
    let signal = session.run()
    // What stood in the trace is gone with the screen.
    let notices = session.notices.map { "homepress: \(safeText($0))\n" }
    let unsaved = options.saveRecord(session.recorded)
    let failures = session.failures.map { "\(safeText(options.scenarioFile ?? "")): \($0)\n" }
    return Outcome(
      diagnostics: notices.joined() + (failures ?? "") + (unsaved ?? ""),
      status: unsaved != nil ? .unable : failures != nil ? .findings : .success, signal: signal)
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch let error as TerminalError {
    return outcome(of: error)
  } catch {
    return Outcome(diagnostics: "homepress: \(safeText("\(error)"))\n", status: .unable)
  }
}

/// Without a terminal there is no recording either.
private func take<Terminal: InteractiveTerminal & ~Copyable>(
  _ options: TerminalOptions, recordingTo cast: CastRecording?
) throws(TerminalError) -> Terminal {
  do throws(TerminalError) {
    return try Terminal(options)
  } catch {
    cast?.abandon()
    throw error
  }
}

/// One line: it may be all that someone sees who has piped the Home Screen somewhere.
///
/// - Parameter instead: What needs none.
func outcome(
  of error: TerminalError,
  instead: String = "`homepress --plain` and `homepress menu APP` need none"
) -> Outcome {
  let hint =
    switch error {
    case .noTerminal: "; \(instead)"
    case .unknownType: ", or use `homepress --plain`"
    case .noType: " `homepress --plain` works on any"
    case .noSignals: ""
    }
  return Outcome(diagnostics: "homepress: \(error)\(hint)\n", status: .unable)
}
