import Glibc

/// What waits to be sent to an app: bounded, since an app may never read.
struct OutgoingQueue {
  /// A hundred times what an honest session would pile up.
  static let limit = 1 << 20

  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// - Returns: false where the line no longer fits; it is dropped then.
  mutating func append(_ line: [UInt8]) -> Bool {
    guard bytes.count + line.count <= OutgoingQueue.limit else { return false }
    bytes.append(contentsOf: line)
    return true
  }

  /// Sends as much as the socket takes without waiting.
  ///
  /// A socket whose other end is closed takes nothing; reading from it tells that story.
  mutating func flush(to socket: Int32) {
    while !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      guard sent > 0 else { return }
      bytes.removeFirst(sent)
    }
  }
}
