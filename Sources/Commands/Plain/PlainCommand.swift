import CGlibc
import Canvas
import QuickActions
import Scenarios

/// `homepress --plain`: the phone as a dialogue of lines on standard input and output.
func runPlain(_ options: HomeScreenOptions) -> Outcome {
  do throws(Diagnostic) {
    let scenario = try options.scenario()
    let apps = try AppsToInstall(options)
    try options.phone.checkStateFolder()
    let items = try options.phone.dynamicItems()?.items ?? []
    let folder = try scenario.map(ScenarioFolder.init(building:)) ?? ScenarioFolder()
    let nothing = try ScenarioParser.parse("", file: "")
    try options.checkRecordFile()
    let signals = homepress_open_quit_signals()
    guard signals >= 0 else { return outcome(of: .noSignals) }
    defer { homepress_close_quit_signals(signals) }
    var session = PlainSession(
      options, apps: apps, dynamicItems: items, scenario: scenario ?? nothing, files: folder,
      signals: signals)
    let signal = session.run()
    let unsaved = options.saveRecord(session.recording?.text)
    let failures = [unsaved, Output.account(of: session.output.failure)].compactMap(\.self)
    return Outcome(
      diagnostics: failures.joined(),
      status: failures.isEmpty ? session.hasFindings ? .findings : .success : .unable,
      signal: signal)
  } catch {
    return Outcome(diagnostics: printed(error), status: .unable)
  }
}
