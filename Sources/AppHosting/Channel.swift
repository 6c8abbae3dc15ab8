import AppProtocol
import Glibc
import QuickActions

/// One stream from an app, taken in within bounds: so much in each short while and no more.
///
/// An app that writes faster waits for us, as it would for any reader that is slow; a flood costs
/// the phone a known share of its time.
struct Channel {
  /// How long an allowance lasts.
  static let window: Duration = .milliseconds(50)

  let descriptor: Int32
  private let allowance: Allowance
  private var left: Allowance
  private var windowEnds = Instant.start
  private var lastFill = Instant.start
  private var lines: LineReader
  private(set) var isOpen = true
  /// The last look found no more bytes.
  private var isDry = false
  /// Lines may wait here that were not allowed out.
  private var isBacklogged = false

  struct Allowance: Hashable {
    var bytes: Int
    var pieces: Int
  }

  init(descriptor: Int32, lineLimit: Int, allowance: Allowance) {
    self.descriptor = descriptor
    self.allowance = allowance
    left = allowance
    lines = LineReader(limit: lineLimit)
  }

  /// Takes in what is there, as far as the allowance goes.
  ///
  /// Lines that wait to be given out come first, so that what is kept here stays bounded.
  mutating func fill(at now: Instant) {
    lastFill = now
    if now >= windowEnds {
      left = allowance
      windowEnds = now.advanced(by: Channel.window)
    }
    guard !isBacklogged else { return }
    isDry = !isOpen
    while !isDry, left.bytes > 0 { readSome() }
  }

  /// The next line; nil where there is none, or none is allowed out for now.
  mutating func next(while hasTime: () -> Bool) -> LineReader.Piece? {
    isBacklogged = left.pieces == 0 || !hasTime()
    guard !isBacklogged, let piece = lines.next() else { return nil }
    left.pieces -= 1
    return piece
  }

  /// The last line, where the stream ended without a line feed.
  mutating func finish() -> LineReader.Piece? {
    lines.finish()
  }

  /// All that was there has been given out.
  var isDrained: Bool { isDry && !isBacklogged }

  /// When there may be more though the descriptor does not tell.
  var nextDue: Instant? {
    if isUsedUp { return windowEnds }
    return isBacklogged ? lastFill : nil
  }

  var awaitsReading: Bool { isOpen && !isBacklogged && !isUsedUp }

  private var isUsedUp: Bool { left.pieces == 0 && isBacklogged || left.bytes == 0 }

  private mutating func readSome() {
    let size = min(left.bytes, 16 << 10)
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      result = read(descriptor, buffer.baseAddress, size)
      count = max(0, result)
    }
    guard result > 0 else {
      isDry = true
      isOpen = result < 0 && (errno == EAGAIN || errno == EINTR)
      return
    }
    lines.append(bytes)
    left.bytes -= result
  }
}

extension Channel {
  /// The channel of an app that never started.
  static var closed: Channel {
    var channel = Channel(
      descriptor: -1, lineLimit: 0, allowance: Allowance(bytes: 0, pieces: 0))
    channel.isOpen = false
    return channel
  }
}
