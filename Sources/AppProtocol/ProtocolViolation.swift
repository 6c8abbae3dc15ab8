import QuickActions

/// How a JSON text broke what was agreed about it, on the wire between phone and app or in a file:
/// data first, a sentence second.
package struct ProtocolViolation: Error, Hashable, Sendable {
  /// The keys that lead to the place, outermost first; empty for the text itself.
  package var path: [String]
  package var reason: Reason

  package init(_ reason: Reason, at path: [any CodingKey] = []) {
    self.reason = reason
    self.path = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
  }

  package enum Reason: Hashable, Sendable {
    /// It is not UTF-8, or has a NUL byte.
    case notText
    case notJSON
    case tooDeep(limit: Int)
    case tooMany(limit: Int)
    case missing(expected: String)
    case unknownKey(found: String, expected: [String])
    case wrongType(found: JSONKind, expected: String)
    case unknownValue(found: String, expected: [String])
  }
}

extension ProtocolViolation: CustomStringConvertible {
  /// `shortcutItems[2].type: found a number, expected a string`.
  package var description: String {
    let place = path.map(ProtocolViolation.step).joined(separator: ".").replacing(".[", with: "[")
    return place.isEmpty ? "\(reason)" : "\(place): \(reason)"
  }

  /// A key is foreign text too.
  private static func step(_ key: String) -> String {
    let isPlain = key.utf8.count <= 40 && key.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isPlain ? key : quoted(key)
  }
}

extension ProtocolViolation.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notText: "not UTF-8"
    case .notJSON: "not JSON"
    case .tooDeep(let limit): "nested deeper than \(limit)"
    case .tooMany(let limit): "more than \(limit) values"
    case .missing(let expected): "missing, expected \(expected)"
    case .unknownKey(let found, let expected):
      "the key \(quoted(found)) is not known, expected \(expected.joined(separator: ", "))"
    case .wrongType(let found, let expected): "found \(found.rawValue), expected \(expected)"
    case .unknownValue(let found, let expected):
      "found \(quoted(found)), expected \(expected.joined(separator: ", "))"
    }
  }
}
