import Glibc
import QuickActions

/// Looks through a folder for property lists that hold a shortcut set.
struct SetSearch {
  private(set) var propertyLists: [BundlePath] = []
  /// What else lies in the folder: the sets' languages among it.
  private(set) var tree = SourceTree()
  /// What an `Info.plist` could be made from, where there is none.
  private(set) var projects: [BundlePath] = []

  init(under root: BundlePath) {
    FolderWalk().visit(root) { folder, entries in
      tree.add(folder, entries)
      for entry in entries where entry.kind == .file {
        let file = folder.appending(entry.name)
        if entry.name.hasSuffix(".plist"), SetSearch.holdsSet(file) { propertyLists.append(file) }
        if entry.name == "project.pbxproj" || entry.name == "project.yml" { projects.append(file) }
      }
    }
    tree.finish()
  }

  /// A look at the bytes tells, without reading the list: the key stands in it as it is, each
  /// character in one byte or, in UTF-16, with a zero before or after it.
  private static func holdsSet(_ file: BundlePath) -> Bool {
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
