import Canvas
import Glibc
import Phone

/// Why a file could not be written.
struct SavingError: Error, Hashable, CustomStringConvertible {
  let path: String
  let number: Int32

  var description: String { "\(path): \(String(cString: strerror(number)))" }
}

/// Writes a new file into the working directory; one that is there is never written over.
///
/// - Returns: the name it got: `name.txt`, or `name-2.txt` where that was taken.
func save(_ text: String, as name: String) throws(SavingError) -> String {
  var attempt = 1
  while true {
    let path = attempt == 1 ? name : name.numbered(attempt)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if file < 0, errno == EEXIST, attempt < 1000 {
      attempt += 1
      continue
    }
    guard file >= 0 else { throw SavingError(path: path, number: errno) }
    defer { close(file) }
    let failure = Output(descriptor: file).write(text)
    guard failure == 0 else { throw SavingError(path: path, number: failure) }
    return path
  }
}

extension String {
  /// `name-2.txt`
  fileprivate func numbered(_ number: Int) -> String {
    guard let dot = lastIndex(of: ".") else { return "\(self)-\(number)" }
    return "\(self[..<dot])-\(number)\(self[dot...])"
  }
}

extension Trace {
  /// The whole log, a line a fact: time in seconds, app, process id, what happened.
  var plainText: String {
    plainLines.map { safeText($0) + "\n" }.joined()
  }

  var plainLines: [String] {
    let note = forgotten > 0 ? ["\(forgotten) older lines were let go"] : []
    return note + lines.map(\.plainText)
  }
}

extension TraceLine {
  fileprivate var plainText: String {
    let who = [entry.app?.rawValue, entry.pid.map { "pid \($0)" }].compactMap { $0 }
    return ([entry.at.description, who.joined(separator: " "), description])
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
