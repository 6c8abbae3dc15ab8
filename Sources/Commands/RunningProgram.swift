import Glibc
import Scenarios

/// Where this program is: what it was built with is found from there.
enum RunningProgram {
  static var folder: String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(0, length)), as: UTF8.self)
    return parent(of: path)
  }

  /// The folder itself, then those that it is in.
  static func ancestors(of folder: String) -> [String] {
    let parents = sequence(first: folder) { $0.isEmpty ? nil : parent(of: $0) }
    return Array(parents)
  }

  /// Without links and dots; nil where there is no such file.
  static func resolved(_ path: String) -> String? { ReplacedFile.resolved(path) }

  private static func parent(of path: String) -> String {
    String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
  }
}
