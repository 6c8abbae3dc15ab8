import AppProtocol
import FoundationEssentials
import QuickActions

extension JSON {
  /// A property list's value: data as Base64, a date as ISO 8601, keys in order.
  init(_ value: PropertyValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .boolean(let flag): self = .boolean(flag)
    case .date(let seconds): self = .string(JSON.timestamp(seconds))
    case .data(let bytes): self = .string(Data(bytes).base64EncodedString())
    case .array(let values): self = .array(values.map { JSON($0) })
    case .dictionary(let values): self = JSON(values)
    }
  }

  init(_ values: [String: PropertyValue]) {
    self = .object(
      values.sorted { $0.key < $1.key }.map { JSON.Member($0.key, JSON($0.value)) })
  }

  /// A date outside the years that ISO 8601 writes with four digits stays a number of seconds.
  private static func timestamp(_ seconds: Double) -> String {
    let fourDigitYears = -63_113_904_000.0..<252_423_993_600.0
    guard fourDigitYears.contains(seconds) else { return "\(seconds)" }
    return Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
  }
}

/// A property list's value as a person writes it in JSON, with no word about its type.
struct PlainValue: Decodable {
  let value: PropertyValue

  init(from decoder: any Decoder) throws {
    switch JSONKind(of: decoder) {
    case .string: value = .string(try String(from: decoder))
    case .boolean: value = .boolean(try Bool(from: decoder))
    case .number:
      let whole = try? Int64(from: decoder)
      value = try whole.map(PropertyValue.integer) ?? .real(Double(from: decoder))
    case .array: value = .array(try [PlainValue](from: decoder).map(\.value))
    case .object: value = .dictionary(try Fields(decoder).plainValues())
    case .null, .malformed:
      throw ProtocolViolation(
        .wrongType(found: JSONKind(of: decoder), expected: "a property list value"),
        at: decoder.codingPath)
    }
  }
}

extension Fields {
  func plainValues() throws(ProtocolViolation) -> [String: PropertyValue] {
    let members: [String: PlainValue] = try all("a property list value")
    return members.mapValues(\.value)
  }
}
