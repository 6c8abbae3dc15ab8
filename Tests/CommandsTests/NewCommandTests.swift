import Commands
import FoundationEssentials
import Testing

@Suite struct NewCommandTests {
  private let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private let folder = FileManager.default.temporaryDirectory.path + "/homepress-new-\(UUID())"

  private func new(_ words: String...) -> Outcome { outcome(of: ["new"] + words) }

  @Test func whatItWritesIsReadAndCheckedAtOnce() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = new("--homepress", root, "--scenes", "--name", "Day Log", folder)
    #expect(outcome.status == .success)
    #expect(outcome.output.hasPrefix("Day Log is a new app"))
    #expect(outcome.output.contains("  \(folder)/Sources/DayLog/SceneDelegate.swift\n"))
    #expect(outcome.output.hasSuffix("Run it: homepress \(folder)\n"))
    let check = Commands.outcome(of: ["check", "--strict", folder])
    #expect(check.status == .success)
    #expect(Commands.outcome(of: ["menu", folder]).output.contains("New Entry"))
    let again = new("--homepress", root, folder)
    #expect(again.status == .unable)
    #expect(again.diagnostics.contains("Package.swift, README.md, Scenarios and 1 more"))
  }

  @Test func aWrongWishIsRefusedWithAWayOut() {
    let nowhere = new("--homepress", "/nonexistent", folder)
    #expect(nowhere.diagnostics.contains("no homepress with its UIKit is in /nonexistent"))
    #expect(nowhere.diagnostics.contains("--homepress PATH"))
    let name = new("--homepress", root, "--name", "Phone", folder)
    #expect(name.diagnostics.contains("another module is already named Phone"))
    #expect(new().diagnostics.contains("needs a folder"))
    #expect(new("a", "b").diagnostics.contains("takes one folder; found 2"))
    #expect(new("--ios", "12", "a").diagnostics.contains("takes no --ios"))
    for outcome in [nowhere, name] { #expect(outcome.status == .unable) }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
