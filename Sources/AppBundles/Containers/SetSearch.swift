import Glibc
import QuickActions

/// Looks through a folder for property lists that hold a shortcut set.
struct SetSearch {
  /// What was found, and what could not be looked into: a set may be in it.
  private(set) var found: [Found] = []
  /// Apps' own property lists without a set.
  private(set) var listsWithoutSet: [BundlePath] = []
  /// What else lies in the folder: the sets' languages among it.
  private(set) var tree = SourceTree()
  /// What an `Info.plist` could be made from, where there is none.
  private(set) var projects: [BundlePath] = []

  enum Found {
    case propertyList(BundlePath)
    case unreadable(BundlePath, FileFault)
  }

  init(under root: BundlePath) {
    var unreadable: [Found] = []
    FolderWalk().visit(root) {
      unreadable.append(.unreadable($0, $1))
    } _: { folder, entries in
      tree.add(folder, entries)
      for entry in entries where entry.kind != .folder { look(at: entry, in: folder) }
    }
    found += unreadable
    tree.finish()
  }

  private mutating func look(at entry: FolderEntry, in folder: BundlePath) {
    let file = folder.appending(entry.name)
    if entry.name == "project.pbxproj" || entry.name == "project.yml" { projects.append(file) }
    // A link is followed where its name says what it should lead to.
    let isInfo = entry.name.hasSuffix("Info.plist")
    guard isInfo || entry.kind == .file && entry.name.hasSuffix(".plist") else { return }
    do throws(FileFault) {
      if try SetSearch.holdsSet(file) {
        found.append(.propertyList(file))
      } else if entry.name == "Info.plist" {
        listsWithoutSet.append(file)
      }
    } catch {
      if isInfo { found.append(.unreadable(file, error)) }
    }
  }

  /// A look at the bytes tells, without reading the list: the key stands in it as it is, each
  /// character in one byte or, in UTF-16, with a zero before or after it. Where it lacks its last
  /// letter it was mistyped, and that is told.
  private static func holdsSet(_ file: BundlePath) throws(FileFault) -> Bool {
    let content = try FileBytes(path: file.text)
    let key = Array(InfoKey.items.utf8.dropLast())
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
