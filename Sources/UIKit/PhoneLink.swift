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
      .flatMap { PhoneLink.isSocket($0) ? $0 : nil }
  }

  /// The variable may have come from elsewhere: another number is no way to a phone.
  private static func isSocket(_ number: Int32) -> Bool {
    var domain: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(number, SOL_SOCKET, SO_DOMAIN, &domain, &size) == 0 && domain == AF_UNIX
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
