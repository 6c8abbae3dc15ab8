import FoundationEssentials

/// The scenarios that come with homepress, as they lie in the repository.
enum ShippedScenarios {
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  static let folder = root + "/Assets/Scenarios"

  /// Their names, without what all of them end in.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (files ?? []).filter { $0.hasSuffix(".scenario") }.map { String($0.dropLast(9)) }
      .sorted()
  }()

  static func path(_ name: String) -> String { "\(folder)/\(name).scenario" }

  static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }
}

/// A folder for scenarios of one test, with the shipped apps in it.
struct ScratchFolder: ~Copyable {
  let path: String

  init() throws {
    path = "\(FileManager.default.temporaryDirectory.path)/homepress-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/Apps", withDestinationPath: ShippedScenarios.folder + "/Apps")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// - Returns: the path of the file.
  func write(_ text: String, as name: String = "a.scenario") throws -> String {
    try write(bytes: Array(text.utf8), as: name)
    return "\(path)/\(name)"
  }

  func write(bytes: [UInt8], as name: String) throws {
    try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func text(_ name: String = "a.scenario") throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(name)")), as: UTF8.self)
  }
}
