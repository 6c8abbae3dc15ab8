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
    let found: [String]
    do throws(FileFault) {
      found = try filesFound(under: path, endingIn: suffixes)
    } catch {
      throw Diagnostic(
        rule: "scenario", severity: .error, place: Diagnostic.Place(file: path),
        message: "\(error)", fix: "name a folder further down")
    }
    guard !found.isEmpty else {
      throw Diagnostic(
        rule: "scenario", severity: .error, place: Diagnostic.Place(file: path),
        message: "no file under this folder ends in \(suffixes.joined(separator: " or "))",
        fix: "name a scenario")
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
