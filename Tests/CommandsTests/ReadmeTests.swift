import Commands
import FoundationEssentials
import TestMaterial
import Testing

/// What the README shows as the output of a command is what the command prints.
@Suite struct ReadmeTests {
  /// The code blocks that begin with a command, and what they show below it.
  private static var examples: [(command: String, output: String)] {
    let bytes = FileManager.default.contents(atPath: Repository.root + "/README.md") ?? Data()
    let text = String(decoding: bytes, as: UTF8.self)
    let blocks = text.split(separator: "```").filter { $0.hasPrefix("\n$ homepress ") }
    return blocks.map { block in
      let lines = block.dropFirst("\n$ homepress ".count)
      let end = lines.firstIndex(of: "\n") ?? lines.endIndex
      return (String(lines[..<end]), String(lines[end...].dropFirst()))
    }
  }

  @Test func everyExampleIsWhatTheCommandPrints() {
    #expect(!Self.examples.isEmpty)
    let scratch = FileManager.default.temporaryDirectory.path + "/homepress-readme-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    for (command, output) in Self.examples {
      // The paths are those of the repository, wherever the tests are run; a new package is made
      // where it is in nobody's way.
      let words = command.split(separator: " ").map { word in
        if word.hasPrefix("Assets/") || word.hasPrefix("Tests/") {
          return "\(Repository.root)/\(word)"
        }
        return command.hasPrefix("new ") && word != "new" ? "\(scratch)/\(word)" : String(word)
      }
      let printed = outcome(of: words).output.replacing("\(Repository.root)/", with: "")
        .replacing("\(scratch)/", with: "")
      #expect(printed == output, "homepress \(command)")
    }
  }
}
