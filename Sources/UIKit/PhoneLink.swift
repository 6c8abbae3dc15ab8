internal import AppProtocol
import Synchronization

/// The app's end of the wire. Whole lines are written under a lock, since a completion handler may be
/// called on any thread.
final class PhoneLink: Sendable {
  /// The link to the phone that started this process.
  static let shared = PhoneLink(environment: ProcessInfo.processInfo.environment)

  /// Nil in a process that no phone started.
  let socket: Int32?
  private let writing = Mutex(())

  private init(environment: [String: String]) {
    socket = environment["HOMEPRESS_SOCKET"].flatMap { Int32($0) }
  }

  /// Waits where the phone is slow to read: what is said is never lost.
  func say(_ message: AppMessage) {
    guard let socket else { return }
    writing.withLock { _ in
      var line = message.encodedLine()[...]
      while !line.isEmpty {
        let sent = line.withUnsafeBytes {
          send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if sent < 0, errno != EINTR { return }
        line = line.dropFirst(max(0, sent))
      }
    }
  }
}
