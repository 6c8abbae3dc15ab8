/// Finds the icon files of apps, and remembers the folders that it has been through.
package struct IconSearch: Sendable {
  private var folders: [String: IconFolder] = [:]
  /// Where the images of a folder's app lie.
  private var roots: [String: SourceRoot] = [:]
  /// Whether a folder holds a project: ten thousand apps beside each other have one folder above.
  private var projects: [String: Bool] = [:]

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
    let project = project(around: BundlePath(folder))
    // A property list alone may lie in any folder, with a whole disk below it.
    let root = SourceRoot(
      path: project ?? BundlePath(folder), depth: project == nil ? 3 : 12)
    roots[folder] = root
    return root
  }

  /// How far above the property list the project may be.
  private static let levels = 4

  private mutating func project(around folder: BundlePath) -> BundlePath? {
    guard !folder.isApp else { return nil }
    var candidate = folder
    for _ in 0...IconSearch.levels {
      if holdsProject(candidate) { return candidate }
      candidate = candidate.parent
    }
    return nil
  }

  private mutating func holdsProject(_ folder: BundlePath) -> Bool {
    if let known = projects[folder.text] { return known }
    let isHolder = folder.holdsProject
    projects[folder.text] = isHolder
    return isHolder
  }
}

extension BundlePath {
  /// The folder above a folder, also where that is reached by `.` or `..`.
  fileprivate var parent: BundlePath {
    let name = text.split(separator: "/").last ?? ""
    return name == "." || name == ".." || name.isEmpty ? appending("..") : directory
  }

  private static let projectEndings: Set<String> = ["xcodeproj", "xcworkspace"]
  private static let projectFiles: Set<String> = ["Package.swift", "project.yml", "project.json"]

  fileprivate var holdsProject: Bool {
    entries.contains { entry in
      switch entry.kind {
      case .folder: BundlePath.projectEndings.contains(entry.name.ending ?? "")
      case .file: BundlePath.projectFiles.contains(entry.name)
      case .link, .other: false
      }
    }
  }
}
