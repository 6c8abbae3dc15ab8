import Canvas

/// What the Home Screen was asked to start with.
package struct HomeScreenOptions: Hashable, Sendable {
  /// The paths of the apps; none means the built-in samples.
  package var apps: [String]
  package var phone: PhoneOptions
  package var color: TerminalOptions.Color
  package var isASCII: Bool
  package var usesMouse: Bool
  /// Where what is shown is recorded.
  package var castFile: String?
  /// What was kept of the apps is forgotten.
  package var isFresh: Bool

  /// As a dialogue of lines, without a screen.
  package var isPlain: Bool
  /// A scenario that is performed first; it brings its own apps.
  package var scenarioFile: String?
  /// Where what was done is written, as a scenario.
  package var recordFile: String?

  var usesSamples: Bool { apps.isEmpty && scenarioFile == nil }

  var terminal: TerminalOptions {
    TerminalOptions(
      color: color, usesMouse: usesMouse, isASCII: isASCII, keepsOutput: castFile != nil)
  }

  init(_ arguments: Arguments, apps: [String]) throws(UsageError) {
    self.apps = apps
    phone = try PhoneOptions(arguments)
    color = try arguments.color()
    isASCII = arguments.has(.ascii)
    castFile = arguments.value(of: .cast)
    isFresh = arguments.has(.fresh)
    usesMouse = !arguments.has(.noMouse)
    isPlain = arguments.has(.plain)
    scenarioFile = arguments.value(of: .scenario)
    recordFile = arguments.value(of: .recordSession)
    if phone.dynamicFile != nil, apps.count != 1 {
      throw UsageError(
        "--dynamic goes with one app; found \(apps.count)", fix: "name the app that set the items")
    }
    if isPlain, let stray = [Option.cast, .color, .noMouse].first(where: arguments.has) {
      throw UsageError(
        "\(stray.flag) is for the screen; --plain has none", fix: "leave one of them out")
    }
    try checkFiles()
  }

  private func checkFiles() throws(UsageError) {
    if scenarioFile != nil, !apps.isEmpty {
      throw UsageError("--scenario brings its own apps", fix: "leave the apps out")
    }
    if recordFile?.isEmpty == true || scenarioFile?.isEmpty == true {
      throw UsageError("a file has no name", fix: "write --record-session FILE.scenario")
    }
  }
}
