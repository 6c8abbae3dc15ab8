import Glibc

/// A file that was not there before: nobody's work is written over.
package struct NewFile {
  package let path: String
  package let descriptor: Int32

  package init(_ path: String, mode: mode_t = 0o666) throws(SavingError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SavingError(path, errno) }
  }

  /// - Returns: 0, or the number of the error.
  package func write(_ bytes: [UInt8]) -> Int32 { writeAll(bytes, to: descriptor) }

  /// - Returns: 0, or the number of the error: some systems tell only now that the disk is full.
  @discardableResult
  package func close() -> Int32 { Glibc.close(descriptor) == 0 ? 0 : errno }

  /// There is to be none after all.
  package func abandon() {
    close()
    remove()
  }

  package func remove() { unlink(path) }
}

extension NewFile {
  /// All of it or none.
  package static func write(_ bytes: [UInt8], to path: String) throws(SavingError) {
    let file = try NewFile(path)
    let failure = file.write(bytes)
    let closing = file.close()
    guard failure == 0, closing == 0 else {
      file.remove()
      throw SavingError(path, failure == 0 ? closing : failure)
    }
  }
}

/// - Returns: 0, or the number of the error.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}
