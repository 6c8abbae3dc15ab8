/// Finds the project around a folder, and remembers where it has looked: ten thousand apps beside each
/// other have one folder above.
struct ProjectSearch: Sendable {
  private var known: [BundlePath: Bool] = [:]

  /// How far above a target's folder the project may be: seldom more than three.
  private static let levels = 4

  /// The nearest folder with a project: this one, or one above it.
  mutating func project(around folder: BundlePath) -> BundlePath? {
    guard !folder.isApp else { return nil }
    var candidate = folder
    for _ in 0...ProjectSearch.levels {
      if holdsProject(candidate) { return candidate }
      candidate = candidate.above
    }
    return nil
  }

  private mutating func holdsProject(_ folder: BundlePath) -> Bool {
    if let known = known[folder] { return known }
    let isHolder = ProjectSearch.isProject(folder.entries)
    known[folder] = isHolder
    return isHolder
  }

  /// Whether a folder with these entries has an Xcode project or a package, or what one is made from.
  static func isProject(_ entries: [FolderEntry]) -> Bool {
    entries.contains { entry in
      switch entry.kind {
      case .folder: folders.contains(entry.name.ending ?? "")
      case .file: files.contains(entry.name)
      case .link, .other: false
      }
    }
  }

  private static let folders: Set<String> = ["xcodeproj", "xcworkspace"]
  private static let files: Set<String> = ["Package.swift", "project.yml", "project.json"]
}
