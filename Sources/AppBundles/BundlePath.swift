import Glibc

/// The name of a file or folder, and what is asked of it.
struct BundlePath: Hashable, Sendable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  func appending(_ name: String) -> BundlePath {
    BundlePath(text.hasSuffix("/") ? text + name : text + "/" + name)
  }

  /// What stands before the last slash.
  var directory: BundlePath {
    guard let slash = text.lastIndex(of: "/") else { return BundlePath(".") }
    return BundlePath(slash == text.startIndex ? "/" : String(text[..<slash]))
  }

  var exists: Bool { mode != 0 }

  var isDirectory: Bool { mode & S_IFMT == S_IFDIR }

  /// A regular file that this system would start: marked executable, and an ELF file or a script.
  /// An iOS app's own executable is marked as well, but is neither.
  var isExecutable: Bool {
    guard mode & S_IFMT == S_IFREG, access(text, X_OK) == 0 else { return false }
    let file = open(text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var start: [UInt8] = [0, 0, 0, 0]
    let count = read(file, &start, 4)
    return count == 4 && (start == [0x7F, 0x45, 0x4C, 0x46] || start.starts(with: "#!".utf8))
  }

  /// The folder's own name, also where it was reached as `.` or through a link, without `.app`.
  var folderName: String? {
    guard let resolved = realpath(text, nil) else { return nil }
    defer { free(resolved) }
    let full = String(cString: resolved)
    let name = full.split(separator: "/").last.map(String.init) ?? ""
    let bare = name.hasSuffix(".app") ? String(name.dropLast(4)) : name
    return bare.isEmpty ? nil : bare
  }

  private var mode: mode_t {
    var status = stat()
    return stat(text, &status) == 0 ? status.st_mode : 0
  }
}
