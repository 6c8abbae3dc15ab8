/// Where the languages of a source tree lie: in Xcode's projects that is seldom beside the
/// `Info.plist`, and only a build brings the two together.
struct SourceTree: Sendable {
  /// A folder, and what counts of it here.
  struct Folder: Sendable {
    var path: BundlePath
    /// Has an `Info.plist`: the folder of a target.
    var isTarget: Bool
    /// Has a project, or what one is made from: nothing above it goes with its targets.
    var isProject: Bool
    /// Its `.lproj` folders.
    var languages: [LanguageFolder]
    /// Its `.xcstrings` files.
    var catalogues: [String]
    /// Where the folders in it end.
    fileprivate var end = 0

    var hasTexts: Bool { !languages.isEmpty || !catalogues.isEmpty }
  }

  /// A `.lproj` folder and the names of the files in it.
  struct LanguageFolder: Sendable {
    var name: String
    var fileNames: [String]
  }

  /// As the walk found them: those in a folder follow it in a row.
  private var folders: [Folder] = []
  private var positions: [BundlePath: Int] = [:]
  /// The folders that the last one is in.
  private var open: [Int] = []

  /// More folders than that are not looked through for one app.
  static let limit = 2000

  init() {}

  /// The tree under a folder.
  init(under root: BundlePath) {
    FolderWalk(folderLimit: SourceTree.limit).visit(root) { add($0, $1) }
    finish()
  }

  mutating func add(_ path: BundlePath, _ entries: [FolderEntry]) {
    close { !path.isInside($0) }
    let files = entries.filter { $0.kind == .file }.map(\.name)
    positions[path] = folders.count
    open.append(folders.count)
    folders.append(
      Folder(
        path: path, isTarget: files.contains("Info.plist"),
        isProject: ProjectSearch.isProject(entries),
        languages: entries.filter { $0.kind == .folder && $0.name.hasSuffix(".lproj") }.map {
          LanguageFolder(name: $0.name, fileNames: path.appending($0.name).entries.fileNames)
        },
        catalogues: files.filter { $0.hasSuffix(".xcstrings") }))
  }

  /// To be called after the last folder was added.
  mutating func finish() {
    close { _ in true }
  }

  private mutating func close(_ isOver: (BundlePath) -> Bool) {
    while let last = open.last, isOver(folders[last].path) {
      folders[last].end = folders.count
      open.removeLast()
    }
  }
}

extension SourceTree {
  /// The folders whose texts go with the `Info.plist` in that folder, nearest first: those in it,
  /// else those in the folder above, and so on up to its project.
  func folders(goingWith target: BundlePath, where isWanted: (Folder) -> Bool) -> [Folder] {
    for level in levels(from: target) {
      let found = folders(within: level, of: target).filter(isWanted)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The target's own folder, and those above it as far as its project. Without a project it is its
  /// own alone: what lies beside it may be any other app.
  private func levels(from target: BundlePath) -> [Int] {
    var levels: [Int] = []
    var path = target
    while let level = positions[path] {
      levels.append(level)
      if folders[level].isProject { return levels }
      let above = path.directory
      if above == path { break }
      path = above
    }
    return Array(levels.prefix(1))
  }

  /// Other targets' folders are left out with all that is in them.
  private func folders(within level: Int, of target: BundlePath) -> [Folder] {
    var found: [Folder] = []
    var index = level
    for _ in 0..<SourceTree.limit where index < folders[level].end {
      let folder = folders[index]
      let isOther = folder.isTarget && folder.path != target && !target.isInside(folder.path)
      if folder.hasTexts, !isOther { found.append(folder) }
      index = isOther ? folder.end : index + 1
    }
    return found.sorted { ($0.path.depth, $0.path.text) < ($1.path.depth, $1.path.text) }
  }
}

extension BundlePath {
  func isInside(_ folder: BundlePath) -> Bool {
    if folder.text == "." { return !text.hasPrefix("/") && text != "." }
    return text.hasPrefix(folder.text.hasSuffix("/") ? folder.text : folder.text + "/")
  }

  var depth: Int { text.utf8.count { $0 == UInt8(ascii: "/") } }
}
