import AppBundles
import QuickActions
import Scenarios

/// The files that scenarios name: beside the scenario, or a built-in sample by its file name.
struct ScenarioFolder: ScenarioFiles {
  private let samples = BuiltInSamples()
  /// A package that is not among them is played by a stand-in.
  var packages = BuiltPackages()

  init() {}

  /// With all that the scenario installs built, so that nothing is built while it is performed.
  init(building scenario: Scenario) throws(Diagnostic) { try packages.build(for: scenario) }

  func app(at path: String, ofScenario file: String) throws(Diagnostic) -> ScenarioApp {
    let place = place(ofApp: path, beside: file)
    if let app = packages.app(at: place) { return app }
    do throws(Diagnostic) {
      let bundle = try AppBundle.read(
        path: place, executables: samples.executables(ofAppAt: place))
      return ScenarioApp(description: bundle.description, executable: bundle.executable)
    } catch {
      throw samples.explained(error, forAppNamed: path, at: place)
    }
  }

  func place(ofApp path: String, beside file: String) -> String {
    samples.place(ofAppNamed: path, at: ScenarioFolder.path(path, beside: file))
  }

  func dynamicItems(
    at path: String, ofScenario file: String
  ) throws(Diagnostic) -> [ShortcutItem] {
    try DynamicItems(file: ScenarioFolder.path(path, beside: file)).items
  }

  /// How a scenario anywhere names an app: a sample by its file name, another by its full path.
  static func name(forAppAt path: String) -> String {
    let full = fullPath(path)
    let samples = (try? BuiltInSamples().paths()) ?? []
    guard let sample = samples.first(where: { fullPath($0) == full }),
      let slash = sample.lastIndex(of: "/")
    else { return full }
    return String(sample[slash...].dropFirst())
  }

  static func fullPath(_ path: String) -> String { RunningProgram.resolved(path) ?? path }

  static func path(_ path: String, beside file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }
}
