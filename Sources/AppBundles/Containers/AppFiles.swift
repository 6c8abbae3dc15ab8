import QuickActions

/// The files of an app, wherever they lie: in a folder, or in an archive.
package struct AppFiles: Sendable {
  /// The folder, as places name it; in an archive the archive's path comes before it.
  package let path: String
  private let archived: Archived?

  private struct Archived: Sendable {
    var archive: ZipArchive
    /// The folder in the archive, with the slash at its end.
    var folder: String
    /// What was read ahead.
    var contents: [String: [UInt8]]
    /// What is in its own folder and in those of languages.
    var folders: [String: [FolderEntry]]
  }

  init(folder: BundlePath) {
    path = folder.text
    archived = nil
  }

  /// - Parameter names: Files to be read ahead, all at once: each look into an archive starts a
  ///   program.
  init(
    folder: String, in archive: ZipArchive, readingAhead isWanted: (String) -> Bool
  ) {
    path = archive.path + "/" + folder
    let prefix = folder + "/"
    // What is too large to be read at all is told when it is asked for.
    let wanted = archive.files.filter { file in
      file.size <= FileBytes.sizeLimit && file.name.hasPrefix(prefix)
        && isWanted(String(file.name.dropFirst(prefix.count)))
    }
    archived = Archived(
      archive: archive, folder: prefix,
      contents: archive.readableContents(of: Set(wanted.map(\.name))),
      folders: AppFiles.folders(of: archive, under: prefix))
  }

  private static func folders(
    of archive: ZipArchive, under prefix: String
  ) -> [String: [FolderEntry]] {
    var folders: [String: Set<FolderEntry>] = [:]
    for file in archive.files where file.name.hasPrefix(prefix) {
      let parts = file.name.dropFirst(prefix.count).split(separator: "/").map(String.init)
      guard let first = parts.first else { continue }
      folders["", default: []].insert(
        FolderEntry(name: first, kind: parts.count == 1 ? .file : .folder))
      if parts.count == 2, first.hasSuffix(".lproj") {
        folders[first, default: []].insert(FolderEntry(name: parts[1], kind: .file))
      }
    }
    return folders.mapValues { $0.sorted { $0.name < $1.name } }
  }

  /// How a place in one of the files is named.
  package func path(of name: String) -> String { BundlePath(path).appending(name).text }

  /// The bytes of a file, by its path from the folder.
  package func bytes(
    of name: String, limit: Int = FileBytes.sizeLimit
  ) throws(FileFault) -> [UInt8] {
    guard let archived else { return try FileBytes(path: path(of: name), limit: limit).bytes }
    let full = archived.folder + name
    if let known = archived.contents[full] {
      guard known.count <= limit else { throw .tooLarge(limit: limit) }
      return known
    }
    guard let entry = archived.archive.files.last(where: { $0.name == full }) else {
      throw .missing
    }
    guard entry.size <= limit else { throw .tooLarge(limit: limit) }
    do throws(Diagnostic) {
      return try archived.archive.contents(of: [full])[full] ?? []
    } catch {
      throw .system(error.message)
    }
  }

  /// The same with a place to where it went wrong.
  func content(of name: String) throws(Diagnostic) -> [UInt8] {
    do throws(FileFault) {
      return try bytes(of: name)
    } catch {
      throw AppSource.unreadable(path(of: name), error)
    }
  }

  /// What a folder of the app holds, in the order of the names.
  ///
  /// - Parameter folder: Its path from the app's own; empty for that one.
  func entries(of folder: String = "") -> [FolderEntry] {
    guard let archived else {
      return BundlePath(folder.isEmpty ? path : path(of: folder)).entries
    }
    return archived.folders[folder] ?? []
  }
}
