import QuickActions

/// An app that a scenario installs, as it was read from disk.
package struct ScenarioApp: Sendable {
  package var description: AppDescription
  /// Nil where the bundle has none for this system: then a stand-in plays it.
  package var executable: String?

  package init(description: AppDescription, executable: String?) {
    self.description = description
    self.executable = executable
  }
}

/// Reads what a scenario names. Only the command line knows bundles.
package protocol ScenarioFiles {
  /// - Throws: a `Diagnostic` that says what is wrong with the app.
  func app(at path: String, ofScenario file: String) throws(Diagnostic) -> ScenarioApp
  func dynamicItems(at path: String, ofScenario file: String) throws(Diagnostic) -> [ShortcutItem]
}
