import Foundation
import TestMaterial
import Testing

/// Standard descriptors that the program was started without, or that take nothing.
@Suite struct DescriptorTests {
  private static let nothingToWriteTo =
    "homepress: the result cannot be written: Bad file descriptor\n"

  private func run(_ script: String) throws -> (output: String, status: Int32) {
    let folder = try TemporaryFolder()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, HomepressOnTerminal.program]
    process.currentDirectoryURL = URL(filePath: Repository.root)
    process.environment = ["XDG_STATE_HOME": folder.path, "LANG": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  @Test(arguments: [
    "help", "man", "icons", "menu Assets/Apps/Notes.app", "check Assets/Apps", "learn --list",
    "play Assets/Scenarios", "completions bash", "--version", "--plain",
  ])
  func everyCommandSaysThatItCannotBeHeard(arguments: String) throws {
    let closed = try run("\"$0\" \(arguments) >&-")
    #expect(closed.output == Self.nothingToWriteTo)
    #expect(closed.status == 2)
    #expect(try run("\"$0\" \(arguments) <&- >&- 2>&-").status == 2)
  }

  @Test func aFullDiskIsNoSuccess() throws {
    for arguments in ["menu Assets/Apps/Notes.app", "--plain"] {
      let full = try run("\"$0\" \(arguments) >/dev/full")
      #expect(full.output == "homepress: the result cannot be written: No space left on device\n")
      #expect(full.status == 2)
    }
  }

  @Test(arguments: ["<&-", "2>&-", "<&- 2>&-"])
  func whatIsNotNeededMayBeMissing(missing: String) throws {
    let whole = try run("\"$0\" menu Assets/Apps/Notes.app")
    #expect(whole.status == 0)
    #expect(try run("\"$0\" menu Assets/Apps/Notes.app \(missing)") == whole)
    #expect(try run("\"$0\" --plain \(missing)").output.hasSuffix("\nHome Screen> \n"))
  }

  /// What the program opens gets none of the numbers that stand for its output.
  @Test func nothingIsPrintedIntoAFile() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/seen.svg"
    let played = try run(
      "\"$0\" play Assets/Scenarios/cold-launch-true.scenario --diagram \(file) <&- >&- 2>&-")
    #expect(played.status == 2)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg"))
  }
}
