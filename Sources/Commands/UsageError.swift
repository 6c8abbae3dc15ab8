/// What is wrong with the arguments: what was found, what was expected, and what to do.
package struct UsageError: Error, Hashable, Sendable {
  package var message: String
  package var fix: String

  package init(_ message: String, fix: String) {
    self.message = message
    self.fix = fix
  }
}

extension Command {
  /// Where the options of the command are told.
  var helpHint: String { "`\(invocation) --help` lists what it takes" }
}
