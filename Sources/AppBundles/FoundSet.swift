import QuickActions

/// An app whose shortcut set was found under a path, and not read yet.
///
/// Sets are read one at a time, so that a folder of ten thousand costs no more memory than one.
package struct FoundSet: Hashable, Sendable {
  /// What `AppBundle.read` takes.
  package var path: String

  package func read(
    defines variables: BuildVariables = BuildVariables()
  ) throws(Diagnostic) -> AppBundle {
    try AppBundle.read(path: path, defines: variables)
  }
}

/// The shortcut sets under a path, a folder's own before those of the folders in it, else by name.
///
/// A file or an app that is named is taken as it is, whether it holds a set or not: reading it
/// tells. A folder is searched for property lists with a set.
///
/// - Throws: a `Diagnostic` where there is no such path, or no set under it.
package func shortcutSets(under path: String) throws(Diagnostic) -> [FoundSet] {
  let root = BundlePath(path)
  guard root.isDirectory, !root.isApp else { return [FoundSet(path: path)] }
  let found = SetSearch.propertyLists(under: root)
  guard found.isEmpty else { return found.map { FoundSet(path: $0.text) } }
  throw Diagnostic(
    rule: "plist-unreadable", severity: .error, place: Diagnostic.Place(file: path),
    message: "no property list under this folder holds \(InfoKey.items)",
    fix: "name a folder, an app or an Info.plist that has a shortcut set")
}
