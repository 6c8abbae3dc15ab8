import Glibc

/// What a program that was started prints, and nothing else of it: no input, no terminal, no
/// messages. It is ended when it prints more than it should or takes too long.
package struct ChildOutput {
  package var bytes: [UInt8]
  package var status: Int32

  /// What it is to see and say.
  package enum Surroundings: Hashable, Sendable {
    /// Nothing that could change what it prints.
    case bare
    /// Our environment, and our standard error for its messages.
    case ours
  }

  package enum Failure: Error, Hashable {
    case missing
    case system(String)
    case tooMuch
    case tooSlow
  }

  /// - Parameters:
  ///   - limit: The most bytes it may print.
  ///   - input: The file that is its standard input.
  package init(
    of program: String, _ arguments: [String], limit: Int, seconds: Int = 30,
    input: String = "/dev/null", in surroundings: Surroundings = .bare
  ) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let started = ChildOutput.start(
      program, arguments, in: surroundings, input: input, output: ends[1])
    close(ends[1])
    guard case .success(let pid) = started else {
      guard case .failure(let failure) = started else { throw .missing }
      throw failure
    }
    bytes = []
    let failure = ChildOutput.collect(from: ends[0], into: &bytes, limit: limit, seconds: seconds)
    // It leads a session of its own, so its number is that of its group.
    if failure != nil { kill(-pid, SIGKILL) }
    status = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    if let failure { throw failure }
  }

  private static func start(
    _ program: String, _ arguments: [String], in surroundings: Surroundings, input: String,
    output: Int32
  ) -> Result<pid_t, Failure> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if surroundings == .bare {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // A session of its own has no terminal, so that it cannot ask a person for a password.
    let ownSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | ownSession))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var environment = [strdup("LC_ALL=C.UTF-8"), nil]
    defer { for word in words + environment { free(word) } }
    var pid: pid_t = 0
    let error = environment.withUnsafeMutableBufferPointer { bare in
      posix_spawnp(
        &pid, program, &actions, &attributes, &words,
        surroundings == .bare ? bare.baseAddress : environ)
    }
    guard error != 0 else { return .success(pid) }
    return .failure(error == ENOENT ? .missing : .system(String(cString: strerror(error))))
  }

  private static func collect(
    from pipe: Int32, into bytes: inout [UInt8], limit: Int, seconds: Int
  ) -> Failure? {
    let end = now + seconds * 1000
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      var entry = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, Int32(max(0, end - now)))
      if ready == 0 { return .tooSlow }
      let count = ready < 0 ? -1 : read(pipe, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .system(String(cString: strerror(errno))) }
      if count == 0 { return nil }
      guard bytes.count + count <= limit else { return .tooMuch }
      bytes += chunk[..<count]
    }
  }

  /// Milliseconds of a clock that only goes forward.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
