import AppProtocol
import Glibc

/// What is kept from one run to the next, as the text of a file.
protocol KeptContent: Hashable, Sendable {
  /// Of the file, in the state's folder.
  static var fileName: String { get }
  /// In bytes, far above what is ever written: what is larger is something else.
  static var fileLimit: Int { get }

  init()
  init(text: [UInt8]) throws(ProtocolViolation)
  var text: [UInt8] { get }
}

/// A file in which something is kept from one run to the next.
///
/// Whoever changes it holds a lock, reads it anew and puts a new file in its place in one step: two
/// programs at once lose nothing, and one that is killed leaves the old file or the new one.
struct StateFile<Content: KeptContent>: Hashable, Sendable {
  let folder: String

  /// What became of a file that could not be read.
  struct SetAside: Hashable {
    let name: String
    let reason: String
  }

  var path: String { "\(folder)/\(Content.fileName)" }
  private var lockPath: String { "\(folder)/lock" }

  var folderExists: Bool { access(folder, F_OK) == 0 }

  /// No file is a phone that has nothing to keep yet.
  func read() throws(StateFileError) -> Content {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      let number = errno
      if number == ENOENT { return Content() }
      throw number == ENOTDIR
        ? .inaccessible(path: folder, number) : .damaged(StateFileError.text(of: number))
    }
    defer { close(descriptor) }
    let bytes = try StateFile.bytes(of: descriptor)
    do {
      return try Content(text: bytes)
    } catch {
      throw .damaged("\(error)")
    }
  }

  /// Changes what is kept. What did not change is not written.
  func update(_ change: (inout Content) -> Void) throws(StateFileError) {
    try whileLocked { () throws(StateFileError) in
      let before = try read()
      var kept = before
      change(&kept)
      if kept != before { try replace(with: kept.text) }
    }
  }

  /// Changes what is kept; a file that cannot be read is set aside first.
  ///
  /// - Parameter tell: is given a sentence about that.
  func update(
    _ change: (inout Content) -> Void, tell: (String) -> Void
  ) throws(StateFileError) {
    do {
      try update(change)
    } catch .damaged {
      if let aside = try setAside() {
        tell(
          "\(path) cannot be read (\(aside.reason)): it was set aside as \(aside.name), "
            + "and nothing is kept from before")
      }
      try update(change)
    }
  }

  /// Renames a file that cannot be read, so that it is neither in the way nor lost.
  ///
  /// - Returns: nil where another program has seen to it.
  func setAside() throws(StateFileError) -> SetAside? {
    try whileLocked { () throws(StateFileError) -> SetAside? in
      do throws(StateFileError) {
        _ = try read()
        return nil
      } catch .damaged(let reason) {
        return SetAside(name: try renameAside(), reason: reason)
      }
    }
  }

  // MARK: The lock

  /// Never waits: another program may be stopped while it holds the lock.
  private func whileLocked<Result>(
    _ body: () throws(StateFileError) -> Result
  ) throws(StateFileError) -> Result {
    try makeFolder()
    let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .inaccessible(path: lockPath, errno) }
    // Closing alone would leave the lock to a process that is just being started: until it has become
    // another program it has our descriptors.
    defer {
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: throw .busy
      default: throw .inaccessible(path: lockPath, errno)
      }
    }
    return try body()
  }

  private func makeFolder() throws(StateFileError) {
    do throws(SavingError) {
      try StateFolder(folder).make()
    } catch {
      throw .unwritten(error)
    }
  }

  // MARK: Reading and writing

  private static func bytes(of descriptor: Int32) throws(StateFileError) -> [UInt8] {
    guard isPlain(descriptor) else { throw .damaged("it is no plain file") }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= Content.fileLimit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if errno != EINTR {
        throw .damaged(StateFileError.text(of: errno))
      }
    }
    throw .damaged("larger than \(Content.fileLimit) bytes")
  }

  /// A pipe or a device would be waited for.
  private static func isPlain(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func replace(with bytes: [UInt8]) throws(StateFileError) {
    do throws(SavingError) {
      try ReplacedFile(path).replace(with: bytes, mode: 0o600, lasts: true)
    } catch {
      throw .unwritten(error)
    }
    syncFolder()
  }

  /// Makes the new name last. Not every file system can; the file is whole all the same.
  private func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func renameAside() throws(StateFileError) -> String {
    let names = (1..<1000).lazy.map { "\(Content.fileName).damaged" + ($0 == 1 ? "" : "-\($0)") }
    guard let name = names.first(where: { access("\(folder)/\($0)", F_OK) != 0 }) else {
      throw .inaccessible(path: path, EEXIST)
    }
    guard rename(path, "\(folder)/\(name)") == 0 else { throw .inaccessible(path: path, errno) }
    return name
  }
}

/// Why the file could not be read or changed.
enum StateFileError: Error, Hashable {
  /// Another program is changing it.
  case busy
  /// It cannot be read for what it should be.
  case damaged(String)
  /// The system does not let us.
  case inaccessible(path: String, Int32)
  case unwritten(SavingError)

  static func text(of number: Int32) -> String { String(cString: strerror(number)) }
}

extension StateFileError {
  /// Nil for what passes by itself.
  func account<Content>(of file: StateFile<Content>) -> String? {
    switch self {
    case .busy: nil
    case .damaged(let reason): "\(file.path): \(reason)"
    case .inaccessible(let path, let number): "\(path): \(StateFileError.text(of: number))"
    case .unwritten(let error): "\(error)"
    }
  }
}
