import Foundation

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

  /// `cold-launch           Which method runs first?`: each lesson as `learn --list` has it.
  func lessons() throws -> [String] {
    let folder = "Assets/Lessons"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    ).filter { $0.hasSuffix(".lesson") }.sorted()
    let rows = try files.map { file in
      let title = try text(of: "\(folder)/\(file)").split(separator: "\"").dropFirst().first ?? ""
      return (name: file.drop { $0.isNumber || $0 == "-" }.dropLast(7), title: title)
    }
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      row.name + String(repeating: " ", count: width + 2 - row.name.count) + row.title
    }
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
      guard isFunction, words.first?.hasPrefix("//") == false, hasBody(at: start, indentation)
      else { return nil }
      guard let end = lines[start...].firstIndex(of: indentation + "}") else { return nil }
      let isSwitch = lines[start...end].contains { $0.contains("switch ") }
      return Function(line: start + 1, length: end - start + 1, isSwitch: isSwitch)
    }
  }

  /// A requirement of a protocol has none, and a body on the same line does not count.
  private func hasBody(at start: Int, _ indentation: Substring) -> Bool {
    let signature = lines[start...].prefix { $0 != indentation + "}" }
    guard lines[start].last != "{" else { return true }
    guard lines[start].last == "(" else { return false }
    return signature.first { $0.hasPrefix(indentation + ")") }?.last == "{"
  }

  func isIn(_ folders: String...) -> Bool {
    folders.contains { path.hasPrefix($0) }
  }
}
