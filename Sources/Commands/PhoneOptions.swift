import AppBundles
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

  init(_ arguments: Arguments) throws(UsageError) {
    profile = try arguments.profile()
    languages = try arguments.languages()
    source = try arguments.installSource()
    dynamicFile = arguments.value(of: .dynamic)
    variables = try arguments.buildVariables()
  }

  func dynamicItems() throws(DynamicItemsError) -> DynamicItems? {
    guard let dynamicFile else { return nil }
    return try DynamicItems(file: dynamicFile)
  }
}
