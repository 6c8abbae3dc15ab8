import AppBundles
import Canvas
import Glibc
import QuickActions
import Scenarios

/// Reads the scenarios that paths name: files, and folders searched for scenarios and lessons.
enum ScenarioSearch {
  static let suffixes = [".scenario", Lesson.suffix]
  /// In bytes: a scenario of any use is far below it.
  private static let fileLimit = 1 << 20

  static func files(
    under path: String, endingIn suffixes: [String] = suffixes
  ) throws(Diagnostic) -> [String] {
    guard let folder = opendir(path) else { return [path] }
    closedir(folder)
    let found = names(in: path, endingIn: suffixes).sorted()
    guard !found.isEmpty else {
      throw Diagnostic(
        rule: "scenario", severity: .error, place: Diagnostic.Place(file: path),
        message: "no file under this folder ends in \(suffixes.joined(separator: " or "))",
        fix: "name a scenario")
    }
    return found
  }

  /// Links to folders are not followed, so that there is an end.
  private static func names(in path: String, endingIn suffixes: [String]) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if Int32(entry.pointee.d_type) == DT_DIR {
        found += names(in: inner, endingIn: suffixes)
      } else if suffixes.contains(where: name.hasSuffix) {
        found.append(inner)
      }
    }
    return found
  }

  static func read(_ file: String) throws(Diagnostic) -> (Scenario, text: String) {
    let text: String
    do throws(FileFault) {
      let bytes = try FileBytes(path: file, limit: fileLimit).bytes
      guard let valid = String(validating: bytes, as: UTF8.self) else {
        throw FileFault.system("it is not UTF-8")
      }
      text = valid
    } catch {
      throw Diagnostic(
        rule: "scenario", severity: .error, place: Diagnostic.Place(file: file),
        message: "\(error)")
    }
    return (try ScenarioParser.parse(text, file: file), text)
  }
}
