import AppBundles
import QuickActions
import Terminal

/// What the Home Screen was asked to start with.
package struct HomeScreenOptions: Hashable, Sendable {
  /// The paths of the apps; none means the built-in samples.
  package var apps: [String]
  package var profile: DeviceProfile
  /// In the order of preference, never empty.
  package var languages: [String]
  package var source: InstallSource
  /// Holds the dynamic items of the one app.
  package var dynamicFile: String?
  package var variables: BuildVariables
  package var color: TerminalOptions.Color
  package var isASCII: Bool
  package var usesMouse: Bool

  init(_ arguments: Arguments, apps: [String]) throws(UsageError) {
    self.apps = apps
    profile = try arguments.profile()
    languages = try arguments.languages()
    source = try arguments.installSource()
    dynamicFile = arguments.value(of: .dynamic)
    variables = try arguments.buildVariables()
    color = try arguments.color()
    isASCII = arguments.has(.ascii)
    usesMouse = !arguments.has(.noMouse)
    if dynamicFile != nil, apps.count != 1 {
      throw UsageError(
        "--dynamic goes with one app; found \(apps.count)", fix: "name the app that set the items")
    }
  }
}
