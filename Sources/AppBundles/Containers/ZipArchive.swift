import Glibc
import QuickActions

/// A zip archive, looked into with the system's `unzip`.
///
/// Nothing is ever unpacked to disk: files come through a pipe, those that are asked for and no more
/// of each than the archive says it has. So neither `../` in a name, nor a link, nor a file that
/// grows without end can do harm.
struct ZipArchive: Sendable {
  struct Entry: Hashable, Sendable {
    var name: String
    var size: Int
    /// As the archive has it.
    fileprivate var listed: String
  }

  let path: String
  /// Its regular files that are not encrypted, in its own order.
  let files: [Entry]

  /// The list of an archive's files is no longer, in bytes.
  private static let listLimit = 32 << 20
  /// The files that are asked for at one time are no more, and no larger together.
  private static let countLimit = 2000
  private static let sizeLimit = 256 << 20

  init(path: String) throws(Diagnostic) {
    self.path = path
    guard BundlePath(path).isRegularFile else {
      throw ZipArchive.unreadable(path, FileFault.notPlain.description)
    }
    let list = try ZipArchive.run(
      ["-Z", "-T", ZipArchive.operand], on: path, limit: ZipArchive.listLimit)
    files = list.split(separator: UInt8(ascii: "\n")).compactMap(ZipArchive.entry)
    guard !files.isEmpty else {
      throw ZipArchive.unreadable(path, "it is no zip archive, or holds no files")
    }
  }

  static func isArchive(_ path: String) -> Bool {
    path.hasSuffix(".ipa") || path.hasSuffix(".zip")
  }

  /// The bytes of some of its files, by name; of two files with one name the later counts.
  func contents(of wanted: Set<String>) throws(Diagnostic) -> [String: [UInt8]] {
    let chosen = files.filter { wanted.contains($0.name) }
    guard !chosen.isEmpty else { return [:] }
    guard chosen.count <= ZipArchive.countLimit, let total = ZipArchive.total(of: chosen) else {
      throw ZipArchive.unreadable(path, "what is to be read of it is too large")
    }
    guard let contents = try contents(of: chosen, total: total) else {
      throw ZipArchive.unreadable(path, "it is damaged: its files are not as long as it says")
    }
    return contents
  }

  /// The same for files that may be missing: what cannot be read is left out.
  ///
  /// One name that `unzip` does not take as it lists it spoils all that is asked for with it, so those
  /// are halved until it stands alone. Each look starts a program, so there are not many.
  func readableContents(of wanted: Set<String>) -> [String: [UInt8]] {
    let chosen = files.filter { wanted.contains($0.name) }.prefix(ZipArchive.countLimit)
    var contents: [String: [UInt8]] = [:]
    var waiting = [chosen]
    var looks = 0
    while looks < ZipArchive.mostLooks, let part = waiting.popLast() {
      guard !part.isEmpty else { continue }
      looks += 1
      let total = ZipArchive.total(of: Array(part))
      if let total, let found = try? self.contents(of: Array(part), total: total) {
        contents.merge(found) { $1 }
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        waiting += [part[middle...], part[..<middle]]
      }
    }
    return contents
  }

  private static let mostLooks = 60

  /// - Returns: nil where the files are not as long as the archive says.
  private func contents(
    of chosen: [Entry], total: Int
  ) throws(Diagnostic) -> [String: [UInt8]]? {
    let names = Set(chosen.map(\.listed)).sorted().map(ZipArchive.pattern)
    let bytes = try ZipArchive.run(
      ["-p", "-P", "", ZipArchive.operand] + names, on: path, limit: total)
    guard bytes.count == total else { return nil }
    var contents: [String: [UInt8]] = [:]
    var start = 0
    for file in chosen {
      contents[file.name] = Array(bytes[start..<start + file.size])
      start += file.size
    }
    return contents
  }
}

extension ZipArchive {
  /// The size of some files together; nil where that is more than is read. An archive may claim any
  /// sizes, also such as no number holds when they are added up.
  private static func total(of files: [Entry]) -> Int? {
    var room = sizeLimit
    for file in files {
      guard file.size <= room else { return nil }
      room -= file.size
    }
    return sizeLimit - room
  }

  private static func run(
    _ arguments: [String], on path: String, limit: Int
  ) throws(Diagnostic) -> [UInt8] {
    do throws(ChildOutput.Failure) {
      return try ChildOutput(of: "unzip", arguments, limit: limit, input: path).bytes
    } catch {
      switch error {
      case .missing:
        throw unreadable(
          path, "it takes the program unzip to read it, and there is none here",
          fix: "install unzip, or unpack the archive and name its Payload/….app")
      case .system(let reason): throw unreadable(path, "unzip cannot be started: \(reason)")
      case .tooMuch: throw unreadable(path, "it unpacks to more than it says")
      case .tooSlow: throw unreadable(path, "unzip does not come to an end with it")
      }
    }
  }

  private static func unreadable(_ path: String, _ why: String, fix: String? = nil) -> Diagnostic {
    Diagnostic(
      rule: "plist-unreadable", severity: .error, place: Diagnostic.Place(file: path),
      message: why, fix: fix ?? "export or fetch the archive anew")
  }

  /// `-rw-r--r--  3.0 unx     1234 tx defN 20240131.120000 Payload/Notes.app/Info.plist`
  ///
  /// - Returns: nil for any other line, for folders and links, and for what is encrypted, which has
  ///   a capital in its kind. Some programs do not say what a file is: then it is a plain one.
  private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 7)
    guard fields.count == 8, let mark = fields[0].first,
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "?"),
      let size = Int(String(decoding: fields[3], as: UTF8.self)), size >= 0,
      let kind = fields[4].first, kind >= UInt8(ascii: "a")
    else { return nil }
    let listed = String(decoding: fields[7], as: UTF8.self)
    guard !listed.hasSuffix("/") else { return nil }
    return Entry(
      name: listed.hasPrefix("./") ? String(listed.dropFirst(2)) : listed, size: size,
      listed: listed)
  }

  /// It is handed the archive as its input: a path might be taken for an option, or for a pattern
  /// that fits another archive.
  private static let operand = "/dev/stdin"

  /// A name as a pattern that fits it alone.
  private static func pattern(_ name: String) -> String {
    String(
      name.flatMap { character -> [Character] in
        switch character {
        case "[", "*", "?": ["[", character, "]"]
        case "\\": ["?"]
        default: [character]
        }
      })
  }
}
