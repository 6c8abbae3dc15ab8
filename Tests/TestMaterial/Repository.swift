/// The files of the package that tests read where they lie.
package enum Repository {
  package static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// An app or a file that the commands are tried on.
  package static func fixture(_ name: String) -> String {
    root + "/Tests/CommandsTests/Fixtures/" + name
  }
}
