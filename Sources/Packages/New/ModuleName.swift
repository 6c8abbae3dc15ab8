import QuickActions

/// A name that a Swift module can have, made from any name for an app: `my app` becomes `MyApp`.
package struct ModuleName: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Modules of the toolchain: an app's own of the same name would hide them from its code.
  private static let ofToolchain: Set<String> = [
    "CoreFoundation", "Cxx", "Differentiation", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
    "XCTest",
  ]

  /// - Parameter manifest: The `Package.swift` of homepress: no two modules of a build share a name.
  package init(for name: String, besideThoseOf manifest: String) throws(NameFault) {
    let words = name.split { !ModuleName.isOfName($0) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first, first.isLetter || first == "_" else { throw .noLetter }
    guard joined.utf8.count <= 100 else { throw .tooLong }
    let isTaken = manifest.contains("\"\(joined)\"") || joined.lowercased() == "homepress"
    guard !isTaken, !ModuleName.ofToolchain.contains(joined) else { throw .taken(joined) }
    description = joined
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}

/// Why no module can be named like that.
package enum NameFault: Error, Hashable, Sendable, CustomStringConvertible {
  case noLetter
  case tooLong
  case taken(String)

  package var description: String {
    switch self {
    case .noLetter: "a Swift module's name begins with a letter from A to Z"
    case .tooLong: "a Swift module's name has at most 100 letters here"
    case .taken(let name): "another module is already named \(name)"
    }
  }
}
