/// What `homepress new` was asked.
package struct NewOptions: Hashable, Sendable {
  package var folder: String
  /// The name under the icon; nil for the folder's.
  package var name: String?
  package var hasScenes: Bool
  /// Where homepress is; nil where it is to be found.
  package var homepress: String?

  init(_ arguments: Arguments, operands: [String]) throws(UsageError) {
    guard let folder = operands.first, operands.count == 1, !folder.isEmpty else {
      throw UsageError(
        operands.count > 1
          ? "homepress new takes one folder; found \(operands.count)"
          : "homepress new needs a folder",
        fix: "name a new one: homepress new DIR")
    }
    self.folder = folder
    name = arguments.value(of: .name)
    hasScenes = arguments.has(.scenes)
    homepress = arguments.value(of: .homepress)
  }
}
