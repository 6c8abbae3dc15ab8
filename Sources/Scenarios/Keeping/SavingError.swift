import Glibc

/// Why a file could not be written.
package struct SavingError: Error, Hashable, CustomStringConvertible {
  package let path: String
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// As the system numbers it.
    case system(Int32)
    /// Something else has that name.
    case noFile(FileKind)
  }

  package init(_ path: String, _ number: Int32) {
    self.init(path, .system(number))
  }

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path): \(account)" }

  /// Without the path.
  package var account: String {
    switch reason {
    case .system(let number): String(cString: strerror(number))
    case .noFile(let kind): "that is \(kind.rawValue) and no file"
    }
  }
}

/// What a name can stand for beside a file.
package enum FileKind: String, Hashable, Sendable {
  case folder = "a folder"
  case device = "a device"
  case pipe = "a pipe"
  case socket = "a socket"

  /// Nil for a file.
  init?(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }
}
