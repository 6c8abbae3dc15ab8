import AppBundles
import Phone
import QuickActions

/// The phone that is asked for, and what is on it: what every command that opens a menu takes.
package struct PhoneOptions: Hashable, Sendable {
  package var profile: DeviceProfile
  /// In the order of preference, never empty.
  package var languages: [String]
  package var source: InstallSource
  /// Holds the dynamic items of the one app.
  package var dynamicFile: String?
  package var variables: BuildVariables
  package var firstItem: MenuPlacement.FirstItem
  /// The folder that `--state` names.
  package var stateFolder: String?

  init(_ arguments: Arguments) throws(UsageError) {
    profile = try arguments.profile()
    languages = try arguments.languages()
    source = try arguments.installSource()
    dynamicFile = arguments.value(of: .dynamic)
    variables = try arguments.buildVariables()
    firstItem = try arguments.firstItem()
    stateFolder = try arguments.stateFolder()
  }

  var settings: Settings {
    var settings = Settings(profile: profile, languages: languages)
    settings.firstItem = firstItem
    return settings
  }

  func dynamicItems() throws(Diagnostic) -> DynamicItems? {
    guard let dynamicFile else { return nil }
    return try DynamicItems(file: dynamicFile)
  }
}
