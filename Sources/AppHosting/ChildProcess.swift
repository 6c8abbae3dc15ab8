import CGlibc
import Glibc
import QuickActions

/// A child of ours: its process group and our ends of its socket and its output.
///
/// It cannot be copied, since it must be given back: when it goes, the whole group is killed, the
/// child is reaped and the descriptors are closed, whatever went before.
struct ChildProcess: ~Copyable {
  let pid: Int32
  private let pidfd: Int32
  let console: Int32
  let socket: Int32
  private var isReaped = false
  /// What it and all that it starts are known by.
  private let mark: rlim_t

  /// - Parameter environment: added to our own, in whose place it comes where both have a name.
  init(
    executable: String, arguments: [String], environment: [String: String]
  ) throws(StartFailure) {
    var child = homepress_child()
    let error = CStrings.with([executable] + arguments) { arguments in
      CStrings.with(ChildProcess.environment(adding: environment)) { environment in
        homepress_spawn_child(executable, arguments, environment, &child)
      }
    }
    guard error == 0 else { throw StartFailure(executable: executable, errorNumber: error) }
    pid = child.pid
    pidfd = child.pidfd
    console = child.console
    socket = child.socket
    mark = child.mark
  }

  deinit {
    // A reaped process no longer owns its number: another may have it.
    if !isReaped {
      killTree()
      waitForEnd()
      Strays.end(of: pid, mark: mark)
      _ = homepress_reap_child(pid)
    }
    close(pidfd)
    close(console)
    close(socket)
  }

  /// Signals the child and all that it started in its group.
  func signalGroup(_ number: Int32) {
    if !isReaped { kill(-pid, number) }
  }

  /// Kills the child and all that it started, in its group or not.
  func killTree() {
    guard !isReaped else { return }
    homepress_kill_tree(pid)
    kill(-pid, SIGKILL)
  }

  /// The child has ended and waits to be reaped.
  var hasEnded: Bool {
    var entry = pollfd(fd: pidfd, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Becomes readable when the child ends.
  var endDescriptor: HostDescriptor { HostDescriptor(pidfd) }

  /// Ends what it left behind, once it has ended itself.
  func sweep(_ strays: inout Strays) {
    strays.sweep(of: pid, mark: mark)
  }

  /// It stays to be reaped, so that its number is not another's.
  private func waitForEnd() {
    var entry = pollfd(fd: pidfd, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, -1) < 0, errno == EINTR {}
  }

  /// How it ended; to be asked once, after `hasEnded`.
  mutating func reap() -> ProcessExit {
    isReaped = true
    let end = homepress_reap_child(pid)
    return end.was_signalled != 0 ? .signalled(end.number) : .exited(status: end.number)
  }

  /// Ours, then what is added, then where the socket is.
  ///
  /// The runtime's own report of a crash is switched off: it takes seconds, in which a crashed app
  /// would look like a hanging one, and the phone tells of the crash itself.
  private static func environment(adding extra: [String: String]) -> [String] {
    var variables = ["SWIFT_BACKTRACE": "enable=no"]
    variables.merge(inheritedEnvironment()) { $1 }
    variables.merge(extra) { $1 }
    variables["HOMEPRESS_SOCKET"] = "\(HOMEPRESS_CHILD_SOCKET)"
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  private static func inheritedEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return variables
  }
}

/// An app that could not be started.
struct StartFailure: Error, Hashable, Sendable, CustomStringConvertible {
  var executable: String
  var errorNumber: Int32

  var description: String {
    "cannot run \(executable): \(reason)"
  }

  /// The file is there, so what is missing is what it is to be run by.
  private var reason: String {
    errorNumber == ENOENT && access(executable, F_OK) == 0
      ? "its interpreter or loader is missing" : String(cString: strerror(errorNumber))
  }
}

/// Text as C wants it, for as long as a call takes.
private enum CStrings {
  static func with<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
