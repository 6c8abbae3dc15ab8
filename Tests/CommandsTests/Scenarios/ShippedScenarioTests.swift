import Commands
import Goldens
import TestMaterial
import Testing

/// Every scenario of `Assets/Scenarios`, held to its transcript.
@Suite struct ShippedScenarioTests {
  private let goldens = Goldens()

  private func play(_ name: String) -> Outcome {
    var played = outcome(of: ["play", "--verbose", ShippedScenarios.path(name)])
    played.output = played.output.replacing(Repository.root + "/", with: "")
    return played
  }

  @Test(arguments: ShippedScenarios.names)
  func aScenarioGoesAsItsTranscriptTellsEachTime(_ name: String) {
    let played = play(name)
    #expect(played.status == .success)
    #expect(played.diagnostics.isEmpty)
    #expect(goldens.difference(of: played.output, from: name + ".txt") == nil)
    #expect(play(name) == played)
  }

  @Test func everyTranscriptBelongsToAScenario() {
    #expect(ShippedScenarios.names.count >= 32)
    #expect(goldens.names() == (ShippedScenarios.names.map { $0 + ".txt" } + reports).sorted())
  }

  private let reports = ["report.json", "report.tap", "report.txt", "report.xml"]

  /// A failure of its own could be told from none otherwise.
  @Test(arguments: ShippedScenarios.names)
  func aScenarioHasATitleACommentAndExpectations(_ name: String) throws {
    let lines = try ShippedScenarios.text(name).split(separator: "\n")
    #expect(lines.first?.hasPrefix("title ") == true)
    #expect(lines.contains { $0.hasPrefix("# ") })
    #expect(lines.count { $0.hasPrefix("expect ") } >= 2 || lines.contains("expect menu"))
  }

  @Test(arguments: ShippedScenarios.names)
  func whatIsRecordedOfAScenarioWithoutExpectationsHolds(_ name: String) throws {
    let folder = try TemporaryFolder.withApps()
    let file = try folder.write(
      withoutExpectations(try ShippedScenarios.text(name)), to: "a.scenario")
    #expect(outcome(of: ["play", "--record", file]).status == .success)
    let recorded = try folder.text(of: "a.scenario")
    #expect(recorded.contains("\nexpect "))
    let played = outcome(of: ["play", file])
    #expect(played.status == .success, "\(played.output)\(recorded)")
    #expect(outcome(of: ["play", "--record", file]).status == .success)
    #expect(try folder.text(of: "a.scenario") == recorded)
  }

  private func withoutExpectations(_ text: String) -> String {
    var isExpected = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if !line.hasPrefix(" ") { isExpected = line.hasPrefix("expect ") }
      return !isExpected
    }
    return lines.joined(separator: "\n")
  }
}
