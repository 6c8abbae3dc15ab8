import QuickActions

/// Walks over the bytes of a text in UTF-8: what the readers of old-style lists, of strings files
/// and of JSON share.
struct TextScanner {
  let text: [UInt8]
  private(set) var offset = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The byte in hand; nil at the end.
  var current: UInt8? { offset < text.count ? text[offset] : nil }

  var next: UInt8? { offset + 1 < text.count ? text[offset + 1] : nil }

  mutating func advance(by count: Int = 1) {
    offset = min(offset + count, text.count)
  }

  /// Steps over a character if it is the one in hand.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// The bytes from here up to the first that does not belong.
  mutating func takeAll(where belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = offset
    while offset < text.count, belongs(text[offset]) { offset += 1 }
    return text[start..<offset]
  }

  mutating func skipSpace() {
    while offset < text.count {
      if PlistScalar.isSpace(text[offset]) {
        offset += 1
      } else if let wide = wideSpace {
        offset += wide
      } else {
        return
      }
    }
  }

  /// The line and paragraph separators of Unicode count as space; each takes three bytes.
  private var wideSpace: Int? {
    guard text[offset] == 0xE2, offset + 2 < text.count, text[offset + 1] == 0x80 else {
      return nil
    }
    return text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9 ? 3 : nil
  }

  /// Space, `/* … */` and `// …`.
  mutating func skipSpaceAndComments() throws(PlistFault) {
    while true {
      skipSpace()
      guard current == UInt8(ascii: "/") else { return }
      if next == UInt8(ascii: "/") {
        _ = takeAll { $0 != 0x0A && $0 != 0x0D }
      } else if next == UInt8(ascii: "*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(PlistFault) {
    let start = offset
    advance(by: 2)
    while let byte = current {
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        advance(by: 2)
        return
      }
      advance()
    }
    throw PlistFault("the comment that begins here is not closed", at: start)
  }

  /// A quoted text as it stands, escapes and all, without its quotes. Stops after the closing one.
  mutating func takeQuoted() throws(PlistFault) -> QuotedText {
    let start = offset
    let quote = text[offset]
    var hasEscapes = false
    advance()
    while let byte = current {
      if byte == quote {
        advance()
        return QuotedText(bytes: text[start + 1..<offset - 1], hasEscapes: hasEscapes)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        advance()
      }
      advance()
    }
    throw PlistFault("the text that begins here is not closed", at: start)
  }

  /// What stands here, for a message.
  var found: String {
    guard current != nil else { return "the end of the file" }
    let rest = String(decoding: text[offset...].prefix(8), as: UTF8.self)
    return quoted(String(rest.prefix(1)))
  }
}

/// What stands between two quotation marks.
struct QuotedText {
  var bytes: ArraySlice<UInt8>
  var hasEscapes: Bool
}
