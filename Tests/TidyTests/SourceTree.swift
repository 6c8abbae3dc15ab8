import FoundationEssentials

/// The repository's own Swift files, as text.
struct SourceTree {
  struct File {
    /// Relative to the repository.
    let path: String
    let lines: [Substring]
  }

  let files: [File]
  private let root: URL

  init(testFile: String = #filePath) throws {
    root = URL(filePath: testFile).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var found: [File] = []
    for top in ["Sources", "Tests"] {
      let folder = root.appending(path: top).path
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      for name in names where name.hasSuffix(".swift") {
        let text = try SourceTree.text(at: root.appending(path: "\(top)/\(name)"))
        found.append(
          File(
            path: "\(top)/\(name)",
            lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
      }
    }
    files = found
  }

  func text(of path: String) throws -> String {
    try SourceTree.text(at: root.appending(path: path))
  }

  private static func text(at url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

extension SourceTree.File {
  /// A function of the file: where it begins and how many lines it has, its braces counted.
  struct Function {
    let line: Int
    let length: Int
    /// A flat switch may be longer than other functions.
    let isSwitch: Bool
  }

  /// The formatter puts a closing brace under the line that opened it, so indentation tells the end.
  var functions: [Function] {
    lines.indices.compactMap { start in
      let line = lines[start]
      let indentation = line.prefix { $0 == " " }
      let words = line.dropFirst(indentation.count).split(separator: " ").map(String.init)
      let isFunction = words.contains("func") || words.contains { $0.hasPrefix("init(") }
      guard isFunction, !words.contains("//"), !words.contains("///") else { return nil }
      let closing = indentation + "}"
      guard let end = lines[start...].firstIndex(where: { $0 == closing }) else { return nil }
      let isSwitch = lines[start...end].contains { $0.contains("switch ") }
      return Function(line: start + 1, length: end - start + 1, isSwitch: isSwitch)
    }
  }

  func isIn(_ folders: String...) -> Bool {
    folders.contains { path.hasPrefix($0) }
  }
}
