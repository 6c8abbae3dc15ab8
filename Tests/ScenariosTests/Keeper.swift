import BuiltProducts
import Foundation
import Phone
import QuickActions
import Scenarios

/// A folder for a phone's state that is gone when the test is over.
final class StateFolder {
  let path = NSTemporaryDirectory() + "homepress-" + UUID().uuidString

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  var itemFile: String { path + "/dynamic-items.json" }

  /// The names of all that is in it, in order.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: itemFile))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }
}

/// A process that keeps items until it is done or killed.
final class Keeper {
  private let process = Process()
  private let output = Pipe()

  init(folder: StateFolder, app: String, count: Int) throws {
    process.executableURL = URL(fileURLWithPath: BuiltProducts.path("ItemKeeper"))
    process.arguments = [folder.path, app, "\(count)"]
    process.standardOutput = output
    try process.run()
  }

  /// The next bytes that it says; empty at its end.
  func hear() -> String {
    String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// All that it has still said, once it is gone.
  func hearTheRest() -> String {
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: rest, as: UTF8.self)
  }

  var hasSucceeded: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }
}
