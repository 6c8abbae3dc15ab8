import AppHosting

/// How an installed app is run.
package enum Program: Hashable, Sendable {
  /// A child process of this executable.
  case executable(path: String)
  /// No Linux executable: a well-behaved delegate described by data.
  case standIn(StandInBehaviour)
}
