/// An XML text whose control characters are stood in for by private characters.
///
/// XML 1.0 has no control characters, neither as they are nor as `&#27;`, and expat refuses them;
/// iOS's parser hands them over. [inferred] So where expat has refused a list for one, it reads the
/// list once more with stand-ins, which are turned back in what it hands over.
struct ControlStandIns {
  /// The text with stand-ins.
  private(set) var bytes: [UInt8] = []
  /// Where, in `bytes`, a stand-in ends, and how far the text is shifted from there on.
  private var shifts: [(end: Int, shift: Int)] = []
  /// A stand-in is three bytes: these two, and one that holds the character.
  private let lead: [UInt8]

  /// More of them than any text has.
  private static let limit = 100_000

  /// - Returns: nil where there is nothing to stand in for, or no block of 64 private characters is
  ///   free of use.
  init?(for text: [UInt8]) {
    guard let free = ControlStandIns.unusedLead(in: text) else { return nil }
    lead = [0xEE, free]
    bytes.reserveCapacity(text.count)
    var section = Section.content
    var index = 0
    while index < text.count {
      let plain = text[index...].prefix(while: ControlStandIns.isPlain)
      bytes += plain
      index += plain.count
      guard index < text.count else { break }
      section.update(at: index, of: text)
      if let (code, length) = ControlStandIns.character(at: index, of: text, section) {
        bytes += lead + [0x80 | code]
        index += length
        shifts.append((bytes.count, index - bytes.count))
        guard shifts.count <= ControlStandIns.limit else { return nil }
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    guard !shifts.isEmpty else { return nil }
  }

  /// The place in the text as it was, of a place in `bytes`.
  func original(_ offset: Int) -> Int {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset + shifts[low - 1].shift
  }

  /// A piece of the text that was read, with its control characters back.
  func restored(_ text: [UInt8]) -> [UInt8] {
    var restored: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index...].starts(with: lead), index + 2 < text.count {
        restored.append(text[index + 2] & 0x3F)
        index += 3
      } else {
        restored.append(text[index])
        index += 1
      }
    }
    return restored
  }

  /// U+E000 and up begin with 0xEE and a byte from 0x80 on.
  private static func unusedLead(in text: [UInt8]) -> UInt8? {
    var used: Set<UInt8> = []
    for index in text.indices.dropLast() where text[index] == 0xEE { used.insert(text[index + 1]) }
    return (0x80...0xBF).first { !used.contains($0) }
  }

  /// The control character that begins here, and how many bytes it takes.
  private static func character(
    at index: Int, of text: [UInt8], _ section: Section
  ) -> (code: UInt8, length: Int)? {
    if text[index] != 0, isControl(Int(text[index])) { return (text[index], 1) }
    guard text[index] == UInt8(ascii: "&"), section == .content else { return nil }
    let reference = text[index...].prefix(12)
    guard reference.starts(with: "&#".utf8),
      let end = reference.firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let digits = String(decoding: reference[index + 2..<end], as: UTF8.self)
    let code = digits.hasPrefix("x") ? Int(digits.dropFirst(), radix: 16) : Int(digits)
    guard let code, isControl(code) else { return nil }
    return (UInt8(code), end + 1 - index)
  }

  /// Most bytes: they begin neither a control character nor a section.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: ">") && byte != UInt8(ascii: "]")
      || byte > UInt8(ascii: "-") && byte < UInt8(ascii: "<")
      || byte == UInt8(ascii: " ") || byte == 0x0A || byte == 0x09
  }

  /// Tab, line feed and carriage return are XML.
  private static func isControl(_ code: Int) -> Bool {
    (0..<0x20).contains(code) && code != 0x09 && code != 0x0A && code != 0x0D
  }
}

/// Where references are only text.
private enum Section {
  case content, comment, data

  mutating func update(at index: Int, of text: [UInt8]) {
    let rest = text[index...].prefix(9)
    switch self {
    case .content where rest.starts(with: "<!--".utf8): self = .comment
    case .content where rest.starts(with: "<![CDATA[".utf8): self = .data
    case .comment where rest.starts(with: "-->".utf8): self = .content
    case .data where rest.starts(with: "]]>".utf8): self = .content
    case .content, .comment, .data: break
    }
  }
}
