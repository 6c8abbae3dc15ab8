import QuickActions

/// What a Swift package makes, as SwiftPM describes it.
///
/// Its manifest is a program, so nobody but SwiftPM can say what is in it.
package struct PackageContents: Hashable, Sendable {
  package var name: String
  /// In the order of the description.
  package var executables: [Executable]

  /// A program that can be built.
  package struct Executable: Hashable, Sendable {
    package var product: String
    /// What its code is compiled as.
    package var module: String
    /// The folder of its own sources, from the package's.
    package var folder: String
    package var usesUIKit: Bool

    package init(product: String, module: String, folder: String, usesUIKit: Bool) {
      self.product = product
      self.module = module
      self.folder = folder
      self.usesUIKit = usesUIKit
    }
  }

  package init(name: String, executables: [Executable]) {
    self.name = name
    self.executables = executables
  }

  /// - Parameter bytes: What `swift package describe --type json` prints.
  /// - Returns: nil where it is no such description.
  package init?(describedBy bytes: [UInt8]) {
    // A note of SwiftPM's own may stand before it.
    let text = bytes.drop { $0 != UInt8(ascii: "{") }
    guard let root = try? JSONReader.read(Array(text)), let name = root["name"]?.string,
      let products = root["products"]?.elements, let targets = root["targets"]?.elements
    else { return nil }
    self.name = name
    executables = products.compactMap { Executable(product: $0, among: targets) }
  }
}

extension PackageContents.Executable {
  fileprivate init?(product: PlistNode, among targets: [PlistNode]) {
    guard product["type"]?["executable"] != nil, let name = product["name"]?.string else {
      return nil
    }
    let names = product["targets"]?.elements?.compactMap(\.string) ?? []
    let target = targets.first { target in
      target["type"]?.string == "executable" && target["name"]?.string.map(names.contains) == true
    }
    guard let folder = target?["path"]?.string else { return nil }
    self.init(
      product: name, module: target?["c99name"]?.string ?? name, folder: folder,
      usesUIKit: target?["product_dependencies"]?.elements?.contains { $0.string == "UIKit" }
        == true)
  }
}
