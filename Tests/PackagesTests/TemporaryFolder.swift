import FoundationEssentials
import Glibc
import Testing

/// A folder of a test's own, gone when the test is over.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    var template = Array("/tmp/homepress-test-XXXXXX".utf8CString)
    let made = mkdtemp(&template).map { String(cString: $0) }
    path = try #require(made)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and the folders that it lies in. Returns its path.
  @discardableResult
  func write(_ text: String, to name: String, mode: mode_t = 0o644) throws -> String {
    try write(Array(text.utf8), to: name, mode: mode)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String, mode: mode_t = 0o644) throws -> String {
    let file = path + "/" + name
    for index in file.indices where file[index] == "/" && index > file.startIndex {
      mkdir(String(file[..<index]), 0o755)
    }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, mode)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    return file
  }
}
