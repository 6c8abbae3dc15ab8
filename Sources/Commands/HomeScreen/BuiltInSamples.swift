import Glibc
import QuickActions

/// The apps of the built-in Home Screen.
struct BuiltInSamples {
  /// The folder of the running program: the samples' executables stand beside it.
  private let programs: String
  /// Nil where the samples are missing.
  private let folder: String?

  init() {
    programs = RunningProgram.folder
    folder = AssetFolder.path(of: "Apps")
  }

  func paths() throws(Diagnostic) -> [String] {
    if let folder { return BuiltInSamples.apps(in: folder) }
    throw Diagnostic(
      rule: "samples-missing", severity: .error, place: Diagnostic.Place(file: programs),
      message: "the built-in samples are not in Assets/Apps above the program, "
        + "nor in ../share/homepress/Apps",
      fix: "name an app: homepress PATH")
  }

  /// Where the executable of an app is looked for beside its bundle: a sample's stands beside this
  /// program. Any other bundle is not trusted to name a program outside itself.
  func executables(ofAppAt path: String) -> String? {
    // Resolved, so that no name can only look like a sample's.
    guard let folder = folder.flatMap(RunningProgram.resolved),
      let app = RunningProgram.resolved(path)
    else { return nil }
    return app.hasPrefix(folder + "/") ? programs : nil
  }

  static func apps(in folder: String) -> [String] {
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
