import Glibc
import QuickActions

/// Looks through a folder for property lists that hold a shortcut set.
///
/// Links are not followed, so the search ends and stays in its folder. It keeps a list of its own of
/// what is still to be looked at, so that no depth of folders exhausts the program's stack.
enum SetSearch {
  /// What is built, fetched or kept by tools: it repeats the sources or is not theirs.
  static let leftOut: Set<String> = [".git", ".build", "Pods", "DerivedData", "node_modules"]

  static func propertyLists(under root: BundlePath) -> [BundlePath] {
    var found: [BundlePath] = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      let entries = folder.entries
      for entry in entries where entry.kind == .file && entry.name.hasSuffix(".plist") {
        let file = folder.appending(entry.name)
        if holdsSet(file) { found.append(file) }
      }
      if folder.isApp { continue }
      let folders = entries.filter { $0.kind == .folder && !leftOut.contains($0.name) }
      waiting += folders.reversed().map { folder.appending($0.name) }
    }
    return found
  }

  /// A look at the bytes tells, without reading the list: the key stands in it as it is, each
  /// character in one byte or, in UTF-16, with a zero before or after it.
  static func holdsSet(_ file: BundlePath) -> Bool {
    guard let content = try? FileBytes(path: file.text) else { return false }
    let key = Array(InfoKey.items.utf8)
    return content.bytes.holds(key)
      || content.bytes.holds(Array(key.map { [$0] }.joined(separator: [0])))
  }
}

extension [UInt8] {
  /// Whether the bytes of a part stand in a row somewhere.
  func holds(_ part: [UInt8]) -> Bool {
    withUnsafeBytes { bytes in
      guard let first = part.first, var place = bytes.baseAddress else { return part.isEmpty }
      let end = place + bytes.count
      while end - place >= part.count,
        let found = memchr(place, Int32(first), end - place - part.count + 1)
      {
        if memcmp(found, part, part.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}

extension BundlePath {
  /// An installed app's folder: its own `Info.plist` is the one that counts.
  var isApp: Bool { text.hasSuffix(".app") || text.hasSuffix(".app/") }
}
