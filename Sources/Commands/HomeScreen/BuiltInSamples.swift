import Glibc
import QuickActions

/// Where the apps of the built-in Home Screen are: `Assets/Apps` of the source tree that the program
/// was built in, or `share/homepress/Apps` beside the `bin` it was installed to.
struct BuiltInSamples {
  let paths: [String]
  /// The folder of the running program: the samples' executables stand beside it.
  let executables: String

  init() throws(Diagnostic) {
    let folder = BuiltInSamples.programFolder
    executables = folder
    let candidates =
      BuiltInSamples.ancestors(of: folder).map { $0 + "/Assets/Apps" }
      + [folder + "/../share/homepress/Apps"]
    guard let found = candidates.first(where: { access($0, R_OK | X_OK) == 0 }) else {
      throw Diagnostic(
        rule: "samples-missing", severity: .error, place: Diagnostic.Place(file: folder),
        message: "the built-in samples are not in Assets/Apps above the program, "
          + "nor in ../share/homepress/Apps",
        fix: "name an app: homepress PATH")
    }
    paths = BuiltInSamples.apps(in: found)
  }

  private static var programFolder: String {
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

  private static func apps(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".app") { names.append(name) }
    }
    return names.sorted().map { folder + "/" + $0 }
  }
}
