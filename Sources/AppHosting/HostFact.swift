import AppProtocol
import QuickActions

/// What a host learnt about its app, in the past tense.
package enum HostFact: Hashable, Sendable {
  /// A stand-in has no process id.
  case started(pid: Int32?)
  case failedToStart(String)
  case said(AppMessage)
  /// A line of its standard output or error. Its text is foreign: control characters included.
  case printed(String)
  /// It broke the protocol; the sentence says how.
  case misbehaved(String)
  /// The last fact.
  case exited(ProcessExit)
}
