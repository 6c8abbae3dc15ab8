import Foundation
import Testing

/// The style that a machine can check.
@Suite struct TidyTests {
  private let tree: SourceTree

  init() throws {
    tree = try SourceTree()
  }

  @Test func noFileIsLongerThanFourHundredLines() {
    #expect(tree.files.count > 20)
    for file in tree.files {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func noFunctionIsLongerThanFiftyLinesAndNoSwitchLongerThanSeventy() {
    let functions = tree.files.flatMap { file in file.functions.map { (file.path, $0) } }
    #expect(functions.count > 100)
    for (path, function) in functions {
      let limit = function.isSwitch ? 70 : 50
      #expect(function.length <= limit, "\(path):\(function.line) has \(function.length) lines")
    }
  }

  @Test func noFileIsNamedForWhatItIsNot() {
    for file in tree.files {
      let name = file.path.split(separator: "/").last ?? ""
      for word in ["Util", "Helper", "Manager", "Common", "Types", "Misc"] {
        #expect(!name.contains(word), "\(file.path)")
      }
    }
  }

  @Test(arguments: [
    // What is banned, and where it may stand all the same.
    ("try!", []), ("as!", []), ("@unchecked Sendable", ["Sources/UIKit/"]),
    ("fatalError(", ["Sources/UIKit/", "Tests/"]),
    ("Task {", ["Sources/UIKit/", "Sources/Samples/", "Tests/Apps/Delegates/"]),
    ("DispatchQueue", ["Sources/UIKit/", "Sources/Samples/", "Tests/"]),
    ("print(", ["Sources/UIKit/", "Sources/Samples/", "Tests/"]), ("@testable", []),
    ("import Foundation\n", ["Sources/UIKit/", "Sources/Samples/", "Tests/"]),
  ])
  func whatIsBannedIsNowhereElse(word: String, allowed: [String]) {
    for file in tree.files where !file.isIn("Tests/TidyTests/") {
      if allowed.contains(where: { file.path.hasPrefix($0) }) { continue }
      for (index, line) in file.lines.enumerated() where "\(line)\n".hasCode(word) {
        Issue.record("\(file.path):\(index + 1) has \(word)")
      }
    }
  }

  @Test func theReadmeListsTheDeparturesFromIOSThatTheCodeNames() throws {
    let marked = tree.files.filter { !$0.isIn("Tests/") }.flatMap(\.lines).compactMap { line in
      line.range(of: "// Departure: ").map { String(line[$0.upperBound...]) }
    }
    let readme = try tree.text(of: "README.md")
    let section = readme.split(separator: "\n## ").first { $0.hasPrefix("What is modelled") }
    let listed = (section ?? "").split(separator: "\n").filter { $0.hasPrefix("- ") }.map {
      String($0.dropFirst(2))
    }
    #expect(!marked.isEmpty)
    #expect(Set(marked) == Set(listed))
  }

  @Test(arguments: [
    "HomeScreenTests/menu-below-left", "HomeScreenTests/peek", "CommandsTests/lesson-80x24",
  ])
  func aPictureOfTheReadmeIsTheGoldenOne(name: String) throws {
    let path = "Tests/" + name.replacingOccurrences(of: "/", with: "/Goldens/") + ".txt"
    let rows = try tree.text(of: path).split(separator: "\n").prefix { $0 != "roles" }
      .filter { $0.hasPrefix("|") }
    let picture = rows.map { $0.dropFirst().dropLast().trimmed }.joined(separator: "\n")
    #expect(try block(after: "<!-- picture: \(name) -->") == picture)
  }

  @Test func theReadmeListsEveryLessonByItsNameAndTitle() throws {
    let listed = try block(after: "<!-- lessons: Assets/Lessons -->")
    #expect(try listed == tree.lessons().joined(separator: "\n"))
  }

  @Test func theTableOfTheReadmeIsTheGoldenOne() throws {
    let golden = try tree.text(of: "Tests/PhoneTests/Goldens/life-cycle.txt")
    #expect(
      try block(after: "<!-- table: PhoneTests/life-cycle -->")
        == golden.trimmingCharacters(in: .newlines))
  }

  @Test func theTraceOfTheReadmeIsTheGoldenOne() throws {
    let golden = try tree.text(of: "Tests/ScenariosTests/Goldens/search-launch.txt")
    #expect(
      try block(after: "<!-- trace: ScenariosTests/search-launch -->")
        == golden.trimmingCharacters(in: .newlines))
  }

  @Test func theDiagramOfTheReadmeIsTheGoldenOne() throws {
    let golden = try tree.text(of: "Tests/HomeScreenTests/Goldens/diagram-cold-launch.txt")
    #expect(
      try block(after: "<!-- diagram: HomeScreenTests/diagram-cold-launch -->")
        == golden.trimmingCharacters(in: .newlines))
  }

  /// The code block that follows a mark in the README.
  private func block(after mark: String) throws -> String {
    let readme = try tree.text(of: "README.md")
    let rest = try #require(readme.components(separatedBy: mark + "\n```\n").dropFirst().first)
    return try #require(rest.components(separatedBy: "\n```").first)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}

extension String {
  /// Holds the word outside a comment and not as a part of a longer name.
  fileprivate func hasCode(_ word: String) -> Bool {
    guard let place = range(of: word), !self[..<place.lowerBound].contains("//") else {
      return false
    }
    let before = self[..<place.lowerBound].last
    return !(before.map { $0.isLetter || $0 == "." || $0 == "_" } ?? false)
  }
}
