import AppBundles
import Glibc
import Packages
import QuickActions
import Scenarios

/// The Swift packages that scenarios install, each built once before anything is played: an app's own
/// code runs then, and no build comes between two statements.
struct BuiltPackages {
  private var apps: [String: ScenarioApp] = [:]

  /// What a build shows goes to the standard error: the report is on the standard output.
  mutating func build(for scenario: Scenario) throws(Diagnostic) {
    for path in scenario.appPaths {
      let place = ScenarioFolder.path(path, beside: scenario.file)
      guard apps[place] == nil, PackageApp.isPackage(place) else { continue }
      let package = try InstalledPackage(
        at: place, defines: BuildVariables(), showingOn: STDERR_FILENO)
      apps[place] = ScenarioApp(
        description: package.bundle.description, executable: package.executable)
    }
  }

  func app(at place: String) -> ScenarioApp? { apps[place] }
}

extension Scenario {
  /// What is installed as more than a stand-in, in the order of the file.
  fileprivate var appPaths: [String] {
    let actions = (statements + variations.flatMap(\.statements)).map(\.action)
    return actions.compactMap { action in
      switch action {
      case .install(let installation): installation.isStandIn ? nil : installation.path
      case .update(_, let path): path
      default: nil
      }
    }
  }
}
