import Glibc

/// The folder in which what outlives a run is kept.
package struct StateFolder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Makes it, with the folders that it is in, where it is not there.
  package func make() throws(SavingError) {
    if mkdir(path, 0o700) != 0, errno != EEXIST { try makeParents() }
    try StateFolder.check(path)
  }

  /// Makes nothing: it, or the last of the folders on its way that is there, must take what is new.
  func check() throws(SavingError) {
    var path = path
    while access(path, F_OK) != 0, errno == ENOENT, let slash = path.lastIndex(of: "/"),
      slash > path.startIndex
    {
      path = String(path[..<slash])
    }
    try StateFolder.check(path)
  }

  private static func check(_ path: String) throws(SavingError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SavingError(path, errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw SavingError(path, ENOTDIR) }
    guard access(path, W_OK | X_OK) == 0 else { throw SavingError(path, errno) }
  }

  private func makeParents() throws(SavingError) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let parent = String(path[..<end])
      guard mkdir(parent, 0o700) == 0 || errno == EEXIST else {
        throw SavingError(parent, errno)
      }
    }
  }
}
