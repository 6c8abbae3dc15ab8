import Foundation
import TestMaterial

/// The built program with pipes for its input and output.
final class HomepressOnPipes {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let state: TemporaryFolder
  /// All that was said so far.
  private(set) var transcript = ""

  init(
    _ arguments: [String], in folder: String = Repository.root, environment: [String: String] = [:]
  ) throws {
    state = try TemporaryFolder()
    process.executableURL = URL(filePath: HomepressOnTerminal.program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LANG": "C.UTF-8",
      "TERM": "dumb", "XDG_STATE_HOME": state.path,
    ].merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  var processID: pid_t { process.processIdentifier }
  var status: Int32 { process.terminationStatus }
  var wasSignalled: Bool { process.terminationReason == .uncaughtSignal }

  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Reads until the text has been said, or nothing more will be.
  func read(until text: String) {
    while !transcript.contains(text) {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { return }
      transcript += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Nothing more is typed; everything that is still said is read.
  func finish() throws -> String {
    try input.fileHandleForWriting.close()
    waitForEnd()
    return transcript
  }

  func waitForEnd() {
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    transcript += String(decoding: bytes, as: UTF8.self)
    process.waitUntilExit()
  }

  /// What it says is not read meanwhile.
  func waitForExit() { process.waitUntilExit() }

  func stopReading() { try? output.fileHandleForReading.close() }

  /// It has said more than the pipe takes: 64 KiB, but for the ends of pages that no line fits into.
  var isOutputFull: Bool {
    var count: Int32 = 0
    let descriptor = output.fileHandleForReading.fileDescriptor
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 && count > 60_000
  }

  func signal(_ number: Int32) { kill(processID, number) }
}
