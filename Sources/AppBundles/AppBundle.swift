import QuickActions

/// An app on disk: what its `Info.plist` says of it, and what would be started.
package struct AppBundle: Sendable {
  package var description: AppDescription
  /// The program that this system can start; nil for a bundle whose code is not for Linux, or that
  /// has none: then the app runs as a stand-in.
  package var executable: String?
  /// The folder that holds the `Info.plist`.
  package var directory: String
  package var propertyList: PropertyList
  package var shortcutSet: ShortcutSet
  /// What iOS leaves out in silence, with its place.
  package var diagnostics: [Diagnostic]

  /// Reads a folder with an `Info.plist` in it, or the property list itself.
  ///
  /// - Parameter executables: A folder where the executable is looked for as well. Name one only
  ///   for apps that are trusted: any program in it can be asked for by its name.
  package static func read(
    path: String, defines variables: BuildVariables = BuildVariables(),
    executables: String? = nil
  ) throws(Diagnostic) -> AppBundle {
    let named = BundlePath(path)
    let plist = named.isDirectory ? named.appending("Info.plist") : named
    if named.isDirectory, !plist.exists { throw noPropertyList(in: named) }
    let list = try PropertyList(file: plist.text)
    guard list.root.isDictionary else { throw notDictionary(list) }
    let set = ShortcutSet(in: list.root, replacing: variables)
    let info = AppInfo(root: list.root, variables: variables)
    return AppBundle(
      description: info.description(in: plist.directory, with: set),
      executable: info.executable(in: [plist.directory.text, executables]),
      directory: plist.directory.text, propertyList: list, shortcutSet: set,
      diagnostics: set.diagnostics(in: list))
  }

  private static func noPropertyList(in folder: BundlePath) -> Diagnostic {
    Diagnostic(
      rule: "plist-unreadable", severity: .error, place: Diagnostic.Place(file: folder.text),
      message: "the folder holds no Info.plist, so it is no app",
      fix: "name an .app folder or an Info.plist")
  }

  private static func notDictionary(_ list: PropertyList) -> Diagnostic {
    Diagnostic(
      rule: "plist-not-dictionary", severity: .error,
      place: list.sourceMap.place(of: list.root.offset),
      message: "the property list is \(list.root.typeName), not a dictionary",
      fix: "an Info.plist is one <dict>")
  }
}
