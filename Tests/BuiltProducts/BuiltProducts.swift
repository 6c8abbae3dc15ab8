import Glibc

/// Where what the tests start was built: beside the tests themselves.
package enum BuiltProducts {
  package static func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Up from the test bundle or its runner to the first folder that holds one of the samples.
  package static let folder: String = {
    for candidate in CommandLine.arguments + [ownPath] {
      var folder = candidate[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if access("\(folder)/AppSearch", X_OK) == 0 { return String(folder) }
      }
    }
    return "."
  }()

  private static var ownPath: String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
