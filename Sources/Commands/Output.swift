import Glibc

/// Writes text to a file descriptor, whole.
package struct Output: Hashable, Sendable {
  package var descriptor: Int32
  /// Becomes readable when the program is to end: nothing is waited for from then on. -1 for none.
  private let ending: Int32

  package init(descriptor: Int32, until ending: Int32 = -1) {
    self.descriptor = descriptor
    self.ending = ending
  }

  package static let standard = Output(descriptor: STDOUT_FILENO)
  package static let error = Output(descriptor: STDERR_FILENO)

  /// Standard output, for someone who has been asked to end and whose reader takes nothing.
  static func standard(until ending: Int32) -> Output {
    Output(descriptor: unblocked(STDOUT_FILENO) ?? STDOUT_FILENO, until: ending)
  }

  /// A pipe or a terminal opened again, so that whoever shares it does not come to know of this.
  private static func unblocked(_ descriptor: Int32) -> Int32? {
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      status.st_mode & S_IFMT == S_IFIFO || isatty(descriptor) == 1
    else { return nil }
    let again = open(
      "/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return again < 0 ? nil : again
  }

  /// - Returns: the number of the error, or 0. `EINTR` where the end came first, `EPIPE` instead of a signal where nobody reads.
  @discardableResult
  package func write(_ text: String) -> Int32 {
    guard !text.isEmpty else { return 0 }
    var text = text
    return withoutPipeSignal {
      text.withUTF8 { bytes in writeAll(UnsafeRawBufferPointer(bytes)) }
    }
  }

  /// Holds `SIGPIPE` back from this thread and takes it away if the body caused it. The way that
  /// the whole process treats the signal stays as it is, for its children too.
  private func withoutPipeSignal(_ body: () -> Int32) -> Int32 {
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let failure = body()
    if failure == EPIPE, sigismember(&before, SIGPIPE) == 0 {
      var atOnce = timespec()
      sigtimedwait(&pipe, nil, &atOnce)
    }
    return failure
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      if ending >= 0, !waitUntilWritable() { return EINTR }
      // A pipe that can be written to takes as much as that at once.
      let piece = ending >= 0 ? rest.prefix(Int(PIPE_BUF)) : rest
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: piece).baseAddress, piece.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        _ = waitUntilWritable()
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// - Returns: false where the end came first.
  private func waitUntilWritable() -> Bool {
    var entries = [
      pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
    ]
    poll(&entries, nfds_t(entries.count), -1)
    return entries[0].revents != 0 || entries[1].revents == 0
  }

  /// What is told of an error that stopped it; nil where nobody is left to be told, or asks.
  static func account(of failure: Int32) -> String? {
    guard ![0, EPIPE, EINTR].contains(failure) else { return nil }
    return "homepress: the result cannot be written: \(String(cString: strerror(failure)))\n"
  }
}

extension Outcome {
  /// Prints it. A reader that went away is no failure; a full disk is.
  ///
  /// - Returns: the exit status.
  package func deliver(output: Output = .standard, error: Output = .error) -> ExitStatus {
    error.write(diagnostics)
    guard let account = Output.account(of: output.write(self.output)) else { return status }
    error.write(account)
    return .unable
  }
}
