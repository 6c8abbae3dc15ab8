/// What a backslash and the characters after it stand for.
enum TextEscape {
  /// The text of an old-style list or a strings file: `\n`, `\"`, `\U00fc`, `\374` and the like; a
  /// backslash before any other character is left out.
  ///
  /// - Returns: nil for bytes that are no UTF-8.
  static func oldStyle(_ quoted: QuotedText) -> String? {
    unescaped(quoted) { rest, units in
      guard let first = rest.first else { return 0 }
      if let simple = simple[first] {
        units.append(simple)
      } else if first == UInt8(ascii: "U") {
        return 1 + appendHexadecimal(rest.dropFirst(), to: &units)
      } else if isOctal(first) {
        let digits = rest.prefix(3).prefix(while: isOctal)
        let code = digits.reduce(0) { $0 * 8 + UInt16($1 - UInt8(ascii: "0")) }
        units.append(nextStep(UInt8(truncatingIfNeeded: code)))
        return digits.count
      } else {
        // A character of several bytes goes on unescaped.
        return first < 0x80 ? appendVerbatim(first, to: &units) : 0
      }
      return 1
    }
  }

  /// The text of a JSON string.
  ///
  /// - Returns: nil for bytes that are no UTF-8 and for an escape that JSON does not have.
  static func json(_ quoted: QuotedText) -> String? {
    unescaped(quoted) { rest, units in
      switch rest.first {
      case UInt8(ascii: "u"):
        guard rest.dropFirst().prefix(4).count(where: { hexDigit($0) != nil }) == 4 else {
          return nil
        }
        return 1 + appendHexadecimal(rest.dropFirst(), to: &units)
      case .some(let byte) where Array("\"\\/bfnrt".utf8).contains(byte):
        units.append(simple[byte] ?? UInt16(byte))
        return 1
      default: return nil
      }
    }
  }

  /// - Parameter escape: Appends what stands after a backslash and tells how many bytes that took.
  private static func unescaped(
    _ quoted: QuotedText, _ escape: (ArraySlice<UInt8>, inout [UInt16]) -> Int?
  ) -> String? {
    guard quoted.hasEscapes else { return String(validating: quoted.bytes, as: UTF8.self) }
    var text = ""
    var rest = quoted.bytes
    while !rest.isEmpty {
      let plain = rest.prefix { $0 != backslash }
      guard let verbatim = String(validating: plain, as: UTF8.self) else { return nil }
      text += verbatim
      rest = rest.dropFirst(plain.count)
      // Escapes in a row are put together: two of them may be one character of UTF-16.
      var units: [UInt16] = []
      while rest.first == backslash {
        guard let count = escape(rest.dropFirst(), &units) else { return nil }
        rest = rest.dropFirst(1 + count)
      }
      text += String(decoding: units, as: UTF16.self)
    }
    return text
  }

  private static let backslash = UInt8(ascii: "\\")

  private static let simple: [UInt8: UInt16] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]

  private static func appendVerbatim(_ byte: UInt8, to units: inout [UInt16]) -> Int {
    units.append(UInt16(byte))
    return 1
  }

  /// Up to four digits. Returns how many there were.
  private static func appendHexadecimal(
    _ rest: ArraySlice<UInt8>, to units: inout [UInt16]
  ) -> Int {
    let digits = rest.prefix(4).prefix { hexDigit($0) != nil }.compactMap(hexDigit)
    units.append(digits.isEmpty ? UInt16(UInt8(ascii: "U")) : digits.reduce(0) { $0 << 4 | $1 })
    return digits.count
  }

  static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func isOctal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte)
  }

  /// An octal escape counts in the character set of NeXTSTEP, where the format comes from.
  private static func nextStep(_ code: UInt8) -> UInt16 {
    code < 0x80 ? UInt16(code) : upperHalf[Int(code) - 0x80]
  }

  private static let upperHalf: [UInt16] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA, 0x00CB,
    0x00CC, 0x00CD, 0x00CE, 0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
    0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7, 0x00A9, 0x00A1, 0x00A2, 0x00A3,
    0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022, 0x201A, 0x201E, 0x201D, 0x00BB,
    0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
    0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD,
    0x00BE, 0x00E0, 0x00E1, 0x00E2, 0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
    0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1, 0x0141, 0x00D8, 0x0152, 0x00BA,
    0x00F2, 0x00F3, 0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
    0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0xFFFD, 0xFFFD,
  ]
}
