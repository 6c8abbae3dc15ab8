import Glibc

/// Lines as they come in on a descriptor that is polled.
struct LineInput {
  enum Line: Hashable {
    case whole(String)
    /// What begins like that may mean something else.
    case tooLong
  }

  let descriptor: Int32
  private var bytes: [UInt8] = []
  private var isTooLong = false
  private var lines: [Line] = []
  private(set) var isAtEnd = false

  /// In bytes: nobody types more.
  static let longestLine = 4096
  /// What is not taken yet waits in the pipe.
  private static let mostLines = 1000

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }
  var wantsMore: Bool { !isAtEnd && lines.count < LineInput.mostLines }
  var isOver: Bool { isAtEnd && lines.isEmpty }

  /// Reads what is there, without waiting where the descriptor was said to be ready.
  mutating func fill() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return take(buffer[..<count]) }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    isAtEnd = true
    if !bytes.isEmpty || isTooLong { endLine() }
  }

  mutating func next() -> Line? { lines.isEmpty ? nil : lines.removeFirst() }

  private mutating func take(_ new: ArraySlice<UInt8>) {
    for byte in new {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if bytes.count < LineInput.longestLine {
        bytes.append(byte)
      } else {
        isTooLong = true
      }
    }
  }

  private mutating func endLine() {
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    lines.append(isTooLong ? .tooLong : .whole(String(decoding: bytes, as: UTF8.self)))
    bytes = []
    isTooLong = false
  }
}
