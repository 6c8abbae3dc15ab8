import Glibc

/// What the kernel says about processes.
enum Processes {
  /// The letter of `/proc/PID/stat`: `T` is stopped, `Z` a zombie; nil where there is no such process.
  static func state(_ pid: Int32) -> Character? {
    guard let file = fopen("/proc/\(pid)/stat", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = fread(&buffer, 1, buffer.count, file)
    // The name stands in parentheses and may hold any character.
    let text = String(decoding: buffer.prefix(count), as: UTF8.self)
    return text.lastIndex(of: ")").flatMap { text[$0...].dropFirst(2).first }
  }

  /// Waits until a child of ours is stopped.
  static func waitForStop(_ pid: Int32) { waitForChange(pid, Int32(WSTOPPED)) }

  /// Waits until a child of ours that was stopped goes on.
  static func waitForResumption(_ pid: Int32) { waitForChange(pid, Int32(WCONTINUED)) }

  /// The child stays to be reaped.
  private static func waitForChange(_ pid: Int32, _ change: Int32) {
    var information = siginfo_t()
    waitid(P_PID, id_t(pid), &information, change | Int32(WNOWAIT))
  }

  /// Waits for the end of a process that need not be a child of ours.
  static func hasEnded(_ pidfd: Int32) -> Bool {
    // No such process any more.
    guard pidfd >= 0 else { return true }
    defer { close(pidfd) }
    var entry = pollfd(fd: pidfd, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 30_000) == 1
  }
}
