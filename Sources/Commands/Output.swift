import Glibc

/// Writes text to a file descriptor, whole.
package struct Output: Hashable, Sendable {
  package var descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package static let standard = Output(descriptor: STDOUT_FILENO)
  package static let error = Output(descriptor: STDERR_FILENO)

  /// - Returns: the number of the error, or 0. `EPIPE` instead of a signal where nobody reads.
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
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

extension Outcome {
  /// Prints it. A reader that went away is no failure; a full disk is.
  ///
  /// - Returns: the exit status.
  package func deliver(output: Output = .standard, error: Output = .error) -> ExitStatus {
    error.write(diagnostics)
    let failure = output.write(self.output)
    guard failure != 0, failure != EPIPE else { return status }
    error.write("homepress: the result cannot be written: \(String(cString: strerror(failure)))\n")
    return .unable
  }
}
