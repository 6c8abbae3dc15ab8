import FoundationEssentials
import QuickActions

extension JSONValue {
  /// A property list's value: data as Base64, a date as ISO 8601, keys in order.
  init(_ value: PropertyValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .boolean(let flag): self = .boolean(flag)
    case .date(let seconds): self = .string(JSONValue.timestamp(seconds))
    case .data(let bytes): self = .string(Data(bytes).base64EncodedString())
    case .array(let values): self = .array(values.map { JSONValue($0) })
    case .dictionary(let values): self = JSONValue(values)
    }
  }

  init(_ values: [String: PropertyValue]) {
    self = .object(
      values.sorted { $0.key < $1.key }.map { JSONMember($0.key, JSONValue($0.value)) })
  }

  /// A date outside the years that ISO 8601 writes with four digits stays a number of seconds.
  private static func timestamp(_ seconds: Double) -> String {
    let fourDigitYears = -63_113_904_000.0..<252_423_993_600.0
    guard fourDigitYears.contains(seconds) else { return "\(seconds)" }
    return Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
  }
}
