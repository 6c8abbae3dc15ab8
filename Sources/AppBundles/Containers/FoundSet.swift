import QuickActions

/// An app whose shortcut set was found under a path, and not read yet.
///
/// Sets are read one at a time: of ten thousand in a folder one is in memory, and of the others their
/// paths.
package struct FoundSet: Sendable {
  /// The property list's, or the archive's.
  package let path: String
  let source: AppSource

  package func read() throws(Diagnostic) -> AppBundle {
    var surroundings = Surroundings()
    return try read(in: &surroundings)
  }

  /// - Parameter surroundings: Remembers what sets beside each other have in common.
  package func read(
    in surroundings: inout Surroundings, defines variables: BuildVariables = BuildVariables()
  ) throws(Diagnostic) -> AppBundle {
    try AppBundle(source, in: &surroundings, defines: variables, executables: nil)
  }
}

/// The shortcut sets under a path, a folder's own before those of the folders in it, else by name.
///
/// A file, an app or an archive that is named is taken as it is, whether it holds a set or not:
/// reading it tells. Any other folder is searched for property lists with a set, and where none has
/// one, for those of apps, which may set all their items themselves.
///
/// - Throws: a `Diagnostic` where there is no such path, or no app under it.
package func shortcutSets(under path: String) throws(Diagnostic) -> [FoundSet] {
  let sources = try AppSource.all(under: path, orWithoutSet: true)
  return sources.map { FoundSet(path: $0.path, source: $0) }
}
