import FoundationEssentials

/// The recorded texts of one test target: what a test compares with and a reviewer reads in a diff.
///
/// With `RECORD_GOLDEN=1` in the environment each comparison writes what it found and still fails, so
/// that a run that records is never taken for one that passed.
package struct Goldens: Sendable {
  package let folder: String
  private let isRecording: Bool

  /// - Parameter file: a file of the test target; its goldens are in the folder `Goldens` beside it.
  package init(beside file: String = #filePath) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    self.init(folder: (parts + ["Goldens"]).joined(separator: "/"))
  }

  package init(folder: String) {
    self.folder = folder
    isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
  }

  /// Compares a text with the golden of that name, a file name with its extension.
  ///
  /// - Returns: nil where they are equal, else a sentence and the first lines that differ.
  package func difference(of text: String, from name: String) -> String? {
    if isRecording { return record(text, as: name) }
    guard let bytes = FileManager.default.contents(atPath: path(of: name)) else {
      return "no golden \(name): run once with RECORD_GOLDEN=1"
    }
    let golden = String(decoding: bytes, as: UTF8.self)
    return golden == text ? nil : "\(name) differs\n" + Goldens.firstDifference(golden, text)
  }

  /// The names of all goldens in the folder, in order: each must belong to a test.
  package func names() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private func path(of name: String) -> String { "\(folder)/\(name)" }

  private func record(_ text: String, as name: String) -> String {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path(of: name)))
      return "recorded \(name)"
    } catch {
      return "cannot record \(name): \(error)"
    }
  }

  private static func firstDifference(_ golden: String, _ text: String) -> String {
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, found).enumerated().first { $0.element.0 != $0.element.1 }
    guard let line else { return "expected \(expected.count) lines, found \(found.count)" }
    return "line \(line.offset + 1)\nexpected: \(line.element.0)\nfound:    \(line.element.1)"
  }
}
