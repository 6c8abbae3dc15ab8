import FoundationEssentials

/// A JSON text that nobody vouches for, measured before FoundationEssentials' decoder sees it.
///
/// The decoder calls itself for each level, takes a text with NUL bytes for UTF-16, and answers a
/// value of the wrong type with an error that costs as much as its place is deep. So depth, and
/// where a reader has to ask what a value is, the number of values, are bounded first.
package struct JSONText: Sendable {
  package struct Limits: Hashable, Sendable {
    package var depth: Int
    package var values: Int

    package init(depth: Int, values: Int) {
      self.depth = depth
      self.values = values
    }

    /// Room for all that a property list can hold as user info, far from the end of the stack.
    package static let line = Limits(depth: 256, values: .max)
  }

  private let bytes: [UInt8]

  package init(_ bytes: [UInt8], limits: Limits = .line) throws(ProtocolViolation) {
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw ProtocolViolation(.notText)
    }
    let extent = JSONText.extent(of: bytes)
    guard extent.depth <= limits.depth else {
      throw ProtocolViolation(.tooDeep(limit: limits.depth))
    }
    guard extent.values <= limits.values else {
      throw ProtocolViolation(.tooMany(limit: limits.values))
    }
    self.bytes = bytes
  }

  /// Readers throw violations of their own; what the decoder itself throws is no JSON.
  package func read<Value: Decodable>() throws(ProtocolViolation) -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(Value.self, from: Data(bytes))
    } catch let violation as ProtocolViolation {
      throw violation
    } catch {
      throw ProtocolViolation(.notJSON)
    }
  }

  /// How deep brackets nest and how many values there can be at most, without a call for each.
  private static func extent(of bytes: [UInt8]) -> Limits {
    var depth = 0
    var extent = Limits(depth: 0, values: 1)
    var isString = false
    var isEscaped = false
    for byte in bytes {
      if isString {
        isString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString = true
      case UInt8(ascii: ","): extent.values += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        extent.values += 1
        extent.depth = max(extent.depth, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return extent
  }
}
