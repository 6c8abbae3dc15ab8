/// Goes through a folder and all that is in it, in an order that is the same on every system.
///
/// Links are not followed, so a walk ends and stays in its folder. What is still to be visited stands
/// in a list of its own, so that no depth of folders exhausts the program's stack.
struct FolderWalk {
  /// What is built, fetched or kept by tools: it repeats the sources or is not theirs. So does what is
  /// hidden.
  static let leftOut: Set<String> = [
    "build", "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// More folders than that are not visited.
  var folderLimit = Int.max

  /// A folder comes before those in it, these in the order of their names. Apps are visited, what is
  /// in them is not.
  ///
  /// - Parameter fail: Is told of a folder that cannot be read.
  func visit(
    _ root: BundlePath, unlessFailing fail: (BundlePath, FileFault) -> Void = { _, _ in },
    _ body: (BundlePath, [FolderEntry]) -> Void
  ) {
    var waiting = [root]
    var visited = 0
    while visited < folderLimit, let folder = waiting.popLast() {
      visited += 1
      let entries: [FolderEntry]
      do throws(FileFault) {
        entries = try folder.listed()
      } catch {
        fail(folder, error)
        continue
      }
      body(folder, entries)
      guard !folder.isApp else { continue }
      waiting += entries.reversed().lazy
        .filter { $0.kind == .folder && !$0.name.hasPrefix(".") && !$0.name.hasSuffix(".lproj") }
        .filter { !FolderWalk.leftOut.contains($0.name) }
        .map { folder.appending($0.name) }
    }
  }
}

extension BundlePath {
  /// An installed app's folder: its own `Info.plist` is the one that counts.
  var isApp: Bool { text.hasSuffix(".app") || text.hasSuffix(".app/") }
}

/// The folders of a source tree, those of languages included, each after the one that it is in.
package func sourceFolders(under path: String) -> [String] {
  var folders: [String] = []
  FolderWalk(folderLimit: SourceTree.limit).visit(BundlePath(typed: path)) { folder, entries in
    folders.append(folder.text)
    folders += entries.filter { $0.kind == .folder && $0.name.hasSuffix(".lproj") }
      .map { folder.appending($0.name).text }
  }
  return folders
}

/// The files of a folder and of those in it whose names end like that, in the order of their paths.
///
/// - Throws: where there are more folders than a person keeps such files in.
package func filesFound(
  under path: String, endingIn suffixes: [String]
) throws(FileFault) -> [String] {
  var files: [String] = []
  var folders = 0
  FolderWalk(folderLimit: SourceTree.limit + 1).visit(BundlePath(typed: path)) { folder, entries in
    folders += 1
    for entry in entries where entry.kind == .file || entry.kind == .link {
      guard !entry.name.hasPrefix("."), suffixes.contains(where: entry.name.hasSuffix) else {
        continue
      }
      files.append(folder.appending(entry.name).text)
    }
  }
  guard folders <= SourceTree.limit else {
    throw FileFault.system("more than \(SourceTree.limit) folders are in it")
  }
  return files.sorted()
}
