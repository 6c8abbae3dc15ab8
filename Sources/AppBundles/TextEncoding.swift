/// How the characters of a text file are written down.
///
/// A file is turned into UTF-8 once and read as that, so that places are counted in one way: a line
/// and column do not depend on how a character was stored.
enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf16BigEndian
  case utf16LittleEndian
  case latin1

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Told by a byte order mark, else by where the zero halves of characters stand, else by the
  /// declaration of an XML file.
  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else {
      let start = bytes.prefix(256)
      self =
        TextEncoding.unmarked(start) ?? (TextEncoding.declaresLatin1(start) ? .latin1 : .utf8)
    }
  }

  /// UTF-16 by its zeros, which a text in any other encoding does not have.
  private static func unmarked(_ start: ArraySlice<UInt8>) -> TextEncoding? {
    guard start.contains(0) else { return nil }
    // A stray zero further on makes no other encoding of a list that begins with a plain tag.
    if start.first == UInt8(ascii: "<"), start.dropFirst().first != 0 { return nil }
    let even = stride(from: 0, to: start.count, by: 2).count { start[$0] == 0 }
    let odd = stride(from: 1, to: start.count, by: 2).count { start[$0] == 0 }
    return even > odd ? .utf16BigEndian : .utf16LittleEndian
  }

  /// The text in UTF-8, without a byte order mark.
  func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: bytes.starts(with: TextEncoding.mark) ? Array(bytes.dropFirst(3)) : bytes
    case .utf16BigEndian: TextEncoding.utf8(bytes, high: 0, low: 1)
    case .utf16LittleEndian: TextEncoding.utf8(bytes, high: 1, low: 0)
    case .latin1: bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    }
  }

  /// A surrogate without its other half becomes U+FFFD, as everywhere in Swift.
  private static func utf8(_ bytes: [UInt8], high: Int, low: Int) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    return Array(String(decoding: text, as: UTF16.self).utf8)
  }

  private static func declaresLatin1(_ start: ArraySlice<UInt8>) -> Bool {
    let declaration = start.drop { PlistScalar.isSpace($0) }.prefix { $0 != UInt8(ascii: ">") }
    guard declaration.starts(with: "<?xml".utf8) else { return false }
    // The name stands in quotes after its key; most declarations say UTF-8.
    let parts = declaration.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    let key = parts.firstIndex { $0.suffix(9).elementsEqual("encoding=".utf8) }
    guard let key, key + 1 < parts.count else { return false }
    let name = String(decoding: parts[key + 1], as: UTF8.self).lowercased()
    return ["iso-8859-1", "iso_8859-1", "latin1", "latin-1", "l1"].contains(name)
  }
}
