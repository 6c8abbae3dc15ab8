import QuickActions

/// An app on disk: what its `Info.plist` says of it, and what would be started.
package struct AppBundle: Sendable {
  /// The program that this system can start; nil for a bundle whose code is not for Linux, or that
  /// has none: then the app runs as a stand-in.
  package var executable: String?
  /// The folder that holds the `Info.plist`, as places name it.
  package var directory: String
  /// What lies in that folder, which may be one of an archive.
  package var files: AppFiles
  package var propertyList: PropertyList
  package var shortcutSet: ShortcutSet
  /// All tables of strings that go with it.
  package var strings: AppStrings
  /// The tables that the Home Screen looks into, and what is wrong with them.
  package var infoStrings: AppStrings.Reading
  package var localizations: Localizations
  private let info: AppInfo

  /// Reads an app: an `.app` folder, an `.ipa`, an `.xcarchive`, a folder with one `Info.plist` that
  /// counts, or a property list itself.
  ///
  /// - Parameter executables: A folder where the executable is looked for as well. Name one only
  ///   for apps that are trusted: any program in it can be asked for by its name.
  package static func read(
    path: String, defines variables: BuildVariables = BuildVariables(),
    executables: String? = nil
  ) throws(Diagnostic) -> AppBundle {
    var surroundings = Surroundings()
    return try read(
      path: path, in: &surroundings, defines: variables, executables: executables)
  }

  /// The same for one of several apps, which may have the same surroundings.
  package static func read(
    path: String, in surroundings: inout Surroundings,
    defines variables: BuildVariables = BuildVariables(), executables: String? = nil
  ) throws(Diagnostic) -> AppBundle {
    try AppBundle(
      AppSource.one(at: path), in: &surroundings, defines: variables, executables: executables)
  }

  init(
    _ source: AppSource, in surroundings: inout Surroundings, defines variables: BuildVariables,
    executables: String?
  ) throws(Diagnostic) {
    let parts = try AppParts(source, in: &surroundings)
    propertyList = parts.propertyList
    guard propertyList.root.isDictionary else { throw AppBundle.notDictionary(propertyList) }
    files = parts.files
    directory = parts.files.path
    shortcutSet = ShortcutSet(in: propertyList.root, replacing: variables)
    strings = parts.strings
    infoStrings = strings.read(AppStrings.infoTable, in: &surroundings)
    info = AppInfo(root: propertyList.root, variables: variables)
    localizations = Localizations(
      developmentRegion: info.developmentRegion, strings, infoStrings)
    executable = info.executable(in: parts.executableFolders + [executables].compactMap { $0 })
  }

  /// What the Home Screen knows of the app, put together when it is asked for.
  package var description: AppDescription {
    info.description(in: BundlePath(directory), with: shortcutSet, localizations)
  }

  /// It is what a build made, so that nothing in it is replaced any more.
  package var isBuilt: Bool {
    BundlePath(directory).isApp || directory.hasSuffix(".app/Contents")
      || propertyList.form == .binary
  }

  /// Where it lies, by one name from wherever it is looked at.
  package var location: String { BundlePath(directory).absolute.text }

  private static func notDictionary(_ list: PropertyList) -> Diagnostic {
    Diagnostic(
      rule: "plist-not-dictionary", severity: .error,
      place: list.sourceMap.place(of: list.root.offset),
      message: "the property list is \(list.root.typeName), not a dictionary",
      fix: "an Info.plist is one <dict>")
  }
}
