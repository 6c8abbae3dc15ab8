import Glibc

/// Where what comes with the program is: in `Assets` of the source tree that it was built in, or in
/// `share/homepress` beside the `bin` that it was installed to.
enum AssetFolder {
  /// - Returns: nil where there is no such folder.
  static func path(of name: String) -> String? {
    let candidates =
      ancestors(of: programs).map { "\($0)/Assets/\(name)" }
      + ["\(programs)/../share/homepress/\(name)"]
    return candidates.first { access($0, R_OK | X_OK) == 0 }
  }

  /// The folder of the running program.
  static var programs: String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(0, length)), as: UTF8.self)
    return parent(of: path)
  }

  private static func ancestors(of folder: String) -> [String] {
    let parents = sequence(first: folder) { $0.isEmpty ? nil : parent(of: $0) }
    return Array(parents)
  }

  private static func parent(of path: String) -> String {
    String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
  }
}
