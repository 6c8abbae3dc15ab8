import AppBundles
import Glibc

/// What a build says, on disk, and the one line of it that is told first.
struct BuildLog {
  private let file: Int32
  private let folder: String
  /// The first error of a compiler.
  private var located: String?
  /// The first of SwiftPM's own, which tells less.
  private var bare: String?
  private var room = BuildLog.limit

  /// A build that says more is not worth the disk.
  private static let limit = 16 << 20

  init(_ app: PackageApp) {
    folder = app.folder
    file = open(app.logPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  }

  mutating func add(_ line: String) {
    if located == nil, line.contains(": error: ") { located = shortened(line) }
    if bare == nil, line.hasPrefix("error: ") { bare = line }
    let bytes = Array((line + "\n").utf8)
    guard room >= bytes.count, file >= 0 else { return }
    room -= bytes.count
    _ = write(file, bytes, bytes.count)
  }

  func finish() {
    if file >= 0 { close(file) }
  }

  var firstError: String? { located ?? bare }

  /// From the package's folder on: a line of the trace is short.
  private func shortened(_ line: String) -> String {
    line.hasPrefix(folder + "/") ? String(line.dropFirst(folder.count + 1)) : line
  }
}
