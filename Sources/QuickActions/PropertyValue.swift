/// A value that a property list can hold: what an item's user info is made of.
package indirect enum PropertyValue: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  /// Seconds since 2001-01-01 00:00 UTC, as Foundation's reference date counts them.
  case date(Double)
  case data([UInt8])
  case array([PropertyValue])
  case dictionary([String: PropertyValue])
}

extension PropertyValue: CustomStringConvertible {
  /// One line, keys in order, so that the same value always reads the same.
  package var description: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .date(let seconds): "date(\(seconds))"
    case .data(let bytes): "data(\(bytes.count) bytes)"
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .dictionary(let values): values.sortedDescription
    }
  }
}

extension [String: PropertyValue] {
  /// The dictionary on one line, keys in order.
  package var sortedDescription: String {
    let pairs = sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    return "[\(pairs.isEmpty ? ":" : pairs.joined(separator: ", "))]"
  }
}
