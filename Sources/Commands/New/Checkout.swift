import Glibc

/// The sources of homepress, whose UIKit apps are built with.
struct Checkout: Hashable {
  /// Without links or dots.
  let path: String

  /// - Returns: nil where the folder is something else.
  init?(_ folder: String) {
    guard let path = RunningProgram.resolved(folder),
      access(path + "/Package.swift", R_OK) == 0, access(path + "/Sources/UIKit", R_OK | X_OK) == 0
    else { return nil }
    self.path = path
  }

  /// The one that this program was built in: around it, else where it was compiled.
  static var ownOne: Checkout? {
    let compiled = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let candidates =
      RunningProgram.ancestors(of: RunningProgram.folder) + [compiled.joined(separator: "/")]
    return candidates.lazy.compactMap(Checkout.init).first
  }
}
