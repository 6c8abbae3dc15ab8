/// Splits a stream of bytes into lines of a bounded length.
///
/// Memory stays bounded whatever the other side sends: of a line that grows past the limit the
/// beginning is given out as `cut`, once, and the rest is skipped up to the next line feed.
package struct LineReader: Sendable {
  package enum Piece: Hashable, Sendable {
    /// A line without its line feed.
    case line([UInt8])
    /// The first `limit` bytes of a line that is longer; what follows of it is dropped.
    case cut([UInt8])
  }

  /// The longest line of the protocol: 1 MiB.
  package static let messageLimit = 1 << 20

  /// The longest line that is kept whole, in bytes.
  package let limit: Int
  private var buffer: [UInt8] = []
  /// The first byte that was not given out yet.
  private var start = 0
  /// No line feed stands before this place.
  private var scanned = 0
  private var isSkipping = false

  package init(limit: Int = LineReader.messageLimit) {
    self.limit = limit
  }

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    forgetGivenOut()
    buffer.append(contentsOf: bytes)
  }

  /// The next piece, nil until more bytes come.
  package mutating func next() -> Piece? {
    while let end = findLineFeed() {
      let line = buffer[start..<end]
      start = end + 1
      if isSkipping {
        isSkipping = false
      } else {
        return piece(line)
      }
    }
    return isSkipping ? skip() : cut()
  }

  /// The last line, where the stream ended without a line feed.
  package mutating func finish() -> Piece? {
    let rest = buffer[start...]
    start = buffer.count
    defer { isSkipping = false }
    return rest.isEmpty || isSkipping ? nil : piece(rest)
  }

  private func piece(_ line: ArraySlice<UInt8>) -> Piece {
    line.count > limit ? .cut(Array(line.prefix(limit))) : .line(Array(line))
  }

  private mutating func findLineFeed() -> Int? {
    let found = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n"))
    scanned = found.map { $0 + 1 } ?? buffer.count
    return found
  }

  private mutating func cut() -> Piece? {
    guard buffer.count - start > limit else { return nil }
    let beginning = Array(buffer[start...].prefix(limit))
    isSkipping = true
    start = buffer.count
    return .cut(beginning)
  }

  private mutating func skip() -> Piece? {
    start = buffer.count
    return nil
  }

  private mutating func forgetGivenOut() {
    buffer.removeSubrange(..<start)
    scanned -= start
    start = 0
  }
}
