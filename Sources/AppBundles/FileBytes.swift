import Glibc

/// The bytes of a file, read whole.
///
/// A bundle comes from anywhere: what is too large is refused, and so is a link to a terminal or a
/// pipe, which would be waited for until someone writes.
package struct FileBytes: Sendable {
  /// The largest file that is read, in bytes. Real lists have a few thousand.
  package static let sizeLimit = 64 << 20

  package var bytes: [UInt8]
  private let limit: Int

  /// - Parameter isNamed: A person named this very file, which may be a pipe then: it is waited for.
  ///   A device never is: it may have nothing to say and no end.
  package init(
    path: String, limit: Int = FileBytes.sizeLimit, isNamed: Bool = false
  ) throws(FileFault) {
    self.limit = limit
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileFault(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFault(errno) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw FileFault(EISDIR) }
    guard kind == S_IFREG || isNamed && kind == S_IFIFO else { throw .notPlain }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    bytes = []
    try readAll(of: file, expecting: Int(status.st_size))
  }

  private mutating func readAll(of file: Int32, expecting size: Int) throws(FileFault) {
    var room = size + 1
    while true {
      let count = try readOnce(from: file, room: room)
      if count == 0 { return }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      room = max(size + 1 - bytes.count, 4096)
    }
  }

  /// - Returns: how many bytes came; 0 at the end.
  private mutating func readOnce(from file: Int32, room: Int) throws(FileFault) -> Int {
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      askForLargePages(buffer)
      var count = read(file, buffer.baseAddress, room)
      while count < 0 && errno == EINTR { count = read(file, buffer.baseAddress, room) }
      failure = count < 0 ? errno : 0
      filled = max(0, count)
    }
    guard failure == 0 else { throw FileFault(failure) }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return chunk.count
  }
}

/// Thousands of small pages cost more than what is read into them: a large file is given large ones,
/// where the system has them.
private func askForLargePages(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
  let size = 2 << 20
  guard buffer.count >= 2 * size, let start = UnsafeMutableRawPointer(buffer.baseAddress) else {
    return
  }
  let first = start.alignedUp(toMultipleOf: size)
  madvise(first, buffer.count - (first - start), MADV_HUGEPAGE)
}

/// Why a file was not read.
package enum FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  case missing
  case notPlain
  case system(String)
  case tooLarge(limit: Int)

  init(_ number: Int32) {
    self =
      number == ENOENT || number == ENOTDIR ? .missing : .system(String(cString: strerror(number)))
  }

  package var fix: String {
    switch self {
    case .missing: "name an app, an Info.plist or a folder"
    case .notPlain: "name a plain file"
    case .system: "see who may read it, and where it lies"
    case .tooLarge: "name a smaller file"
    }
  }

  package var description: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .notPlain: "it is no plain file"
    case .system(let reason): "it cannot be read: \(reason)"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB, the most that is read"
    }
  }
}
