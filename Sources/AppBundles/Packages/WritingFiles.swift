import Glibc
import QuickActions

/// What stood in the way of writing a file.
struct WritingFailure: Error {
  let path: String
  let reason: String

  init(_ path: BundlePath) {
    self.path = path.text
    reason = String(cString: strerror(errno))
  }
}

/// A program that a build left, told from an earlier one without reading it.
struct BuiltFile: Hashable, Sendable {
  private let path: String
  private let size: Int
  private let node: UInt
  private let changedAt: [Int]

  init(_ path: String) throws(Diagnostic) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw AppSource.unreadable(path, "the build left no program here")
    }
    self.path = path
    size = Int(status.st_size)
    node = UInt(status.st_ino)
    changedAt = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  func copy(to target: BundlePath) throws(WritingFailure) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw WritingFailure(BundlePath(path)) }
    defer { close(source) }
    let copy = try target.create(mode: 0o755)
    defer { close(copy) }
    var count = 1
    while count > 0 { count = sendfile(copy, source, nil, 1 << 30) }
    guard count == 0 else { throw WritingFailure(target) }
  }
}

/// Writes files into a new folder, or one that is empty.
///
/// - Parameter files: Texts by path in the folder.
/// - Throws: a `Diagnostic` that names what is in the way.
package func write(_ files: [String: String], intoEmpty folder: String) throws(Diagnostic) {
  let root = BundlePath(typed: folder)
  if root.exists {
    let names = root.entries.map(\.name)
    guard root.isDirectory, names.isEmpty else {
      throw Diagnostic(
        rule: "folder-not-empty", severity: .error, place: Diagnostic.Place(file: folder),
        message: root.isDirectory
          ? "the folder is not empty: \(shortened(names)) \(names.count == 1 ? "is" : "are") in it"
          : "there is a file of this name",
        fix: "name a new folder")
    }
  }
  do throws(WritingFailure) {
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try root.appending(name).write(Array(text.utf8))
    }
  } catch {
    throw Diagnostic(
      rule: "folder-unwritten", severity: .error, place: Diagnostic.Place(file: error.path),
      message: error.reason)
  }
}

private func shortened(_ names: [String]) -> String {
  names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
}

extension BundlePath {
  /// A name for a file in a folder, and for none outside it.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.contains("\0")
  }

  func write(_ bytes: [UInt8]) throws(WritingFailure) {
    let file = try create(mode: 0o644)
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw WritingFailure(self) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// A new file, with the folders that it is in.
  fileprivate func create(mode: mode_t) throws(WritingFailure) -> Int32 {
    try directory.makeFolder()
    let file = open(text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw WritingFailure(self) }
    return file
  }

  private func makeFolder() throws(WritingFailure) {
    guard !isDirectory else { return }
    let parent = directory
    if parent != self { try parent.makeFolder() }
    guard mkdir(text, 0o755) == 0 || errno == EEXIST else { throw WritingFailure(self) }
  }

  /// A folder goes with all that is in it; links are not followed.
  func remove() throws(WritingFailure) {
    var folders: [BundlePath] = []
    var waiting = [self]
    while let path = waiting.popLast() {
      if unlink(path.text) == 0 || errno == ENOENT { continue }
      guard errno == EISDIR || errno == EPERM else { throw WritingFailure(path) }
      folders.append(path)
      waiting += path.entries.map { path.appending($0.name) }
    }
    for folder in folders.reversed() where rmdir(folder.text) != 0 { throw WritingFailure(folder) }
  }

  /// The new one takes the name of what was there.
  func replace(with new: BundlePath) throws(WritingFailure) {
    let old = BundlePath(text + ".old")
    try old.remove()
    guard rename(text, old.text) == 0 || errno == ENOENT, rename(new.text, text) == 0 else {
      throw WritingFailure(self)
    }
    try old.remove()
  }
}
