extension JSON {
  /// The value on one line: a line feed inside a string is escaped.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .boolean(let flag): bytes.append(contentsOf: flag.description.utf8)
    case .integer(let number): bytes.append(contentsOf: number.description.utf8)
    case .real(let number): bytes.append(contentsOf: number.description.utf8)
    case .string(let text): JSON.write(text, to: &bytes)
    case .array(let elements):
      JSON.write(elements, between: "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      JSON.write(members, between: "{", "}", to: &bytes) { member, bytes in
        JSON.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: Unicode.Scalar, _ close: Unicode.Scalar,
    to bytes: inout [UInt8], each writeElement: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      writeElement(element, &bytes)
    }
    bytes.append(UInt8(ascii: close))
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0..<0x20: bytes.append(contentsOf: "\\u00".utf8 + hexadecimal(byte))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16).utf8
    return digits.count == 1 ? [UInt8(ascii: "0")] + digits : Array(digits)
  }
}
