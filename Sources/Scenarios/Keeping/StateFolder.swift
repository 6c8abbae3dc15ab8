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
