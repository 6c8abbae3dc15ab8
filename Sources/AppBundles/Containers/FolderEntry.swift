import Glibc

/// A name in a folder and what stands behind it. A link is a link, wherever it leads.
struct FolderEntry: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case file, folder, link, other }

  var name: String
  var kind: Kind
}

extension [FolderEntry] {
  var fileNames: [String] { filter { $0.kind == .file }.map(\.name) }
}

extension BundlePath {
  /// What the folder holds, in the order of the names' bytes, which is the same on every system.
  /// Empty where it cannot be read.
  var entries: [FolderEntry] { (try? listed()) ?? [] }

  func listed() throws(FileFault) -> [FolderEntry] {
    guard let directory = opendir(text) else { throw FileFault(errno) }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: kind(of: name, told: entry.pointee.d_type)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Some file systems do not tell the kind along with the name.
  private func kind(of name: String, told type: UInt8) -> FolderEntry.Kind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    var status = stat()
    guard lstat(appending(name).text, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
