import AppProtocol
import Canvas
import Glibc
import Scenarios

/// A recording of what the terminal was told, in the form asciicast v2: a line about the terminal, then
/// a line for each event.
///
/// Every line is written at once and whole, so that a session which is killed leaves a file to play.
struct CastRecording {
  private let file: NewFile
  /// Since when events are timed, and the size that was last written down; nil before the first.
  private var started: (at: Duration, size: Size)?
  /// The number of the error that ended it.
  private var failure: Int32 = 0

  /// A recording that is there is never written over.
  init(newFile path: String) throws(SavingError) {
    file = try NewFile(path)
  }

  /// Nothing is recorded after all.
  func abandon() { file.abandon() }

  /// Adds what was written to the terminal since the last time, and before it a new size.
  mutating func add(_ output: [UInt8], size: Size, at now: Duration) {
    guard failure == 0 else { return }
    guard let (start, last) = started else {
      started = (now, size)
      write(CastRecording.header(size))
      return add(output, size: size, at: now)
    }
    if size != last {
      started = (start, size)
      write(event("r", "\(size.columns)x\(size.rows)", at: now - start))
    }
    guard !output.isEmpty else { return }
    write(event("o", String(decoding: output, as: UTF8.self), at: now - start))
  }

  /// What is to be told at the end: a recording that stops early is no longer what it seems.
  var notice: String? {
    guard failure != 0 else { return nil }
    return "the recording \(file.path) ends early: \(String(cString: strerror(failure)))"
  }

  private static func header(_ size: Size) -> JSON {
    let type = getenv("TERM").map { String(cString: $0) }
    return .object([
      JSON.Member("version", .integer(2)),
      JSON.Member("width", .integer(Int64(size.columns))),
      JSON.Member("height", .integer(Int64(size.rows))),
      JSON.Member("timestamp", .integer(Int64(time(nil)))),
      JSON.Member("title", .string("homepress")),
      JSON.Member("env", .object([JSON.Member("TERM", .optional(type))])),
    ])
  }

  private func event(_ code: String, _ data: String, at time: Duration) -> JSON {
    let (seconds, attoseconds) = time.components
    let micros = Double(seconds) + Double(attoseconds / 1_000_000_000_000) / 1_000_000
    return .array([.real(micros), .string(code), .string(data)])
  }

  /// Of a line that does not fit on the disk nothing is left.
  private mutating func write(_ json: JSON) {
    let end = lseek(file.descriptor, 0, SEEK_END)
    failure = file.write(json.line + Array("\n".utf8))
    if failure != 0 { ftruncate(file.descriptor, end) }
  }
}
