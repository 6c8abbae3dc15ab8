/// How an app's process ended.
package enum ProcessExit: Hashable, Sendable {
  case exited(status: Int32)
  case signalled(Int32)
}

extension ProcessExit: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signalled(let number): "ended by \(ProcessExit.signalName(number))"
    }
  }

  /// `SIGABRT`, or `signal 34` for a number without a common name. Numbers are Linux's.
  package static func signalName(_ number: Int32) -> String {
    let names: [Int32: String] = [
      1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS",
      8: "SIGFPE", 9: "SIGKILL", 10: "SIGUSR1", 11: "SIGSEGV", 12: "SIGUSR2", 13: "SIGPIPE",
      14: "SIGALRM", 15: "SIGTERM",
    ]
    return names[number] ?? "signal \(number)"
  }
}
