import Foundation
import TestMaterial

/// A program of this machine, run at the root of the sources.
struct Program {
  private let words: [String]

  init(_ name: String, _ arguments: [String]) {
    words = [name] + arguments
  }

  struct Result: Equatable {
    /// What it says, on either channel.
    var output: String
    var status: Int32
  }

  /// - Parameter input: No more than a pipe takes.
  func run(typing input: String = "") throws -> Result {
    let process = Process()
    let (lines, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: Repository.root)
    process.standardInput = lines
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try lines.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try lines.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: bytes, as: UTF8.self), status: process.terminationStatus)
  }
}
