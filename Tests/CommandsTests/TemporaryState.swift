import Foundation

/// A folder that is gone when the test is over.
final class TemporaryState {
  let path = NSTemporaryDirectory() + "homepress-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
