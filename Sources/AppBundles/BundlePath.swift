import Glibc

/// The name of a file or folder, and what is asked of it.
struct BundlePath: Hashable, Sendable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  /// As a person typed it: slashes at its end say nothing more.
  init(typed text: String) {
    let end = text.lastIndex { $0 != "/" }
    self.text = end.map { String(text[...$0]) } ?? (text.isEmpty ? "" : "/")
  }

  /// In the working directory the name alone, as a person would type it.
  func appending(_ name: String) -> BundlePath {
    if text == "." { return BundlePath(BundlePath.startsLikeWord(name) ? name : "./" + name) }
    return BundlePath(text.hasSuffix("/") ? text + name : text + "/" + name)
  }

  /// Not as a command to a program that reads what is printed.
  private static func startsLikeWord(_ name: String) -> Bool {
    name.utf8.first != UInt8(ascii: ":") && name.utf8.first != UInt8(ascii: "#")
  }

  /// What stands before the last slash.
  var directory: BundlePath {
    guard let slash = text.lastIndex(of: "/") else { return BundlePath(".") }
    return BundlePath(slash == text.startIndex ? "/" : String(text[..<slash]))
  }

  /// The folder that this one is in, also where its name does not tell.
  var above: BundlePath {
    let last = text.split(separator: "/").last
    if text == "." { return BundlePath("..") }
    return last == ".." || last == "." ? appending("..") : directory
  }

  /// Without links, dots or a relative start; nil where there is no such file.
  var resolved: BundlePath? {
    guard let resolved = realpath(text, nil) else { return nil }
    defer { free(resolved) }
    return BundlePath(String(cString: resolved))
  }

  /// The same for what lies in an archive: that part of the name stays as it is.
  var absolute: BundlePath {
    if let resolved { return resolved }
    let slash = text.lastIndex(of: "/") ?? text.startIndex
    let last = text[slash...].drop { $0 == "/" }
    return directory == self ? self : directory.absolute.appending(String(last))
  }

  var exists: Bool { fault == nil }

  /// Why there is nothing to be read; nil where there is a file or folder.
  var fault: FileFault? {
    var status = stat()
    return stat(text, &status) == 0 ? nil : FileFault(errno)
  }

  var isDirectory: Bool { mode & S_IFMT == S_IFDIR }

  var isRegularFile: Bool { mode & S_IFMT == S_IFREG }

  /// A regular file that this system would start: marked executable, and an ELF file or a script.
  /// An iOS app's own executable is marked as well, but is neither.
  var isExecutable: Bool {
    guard isRegularFile, access(text, X_OK) == 0 else { return false }
    let file = open(text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var start: [UInt8] = [0, 0, 0, 0]
    let count = read(file, &start, 4)
    return count == 4 && (start == [0x7F, 0x45, 0x4C, 0x46] || start.starts(with: "#!".utf8))
  }

  /// The folder's own name, also where it was reached as `.` or through a link, without `.app`.
  var folderName: String? {
    let name = (resolved ?? self).text.split(separator: "/").last.map(String.init) ?? ""
    let bare = name.hasSuffix(".app") ? String(name.dropLast(4)) : name
    return bare.isEmpty ? nil : bare
  }

  private var mode: mode_t {
    var status = stat()
    return stat(text, &status) == 0 ? status.st_mode : 0
  }
}
