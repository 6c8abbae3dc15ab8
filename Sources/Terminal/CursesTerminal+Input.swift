import CNcurses
import Canvas
import Glibc

// Waiting, without ever waking for nothing.
extension CursesTerminal {
  /// Time in which the program was stopped has not passed.
  package var now: Duration { CursesTerminal.time - stopped }

  static var time: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  package var timeOfDay: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var local = tm()
    localtime_r(&time.tv_sec, &local)
    let minutes = Int(local.tm_hour) * 60 + Int(local.tm_min)
    return .seconds(minutes * 60 + Int(local.tm_sec)) + .nanoseconds(time.tv_nsec)
  }

  package mutating func waitForInput(
    until deadline: Duration?, alsoPolling descriptors: [pollfd]
  ) -> [UserInput] {
    while true {
      let due = [deadline, interpreter.nextDue].compactMap(\.self).min()
      let began = CursesTerminal.time
      let ready = poll(descriptors, until: due)
      var inputs = ready.signals ? readSignals(since: began) : []
      if ready.terminal { inputs += read() }
      inputs += perform(interpreter.timePassed(at: now))
      let isDue = deadline.map { now >= $0 } ?? false
      if !inputs.isEmpty || ready.others || isDue { return inputs }
    }
  }

  private func poll(
    _ descriptors: [pollfd], until due: Duration?
  ) -> (terminal: Bool, signals: Bool, others: Bool) {
    // A descriptor below zero is passed over.
    let own = [isHungUp ? -1 : STDIN_FILENO, signals]
    var polled = own.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } + descriptors
    let count = Glibc.poll(&polled, nfds_t(polled.count), milliseconds(until: due))
    guard count > 0 else { return (false, false, false) }
    return (
      polled[0].revents != 0, polled[1].revents != 0,
      polled.dropFirst(2).contains { $0.revents != 0 }
    )
  }

  /// Rounded up, so that what is due is due on waking; -1 for ever.
  private func milliseconds(until due: Duration?) -> Int32 {
    guard let due else { return -1 }
    let left = (due - now).components
    guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
    let perMillisecond: Int64 = 1_000_000_000_000_000
    let milliseconds = (left.attoseconds + perMillisecond - 1) / perMillisecond
    return Int32(min(3_600_000, min(3600, left.seconds) * 1000 + milliseconds))
  }

  private mutating func read() -> [UserInput] {
    var bytes: [UInt8] = []
    switch CursesTerminal.read(STDIN_FILENO, into: &bytes) {
    case .bytes: return perform(interpreter.receive(bytes, at: now))
    case .nothing: return []
    case .end:
      isHungUp = true
      return [.quitRequested(by: SIGHUP)]
    }
  }

  private enum ReadResult {
    case bytes, nothing, end
  }

  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> ReadResult {
    let count = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { bytes = Array(buffer[..<count]) }
      return count
    }
    if count > 0 { return .bytes }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
  }

  /// - Parameter moment: when the program certainly was not stopped.
  private mutating func readSignals(since moment: Duration) -> [UserInput] {
    var numbers: [UInt8] = []
    guard CursesTerminal.read(signals, into: &numbers) == .bytes else { return [] }
    let arrived = Set(numbers.map(Int32.init))
    var inputs: [UserInput] = []
    if arrived.contains(SIGTSTP) { inputs += perform([.suspend]) }
    if arrived.contains(SIGCONT) {
      wentOn(since: moment)
      inputs += returned()
    }
    if arrived.contains(SIGWINCH) { inputs.append(.resized(resize())) }
    let quits = [SIGTERM, SIGHUP, SIGINT].filter(arrived.contains)
    return inputs + quits.prefix(1).map { .quitRequested(by: $0) }
  }

  /// Does what the terminal itself must do, and hands the rest on.
  private mutating func perform(_ outcomes: [InputInterpreter.Outcome]) -> [UserInput] {
    outcomes.flatMap { outcome -> [UserInput] in
      switch outcome {
      case .input(let input): return [input]
      case .suspend:
        suspend()
        return returned()
      case .keyboardFlags: flagsAnswered()
      case .deviceAttributes: answerEnded()
      }
      return []
    }
  }

  /// The window may have another size after a while.
  private mutating func returned() -> [UserInput] {
    TakenTerminal.presentSize == size ? [.redrawNeeded] : [.resized(resize())]
  }
}

// The question for the kitty keyboard protocol.
extension CursesTerminal {
  /// Terminals that know the protocol may grant less than what is wanted, so they are asked again.
  private mutating func flagsAnswered() {
    switch keyboard {
    case .notAsked, .settled: break
    case .asked:
      guard !modes.hasKeyboard else {
        keyboard = .settled
        return
      }
      modes.hasKeyboard = true
      prepareFarewell()
      keyboard = .pushed(at: now)
      send(Modes.keyboardOn + Modes.keyboardQuestion)
    case .pushed: keyboard = .settled
    }
  }

  private mutating func answerEnded() {
    if case .asked = keyboard { keyboard = .settled }
  }

  /// An answer that came after the program had gone would be typed into the shell.
  func awaitAnswer() {
    guard let (time, last) = keyboard.awaited else { return }
    let patience = min(now + .milliseconds(150), time + .seconds(1))
    var parser = InputParser()
    while !isHungUp, now < patience {
      let ready = poll([], until: patience)
      guard ready.terminal, !ready.signals else { return }
      var bytes: [UInt8] = []
      guard CursesTerminal.read(STDIN_FILENO, into: &bytes) == .bytes else { return }
      let events = bytes.flatMap { parser.receive($0, at: now) }
      if events.contains(where: last) { return }
    }
  }
}

extension CursesTerminal.Keyboard {
  /// When it was asked, and what the last part of the answer is.
  fileprivate var awaited: (since: Duration, last: (InputEvent) -> Bool)? {
    switch self {
    case .notAsked, .settled: return nil
    case .asked(let time): return (time, { $0 == .deviceAttributes })
    case .pushed(let time):
      return (
        time,
        { event in
          guard case .keyboardFlags = event else { return false }
          return true
        }
      )
    }
  }
}
