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
    for (command, output) in Self.examples {
      // The paths are those of the repository, wherever the tests are run.
      let words = command.split(separator: " ").map { word in
        word.hasPrefix("Assets/") || word.hasPrefix("Tests/")
          ? "\(Repository.root)/\(word)" : String(word)
      }
      let printed = outcome(of: words).output.replacing("\(Repository.root)/", with: "")
      #expect(printed == output, "homepress \(command)")
    }
  }
}
