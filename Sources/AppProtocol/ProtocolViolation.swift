/// How a line broke the protocol between phone and app: data first, a sentence second.
package struct ProtocolViolation: Error, Hashable, Sendable {
  /// The keys that lead to the place, outermost first; empty for the line itself.
  package var path: [String]
  package var reason: Reason

  init(_ reason: Reason, at path: JSONPath = .line) {
    self.reason = reason
    self.path = path.steps
  }

  package enum Reason: Hashable, Sendable {
    /// A string is not UTF-8.
    case notText
    case notJSON(found: String, expected: String, column: Int)
    case tooDeep(limit: Int)
    case numberOutOfRange
    case missing(expected: String)
    case wrongType(found: String, expected: String)
    case unknownValue(found: String, expected: [String])
  }
}

extension ProtocolViolation: CustomStringConvertible {
  /// `shortcutItems[2].type: found a number, expected a string`.
  package var description: String {
    let place = path.joined(separator: ".").split(separator: ".[").joined(separator: "[")
    return place.isEmpty ? "\(reason)" : "\(place): \(reason)"
  }
}

extension ProtocolViolation.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notText: "a string is not UTF-8"
    case .notJSON(let found, let expected, let column):
      "not JSON at byte \(column): found \(found), expected \(expected)"
    case .tooDeep(let limit): "nested deeper than \(limit)"
    case .numberOutOfRange: "a number is out of range"
    case .missing(let expected): "missing, expected \(expected)"
    case .wrongType(let found, let expected): "found \(found), expected \(expected)"
    case .unknownValue(let found, let expected):
      "found \(ProtocolViolation.quoted(found)), expected \(expected.joined(separator: ", "))"
    }
  }
}

extension ProtocolViolation {
  /// Foreign text in quotes, short and without control characters.
  package static func quoted(_ text: String) -> String {
    let longest = 40
    let start = String(text.unicodeScalars.prefix(longest)).debugDescription
    return text.unicodeScalars.dropFirst(longest).isEmpty ? start : start + "…"
  }
}
