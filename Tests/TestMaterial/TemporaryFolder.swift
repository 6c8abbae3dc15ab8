import FoundationEssentials
import Glibc

/// A folder of a test's own, gone when the test is over.
///
/// It lies deep enough that a project around it is not looked for in the folder of all tests.
package final class TemporaryFolder: Sendable {
  private let top: String

  package var path: String { top + "/a/b/c/d" }

  package init() throws {
    var template = Array("/tmp/homepress-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template).map({ String(cString: $0) }) else {
      throw CocoaError(.fileWriteUnknown)
    }
    top = made
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: top)
  }

  /// Writes a file, and the folders that it lies in. Returns its path.
  @discardableResult
  package func write(_ text: String, to name: String, mode: mode_t = 0o644) throws -> String {
    try write(Array(text.utf8), to: name, mode: mode)
  }

  @discardableResult
  package func write(_ bytes: [UInt8], to name: String, mode: mode_t = 0o644) throws -> String {
    let file = path + "/" + name
    if let slash = file.lastIndex(of: "/") {
      try FileManager.default.createDirectory(
        atPath: String(file[..<slash]), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: URL(filePath: file))
    chmod(file, mode)
    return file
  }
}
