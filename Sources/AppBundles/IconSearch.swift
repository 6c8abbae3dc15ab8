/// Finds the icon files of apps, and remembers the folders that it has been through.
package struct IconSearch: Sendable {
  private var folders: [String: IconFolder] = [:]
  /// Where the images of a folder's app lie.
  private var roots: [String: SourceRoot] = [:]
  private var projects = ProjectSearch()

  package init() {}

  /// Looks for the image `name` of the app whose `Info.plist` lies in `folder`.
  ///
  /// In an app it must lie beside the property list. In a source tree it may lie anywhere, or in an
  /// asset catalogue, since the build puts it there.
  package mutating func find(named name: String, in folder: String) -> IconFile {
    let root = root(of: folder)
    if let known = folders[root.path.text] { return known.find(named: name) }
    let looked = IconFolder(root.path, depth: root.depth)
    folders[root.path.text] = looked
    return looked.find(named: name)
  }

  /// The folder whose files become an app's: the app itself, or the project around the `Info.plist`.
  private struct SourceRoot {
    let path: BundlePath
    /// How far below it the images may be.
    let depth: Int
  }

  private mutating func root(of folder: String) -> SourceRoot {
    if let known = roots[folder] { return known }
    let project = projects.project(around: BundlePath(folder))
    // A property list alone may lie in any folder, with a whole disk below it.
    let root = SourceRoot(
      path: project ?? BundlePath(folder), depth: project == nil ? 3 : 12)
    roots[folder] = root
    return root
  }
}
