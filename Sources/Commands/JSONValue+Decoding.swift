import FoundationEssentials

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try object.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
          JSONMember($0.stringValue, try object.decode(JSONValue.self, forKey: $0))
        })
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !list.isAtEnd { values.append(try list.decode(JSONValue.self)) }
      self = .array(values)
    } else {
      self = try JSONValue(scalarIn: decoder.singleValueContainer())
    }
  }

  private init(scalarIn container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Int64.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .real(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension JSONValue {
  /// - Throws: what is wrong with the file as JSON, and where as far as the decoder tells.
  static func decoded(_ bytes: [UInt8]) throws(ElementFault) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted(let context) {
      let detail = context.underlyingError.map { ": \($0)" } ?? ""
      throw ElementFault("it is no valid JSON\(detail)")
    } catch {
      throw ElementFault("it is no valid JSON")
    }
  }

  /// How deep brackets nest, found without a call for each: the decoder makes one.
  static func depth(of bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
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
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
