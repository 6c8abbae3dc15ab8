import CVTerm
import Glibc

/// A program on a pseudo-terminal, with an emulator that shows what it draws.
///
/// It is how tests see the built program as a person does. It never sleeps: it waits until what was
/// asked for stands on the screen, or a deadline passes.
package final class PseudoTerminal {
  package private(set) var size: (rows: Int, columns: Int)
  /// All that the program wrote.
  package private(set) var output: [UInt8] = []
  /// Nil while the program runs.
  package private(set) var exitStatus: ExitStatus?
  package let processID: pid_t
  /// The modes of the terminal before the program could change them.
  package let modesAtStart: TerminalModes
  /// Answer the question for the kitty keyboard protocol, as a terminal that has it.
  package var answersKeyboardQuestion = false

  private var emulator: OpaquePointer
  private let descriptor: Int32
  private let end: Int32
  private var isClosed = false
  private var keyboard = KeyboardProtocol()

  package enum ExitStatus: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  /// - Parameter environment: all of it; `standardEnvironment` is a start.
  package init(
    rows: Int = 24, columns: Int = 80, executable: String, arguments: [String] = [],
    environment: [String: String] = PseudoTerminal.standardEnvironment
  ) throws {
    var started: (terminal: Int32, end: Int32, child: pid_t) = (-1, -1, -1)
    var modes = termios()
    let variables = environment.map { "\($0.key)=\($0.value)" }
    let isStarted = withCStrings([executable] + arguments) { arguments in
      withCStrings(variables) { variables in
        pseudo_terminal_start(
          executable, arguments, variables, Int32(rows), Int32(columns),
          &started.terminal, &started.end, &started.child, &modes)
      }
    }
    guard isStarted else { throw PseudoTerminalError.notStarted(executable) }
    (descriptor, end, processID) = started
    size = (rows, columns)
    emulator = emulator_new(Int32(rows), Int32(columns))
    modesAtStart = TerminalModes(modes)
  }

  deinit {
    if exitStatus == nil {
      kill(-processID, SIGKILL)
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
    hangUp()
    close(end)
    emulator_free(emulator)
  }

  package static let standardEnvironment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/tmp",
  ]

  // What a person does.

  package func send(_ text: String) { send(bytes: Array(text.utf8)) }

  package func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, !isClosed {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) }
      if written < 0, errno != EAGAIN, errno != EINTR { return }
      if !rest.isEmpty { receive(within: .milliseconds(10)) }
    }
  }

  /// The emulator begins anew and is shown all again: its own way of resizing can crash it.
  package func resize(rows: Int, columns: Int) {
    size = (rows, columns)
    emulator_free(emulator)
    emulator = emulator_new(Int32(rows), Int32(columns))
    emulator_feed(emulator, output, output.count)
    _ = takeAnswers()
    _ = pseudo_terminal_resize(descriptor, Int32(rows), Int32(columns))
  }

  package func signal(_ number: Int32) { kill(processID, number) }

  /// Closes the window.
  package func hangUp() {
    guard !isClosed else { return }
    isClosed = true
    close(descriptor)
  }

  // Waiting.

  /// Waits until `text` stands on the screen.
  package func wait(for text: String, within limit: Duration = .seconds(5)) throws {
    try wait("for \"\(text)\"", within: limit) { $0.screen.contains { $0.contains(text) } }
  }

  /// Waits until the condition holds; `what` completes the sentence of a failure.
  package func wait(
    _ what: String, within limit: Duration = .seconds(5),
    until condition: (PseudoTerminal) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + limit
    while !condition(self) {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero, receive(within: left) else {
        throw PseudoTerminalError.waitedInVain(what, screen: screen)
      }
    }
  }

  /// Reads until nothing has come for a while.
  package func settle(quiet: Duration = .milliseconds(60)) {
    while receive(within: quiet) {}
  }

  @discardableResult
  package func waitForExit(within limit: Duration = .seconds(5)) throws -> ExitStatus {
    let deadline = ContinuousClock.now + limit
    while exitStatus == nil {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else {
        throw PseudoTerminalError.waitedInVain("for the end", screen: screen)
      }
      receive(within: left)
    }
    return exitStatus ?? .code(-1)
  }

  /// - Returns: false where nothing came in that time, or nothing can come any more.
  @discardableResult
  private func receive(within limit: Duration) -> Bool {
    var polled = [
      pollfd(fd: isClosed ? -1 : descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: exitStatus == nil ? end : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polled, 2, limit.pollMilliseconds) > 0 else { return false }
    if polled[0].revents != 0, read() { return true }
    if polled[1].revents != 0 {
      reap()
      return true
    }
    return false
  }

  private func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return true }
    guard count > 0 else { return false }
    show(Array(bytes[..<count]))
    return true
  }

  private func show(_ bytes: [UInt8]) {
    output += bytes
    emulator_feed(emulator, bytes, bytes.count)
    let answers = takeAnswers()
    // A terminal answers in the order of the questions, and the question for attributes comes last.
    if answersKeyboardQuestion { send(bytes: keyboard.answers(to: bytes)) }
    send(bytes: answers)
  }

  private func takeAnswers() -> [UInt8] {
    var answers = [UInt8](repeating: 0, count: 4096)
    let count = emulator_take_answers(emulator, &answers, answers.count)
    return Array(answers[..<count])
  }

  private func reap() {
    var status: Int32 = 0
    guard waitpid(processID, &status, WNOHANG) == processID else { return }
    let signal = status & 0x7F
    exitStatus = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
  }

  // What is seen.

  package var isAlternateScreen: Bool { emulator_has_alternate_screen(emulator) }
  package var isCursorVisible: Bool { emulator_has_cursor(emulator) }
  /// 0 none, 1 clicks, 2 drags, 3 every motion.
  package var mouseMode: Int { Int(emulator_mouse(emulator)) }
  /// Flags of the kitty keyboard protocol, the last pushed one last.
  package var keyboardFlags: [Int] { keyboard.pushed }
  /// The modes of the terminal now.
  package var modes: TerminalModes { TerminalModes(of: descriptor) }

  package func cell(row: Int, column: Int) -> ScreenCell {
    ScreenCell(emulator_read_cell(emulator, Int32(row), Int32(column)))
  }
}
