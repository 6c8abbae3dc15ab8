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
    for place in scenario.packages where apps[place] == nil { try build(place) }
  }

  /// As the sources are by now, though it was built before.
  mutating func build(_ place: String) throws(Diagnostic) {
    let package = try InstalledPackage(
      at: place, defines: BuildVariables(), showingOn: STDERR_FILENO)
    apps[place] = ScenarioApp(
      description: package.bundle.description, executable: package.executable)
  }

  func app(at place: String) -> ScenarioApp? { apps[place] }
}

extension Scenario {
  /// The packages that are installed as more than stand-ins, in the order of the file.
  var packages: [String] {
    (statements + variations.flatMap(\.statements)).compactMap { $0.action.package(beside: file) }
  }
}

extension Statement.Action {
  /// The package that has to be built before this can be performed.
  func package(beside file: String) -> String? {
    guard let path = appPath else { return nil }
    let place = ScenarioFolder.path(path, beside: file)
    return PackageApp.isPackage(place) ? place : nil
  }

  private var appPath: String? {
    switch self {
    case .install(let installation): installation.isStandIn ? nil : installation.path
    case .update(_, let path): path
    default: nil
    }
  }
}
