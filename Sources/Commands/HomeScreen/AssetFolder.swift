import Glibc

/// Where what comes with the program is: in `Assets` of the source tree that it was built in, or in
/// `share/homepress` beside the `bin` that it was installed to.
enum AssetFolder {
  /// - Returns: nil where there is no such folder.
  static func path(of name: String) -> String? {
    let programs = RunningProgram.folder
    let candidates =
      RunningProgram.ancestors(of: programs).map { "\($0)/Assets/\(name)" }
      + ["\(programs)/../share/homepress/\(name)"]
    return candidates.first { access($0, R_OK | X_OK) == 0 }
  }
}
