import AppBundles
import Glibc

/// Notices what is written, moved or deleted in a package's folder, hidden names apart.
///
/// The kernel tells it, so nothing is looked at while nothing changes.
package final class SourceWatch {
  package let descriptor: Int32
  private var folders: [Int32: String] = [:]

  private static let wanted = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)

  package init(_ folder: String) throws(WatchFailure) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw WatchFailure(folder: folder, number: errno) }
    try watch(folder)
  }

  deinit { close(descriptor) }

  /// What changed since it was last asked: the first of the names; nil where nothing did.
  package func takeChange() -> String? {
    var change: String?
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return change }
      for event in Event.all(in: buffer[..<count]) {
        let name = take(event)
        change = change ?? name
      }
    }
  }

  private func take(_ event: Event) -> String? {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      for folder in Set(folders.values) { try? watch(folder) }
      return "more than could be counted"
    }
    if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.watch] = nil }
    guard let folder = folders[event.watch], SourceWatch.counts(event.name) else { return nil }
    if event.isNewFolder { try? watch(folder + "/" + event.name) }
    return event.name
  }

  /// What builds and editors write beside the sources does not count.
  private static func counts(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix("~") && name != "Package.resolved"
  }

  private func watch(_ root: String) throws(WatchFailure) {
    for folder in sourceFolders(under: root) {
      let watch = inotify_add_watch(descriptor, folder, SourceWatch.wanted)
      if watch >= 0 {
        folders[watch] = folder
      } else if errno != ENOENT {
        throw WatchFailure(folder: folder, number: errno)
      }
    }
  }
}

/// Why changes would go unnoticed.
package struct WatchFailure: Error, CustomStringConvertible {
  var folder: String
  var number: Int32

  package var description: String {
    "changes in \(folder) go unnoticed: \(String(cString: strerror(number)))"
  }
}

/// One of the records that the kernel writes: four numbers, then a name with zeros after it.
private struct Event {
  var watch: Int32
  var mask: UInt32
  var name: String

  private static let headSize = 16

  var isNewFolder: Bool {
    mask & UInt32(IN_ISDIR) != 0 && mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
  }

  static func all(in bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    while rest.count >= headSize {
      let numbers = rest.withUnsafeBytes { head in
        (0..<4).map { head.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
      }
      rest = rest.dropFirst(headSize)
      let name = rest.prefix(Int(numbers[3]))
      events.append(
        Event(
          watch: Int32(bitPattern: numbers[0]), mask: numbers[1],
          name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
      rest = rest.dropFirst(name.count)
    }
    return events
  }
}
