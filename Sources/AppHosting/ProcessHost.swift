import AppProtocol
import Glibc
import QuickActions

/// An app as a child process, with one socket for the protocol and one pipe for its console.
///
/// Whatever the app does is told as a fact about it: it can crash, hang, flood, send garbage or
/// stop reading, and costs the phone a bounded amount of time and memory.
package final class ProcessHost: AppHost {
  /// The longest message that is read, in bytes, and the most values it may hold: all that an honest
  /// app says is a hundredth of it, and more would hold up the phone while it is read.
  static let messageLimit = 256 << 10
  static let valueLimit = 4000
  /// How long an app that closed its socket may take to end before that counts as misbehaviour.
  static let closingGrace: Duration = .milliseconds(200)
  /// How long the output of an ended app is read: a process that left its group may hold the pipe.
  static let drainingLimit: Duration = .seconds(2)
  /// How long after a kill it is seen whether it worked.
  static let sweepPause: Duration = .milliseconds(2)
  /// The longest console line that is told, in bytes.
  static let consoleLineLimit = 4096

  private var child: ChildProcess?
  private var socket: Channel
  private var console: Channel
  private var outgoing = OutgoingQueue()
  /// Facts that arose outside `facts(at:)`.
  private var waiting: [HostFact]
  private var lastSeen = Instant.start
  private var isUnread = false
  private var closing = Closing.no
  private var drainsUntil: Instant?
  private var strays = Strays()

  private enum Closing {
    case no
    case since(Instant)
    case told
  }

  /// Starts the app at once, from a thread that lives as long as the program: the kernel kills the
  /// app when that thread ends.
  package init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:]
  ) {
    do throws(StartFailure) {
      let child = try ChildProcess(
        executable: executable, arguments: arguments, environment: environment)
      socket = Channel(
        descriptor: child.socket, lineLimit: ProcessHost.messageLimit,
        allowance: Channel.Allowance(bytes: 256 << 10, pieces: 200))
      console = Channel(
        descriptor: child.console, lineLimit: ProcessHost.consoleLineLimit,
        allowance: Channel.Allowance(bytes: 64 << 10, pieces: 200))
      waiting = [.started(pid: child.pid)]
      self.child = consume child
    } catch {
      socket = .closed
      console = .closed
      waiting = [.failedToStart(error.description)]
    }
  }

  package func send(_ message: PhoneMessage) {
    guard let socketNumber = child?.socket, socket.isOpen else { return }
    if !outgoing.append(message.encodedLine()) { tellUnread() }
    outgoing.flush(to: socketNumber)
  }

  package func signal(_ signal: HostSignal) {
    switch signal {
    case .stop: child?.signalGroup(SIGSTOP)
    case .resume: child?.signalGroup(SIGCONT)
    case .kill: child?.killTree()
    case .crash:
      child?.signalGroup(SIGSEGV)
      // A stopped process takes a signal in only when it goes on.
      child?.signalGroup(SIGCONT)
    }
  }

  package func facts(at now: Instant, while hasTime: () -> Bool) -> [HostFact] {
    lastSeen = now
    var facts = waiting
    waiting = []
    guard let socketNumber = child?.socket else { return facts }
    outgoing.flush(to: socketNumber)
    // Looked at before reading: all that an ended app wrote can be read by now.
    let hasEnded = child?.hasEnded ?? false
    if hasEnded { beginDraining(at: now) }
    // The socket is read first and told last: what an app prints during a call stands before the
    // call's return.
    socket.fill(at: now)
    console.fill(at: now)
    while let piece = console.next(while: hasTime) { facts.append(printed(piece)) }
    while let piece = socket.next(while: hasTime) { facts += said(piece) }
    if hasEnded {
      facts += finish(at: now)
    } else {
      facts += noticeClosing(at: now)
    }
    return facts
  }

  package var descriptors: [HostDescriptor] {
    guard let end = child?.endDescriptor else { return [] }
    let writes = socket.isOpen && !outgoing.isEmpty
    var all = drainsUntil == nil ? [end] : []
    if socket.awaitsReading || writes {
      all.append(
        HostDescriptor(
          socket.descriptor, awaitsReading: socket.awaitsReading, awaitsWriting: writes))
    }
    if console.awaitsReading { all.append(HostDescriptor(console.descriptor)) }
    return all
  }

  package var nextDue: Instant? {
    if !waiting.isEmpty { return lastSeen }
    guard child != nil else { return nil }
    let due = [socket.nextDue, console.nextDue, closingDue, strayDue, drainsUntil]
    return due.compactMap(\.self).min()
  }
}

// MARK: What the app says

extension ProcessHost {
  private func printed(_ piece: LineReader.Piece) -> HostFact {
    switch piece {
    case .line(var bytes):
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      return .printed(String(decoding: bytes, as: UTF8.self))
    case .cut(let beginning):
      return .printed(String(decoding: beginning, as: UTF8.self) + "…")
    }
  }

  private func said(_ piece: LineReader.Piece) -> [HostFact] {
    switch piece {
    case .line(let line): return message(line)
    case .cut(let beginning):
      let start = quoted(String(decoding: beginning.prefix(64), as: UTF8.self))
      return [.misbehaved("dropped a line of more than \(beginning.count) bytes: \(start)")]
    }
  }

  private func message(_ line: [UInt8]) -> [HostFact] {
    let limits = JSONText.Limits(depth: JSONText.Limits.line.depth, values: ProcessHost.valueLimit)
    do throws(ProtocolViolation) {
      let message = try AppMessage(line: line, limits: limits)
      if case .hello(let version, _) = message, version != appProtocolVersion {
        let versions = "version \(version) of the protocol, not \(appProtocolVersion)"
        return [.misbehaved("speaks \(versions)")]
      }
      var bounds = TextBounds()
      let bounded = bounds.bounded(message)
      return (bounds.account.map { [.misbehaved($0)] } ?? []) + [.said(bounded)]
    } catch {
      let start = quoted(String(decoding: line.prefix(64), as: UTF8.self))
      return [.misbehaved("dropped \(start): \(error)")]
    }
  }

  /// Told once: a queue that is full stays full.
  private func tellUnread() {
    guard !isUnread else { return }
    isUnread = true
    waiting.append(
      .misbehaved("does not read: more than \(OutgoingQueue.limit) bytes wait for it"))
  }
}

// MARK: How the app ends

extension ProcessHost {
  /// An app that ends closes its socket a moment earlier; only one that lives on misbehaves.
  private func noticeClosing(at now: Instant) -> [HostFact] {
    guard !socket.isOpen else { return [] }
    switch closing {
    case .no:
      closing = .since(now)
    case .since(let moment) where now >= moment.advanced(by: ProcessHost.closingGrace):
      closing = .told
      return [.misbehaved("closed its socket: no call can reach it any more")]
    case .since, .told: break
    }
    return []
  }

  private var closingDue: Instant? {
    guard case .since(let moment) = closing else { return nil }
    return moment.advanced(by: ProcessHost.closingGrace)
  }

  /// Nothing tells when a process dies that is no child of the app's own.
  private var strayDue: Instant? {
    strays.left > 0 ? lastSeen.advanced(by: ProcessHost.sweepPause) : nil
  }

  /// What the app started goes with it, before its number is free for another.
  private func beginDraining(at now: Instant) {
    child?.sweep(&strays)
    child?.signalGroup(SIGKILL)
    if drainsUntil == nil { drainsUntil = now.advanced(by: ProcessHost.drainingLimit) }
  }

  /// Tells the end once all output was told.
  private func finish(at now: Instant) -> [HostFact] {
    let isDrained = socket.isDrained && console.isDrained && strays.left == 0
    guard isDrained || drainsUntil.map({ now >= $0 }) ?? false else { return [] }
    var rest = console.finish().map { [printed($0)] } ?? []
    if let account = strays.account { rest.append(.misbehaved(account)) }
    guard let exit = child?.reap() else { return rest }
    child = nil
    return rest + [.exited(exit)]
  }
}
