import Glibc

/// A file that is written whole, in the place of what it was.
///
/// The new text is written beside the old one and takes its name in one step: a full disk leaves the old
/// file. What people have made of the name stays: a link goes on leading to the file, which keeps its
/// rights. Where a new file could not be the old one, because that has a second name or another owner, the
/// old one is written into instead, and a full disk may leave a part of it.
package struct ReplacedFile: Hashable, Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// That it cannot be written is said before there is anything to lose.
  package func check() throws(SavingError) {
    if case .beside(let path, nil) = try way(), access(Self.folder(of: path), W_OK | X_OK) != 0 {
      throw SavingError(self.path, errno)
    }
  }

  /// - Parameters:
  ///   - mode: of a file that is new.
  ///   - lasts: It is on the disk before it takes the name.
  package func replace(
    with bytes: [UInt8], mode: mode_t = 0o666, lasts: Bool = false
  ) throws(SavingError) {
    switch try way() {
    case .beside(let path, let old):
      let new = try Self.newFile(beside: path, mode: old == nil ? mode : 0o600)
      if let old { Self.give(new, rightsOf: old) }
      var failure = new.write(bytes)
      if failure == 0, lasts, fsync(new.descriptor) != 0 { failure = errno }
      let closing = new.close()
      if failure == 0 { failure = closing }
      if failure == 0, rename(new.path, path) != 0 { failure = errno }
      guard failure == 0 else {
        new.remove()
        throw SavingError(self.path, failure)
      }
    case .within: try overwrite(with: bytes, mode: mode)
    }
  }

  /// Both are one file, whatever their names.
  package func isSame(as other: String) -> Bool {
    var (mine, others) = (stat(), stat())
    guard stat(path, &mine) == 0, stat(other, &others) == 0 else { return false }
    return mine.st_dev == others.st_dev && mine.st_ino == others.st_ino
  }

  // MARK: How it is written

  private enum Way {
    /// By a new file, which takes the rights of the old one.
    case beside(path: String, old: stat?)
    case within
  }

  private func way() throws(SavingError) -> Way {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw SavingError(path, errno) }
      // A link that leads to nothing yet is to lead to something, and not to go.
      return lstat(path, &status) == 0 ? .within : .beside(path: path, old: nil)
    }
    if let kind = FileKind(status) { throw SavingError(path, .noFile(kind)) }
    guard access(path, W_OK) == 0 else { throw SavingError(path, errno) }
    guard status.st_nlink == 1, status.st_uid == geteuid(), let full = Self.resolved(path),
      access(Self.folder(of: full), W_OK | X_OK) == 0
    else { return .within }
    return .beside(path: full, old: status)
  }

  private func overwrite(with bytes: [UInt8], mode: mode_t) throws(SavingError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, mode)
    guard descriptor >= 0 else { throw SavingError(path, errno) }
    defer { close(descriptor) }
    var failure = writeAll(bytes, to: descriptor)
    if failure == 0, ftruncate(descriptor, bytes.count) != 0 { failure = errno }
    guard failure == 0 else { throw SavingError(path, failure) }
  }

  /// One that was left by a process that was stopped amid this is not in the way.
  private static func newFile(
    beside path: String, mode: mode_t
  ) throws(SavingError) -> NewFile {
    let stem = "\(folder(of: path))/.homepress-\(getpid())"
    var attempt = 1
    while true {
      do throws(SavingError) {
        return try NewFile("\(stem)-\(attempt)", mode: mode)
      } catch {
        guard error.reason == .system(EEXIST), attempt < 1000 else {
          throw SavingError(path, error.reason)
        }
        attempt += 1
      }
    }
  }

  /// The group first: a change of it takes rights away.
  private static func give(_ new: NewFile, rightsOf old: stat) {
    _ = fchown(new.descriptor, old.st_uid, old.st_gid)
    _ = fchmod(new.descriptor, old.st_mode & 0o7777)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without links and dots; nil where there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let full = realpath(path, nil) else { return nil }
    defer { free(full) }
    return String(cString: full)
  }
}
