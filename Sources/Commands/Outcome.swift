/// What a command came to: what it prints and how it ends, as a value that a test can look at.
package struct Outcome: Hashable, Sendable {
  /// The result, for standard output.
  package var output: String
  /// What is to be told beside it, for standard error.
  package var diagnostics: String
  package var status: ExitStatus
  /// The signal that asked it to end. The process dies of it, so that whoever waits for it can tell
  /// that from a person's wish to quit.
  package var signal: Int32?

  package init(
    output: String = "", diagnostics: String = "", status: ExitStatus = .success,
    signal: Int32? = nil
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.status = status
    self.signal = signal
  }
}

/// How homepress ends, whatever the command.
package enum ExitStatus: Int32, Hashable, Sendable {
  case success = 0
  /// Findings, or an expectation that failed.
  case findings = 1
  /// Wrong usage, unreadable input, or no terminal where one is needed.
  case unable = 2
}
