/// How the text of a scalar element is read: as iOS does, spaces around it allowed.
enum PlistScalar {
  /// Decimal or `0x` hexadecimal. What only an unsigned number holds becomes a real.
  static func integer(_ text: String) -> PlistNode.Content? {
    if let digits = digits(text) { return .integer(digits) }
    let trimmed = PlistScalar.trimmed(text)
    let isNegative = trimmed.first == "-"
    let unsigned = isNegative || trimmed.first == "+" ? trimmed.dropFirst() : trimmed
    guard let first = unsigned.first, first.isHexDigit else { return nil }
    let isHexadecimal = unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X")
    let digits = isHexadecimal ? unsigned.dropFirst(2) : unsigned
    guard digits.first?.isHexDigit == true,
      let magnitude = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    if isNegative { return negative(magnitude) }
    return Int64(exactly: magnitude).map(PlistNode.Content.integer) ?? .real(Double(magnitude))
  }

  /// What most numbers are: nothing but digits, few enough not to overflow.
  private static func digits(_ text: String) -> Int64? {
    guard (1...18).contains(text.utf8.count) else { return nil }
    var value: Int64 = 0
    for byte in text.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return value
  }

  private static func negative(_ magnitude: UInt64) -> PlistNode.Content? {
    guard magnitude <= UInt64(Int64.max) + 1 else { return nil }
    return .integer(Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  static func real(_ text: String) -> Double? {
    Double(trimmed(text))
  }

  /// `2001-01-01T00:00:00Z`, in seconds since that moment.
  static func date(_ text: String) -> Double? {
    let bytes = Array(trimmed(text).utf8)
    guard bytes.count == 20, bytes[4] == dash, bytes[7] == dash, bytes[10] == UInt8(ascii: "T"),
      bytes[13] == colon, bytes[16] == colon, bytes[19] == UInt8(ascii: "Z"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), let hour = number(bytes[11..<13]),
      let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = daysSinceCommonEra(year, month, day) - daysSinceCommonEra(2001, 1, 1)
    return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  private static let dash = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Gregorian, also before it began. The year starts in March, so that the leap day is last.
  private static func daysSinceCommonEra(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = (month + 9) % 12
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + (marchMonth * 153 + 2) / 5 + day
  }

  /// Base64, white space anywhere.
  static func data(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var held = 0
    var padding = 0
    for byte in text.utf8 where !isSpace(byte) {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = sextet(byte) else { return nil }
      bits = bits << 6 | value
      held += 6
      if held >= 8 {
        held -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
      }
    }
    return held < 6 && padding <= 2 ? bytes : nil
  }

  private static func sextet(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// White space between the elements of XML.
  static func isXMLSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func trimmed(_ text: String) -> Substring {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return text[first...last]
  }
}
