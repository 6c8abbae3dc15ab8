import FoundationEssentials
import TestMaterial

/// The scenarios that come with homepress, as they lie in the repository.
enum ShippedScenarios {
  static let folder = Repository.root + "/Assets/Scenarios"

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

extension TemporaryFolder {
  /// With the shipped apps in it.
  static func withApps() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Apps", withDestinationPath: ShippedScenarios.folder + "/Apps")
    return folder
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(name)")), as: UTF8.self)
  }
}
