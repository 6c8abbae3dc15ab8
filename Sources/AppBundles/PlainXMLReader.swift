import Glibc

/// Reads the plain sort of XML property list, several times as fast as expat does.
///
/// Nearly all lists are as Xcode writes them: UTF-8 with the usual head, tags without attributes, the
/// five entities. Whatever else stands in a list, and whatever is wrong with one, is left to expat,
/// so there is one judge of XML and one who says what is wrong.
struct PlainXMLReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var builder = XMLPlistBuilder()
  /// A leaf's text where it had entities. One buffer serves all of them.
  private var replaced: [UInt8] = []

  /// - Returns: nil where the list is not plain, or not well-formed.
  static func read(_ bytes: [UInt8]) -> PlistNode? {
    bytes.withUnsafeBufferPointer { text in
      var reader = PlainXMLReader(text: text)
      return reader.list()
    }
  }

  private init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  private mutating func list() -> PlistNode? {
    guard head() else { return nil }
    while skipSpace() {
      guard markup() else { return nil }
    }
    return place == text.count && builder.open == nil ? builder.root : nil
  }

  /// The declaration and the document type, exactly as they usually are.
  private mutating func head() -> Bool {
    _ = skipSpace()
    let declarations: [StaticString] = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<?xml version="1.0" encoding="utf-8"?>"#,
    ]
    guard declarations.contains(where: { take($0) }) else { return false }
    _ = skipSpace()
    let types: [StaticString] = [
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#,
      #"<!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "#,
    ]
    let systems: [StaticString] = [
      #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
      #""https://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
    ]
    return types.contains { take($0) } ? systems.contains { take($0) } : true
  }

  /// One tag, with its text where it has one, or a comment.
  private mutating func markup() -> Bool {
    guard text[place] == UInt8(ascii: "<"), place + 1 < text.count else { return false }
    switch text[place + 1] {
    case UInt8(ascii: "/"): return closingTag()
    case UInt8(ascii: "!"): return comment()
    default: return openingTag()
    }
  }
}

// MARK: Tags

extension PlainXMLReader {
  private mutating func openingTag() -> Bool {
    let start = place
    place += 1
    // Nothing but comments may stand behind the list.
    guard builder.root == nil, let element = elementName() else { return false }
    if take("/>") { return empty(element, at: start) }
    guard take(">") || element == .plist && take(" version=\"1.0\">") else { return false }
    if element.isContainer {
      builder.started(element, at: start)
      return builder.fault == nil
    }
    return element.holdsText && leaf(element, at: start)
  }

  private mutating func empty(_ element: PlistElement, at start: Int) -> Bool {
    builder.started(element, at: start)
    builder.elementEnded(at: start)
    return builder.fault == nil
  }

  private mutating func closingTag() -> Bool {
    let start = place
    place += 2
    guard let element = elementName(), take(">"), builder.openContainer == element else {
      return false
    }
    builder.elementEnded(at: start)
    return builder.fault == nil
  }

  private mutating func elementName() -> PlistElement? {
    let element: PlistElement? =
      switch place < text.count ? text[place] : 0 {
      case UInt8(ascii: "a"): take("array") ? .array : nil
      case UInt8(ascii: "d"):
        take("dict") ? .dict : take("date") ? .date : take("data") ? .data : nil
      case UInt8(ascii: "f"): take("false") ? .no : nil
      case UInt8(ascii: "i"): take("integer") ? .integer : nil
      case UInt8(ascii: "k"): take("key") ? .key : nil
      case UInt8(ascii: "p"): take("plist") ? .plist : nil
      case UInt8(ascii: "r"): take("real") ? .real : nil
      case UInt8(ascii: "s"): take("string") ? .string : nil
      case UInt8(ascii: "t"): take("true") ? .yes : nil
      default: nil
      }
    return element
  }

  private mutating func comment() -> Bool {
    guard take("<!--") else { return false }
    let start = place
    while let dash = find(UInt8(ascii: "-")) {
      place = dash + 1
      guard place < text.count else { return false }
      guard text[place] == UInt8(ascii: "-") else { continue }
      return PlainText(text[rebased: start..<dash]).isValid && take("->")
    }
    return false
  }
}

// MARK: Text

extension PlainXMLReader {
  /// The text of a leaf and its closing tag.
  private mutating func leaf(_ element: PlistElement, at start: Int) -> Bool {
    let first = place
    guard let end = find(UInt8(ascii: "<")) else { return false }
    let content = PlainText(text[rebased: first..<end])
    place = end + 2
    guard content.isValid, end + 1 < text.count, text[end + 1] == UInt8(ascii: "/"),
      elementName() == element, take(">")
    else { return false }
    if content.hasReferences {
      guard replaceReferences(in: content.bytes) else { return false }
      replaced.withUnsafeBufferPointer { builder.leafFound(element, $0, at: start) }
    } else {
      builder.leafFound(element, content.bytes, at: start)
    }
    return builder.fault == nil
  }

  /// - Returns: false where there is another reference than the five.
  private mutating func replaceReferences(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    replaced.removeAll(keepingCapacity: true)
    var rest = bytes[...]
    while let first = rest.first {
      guard first == UInt8(ascii: "&") else {
        replaced.append(first)
        rest = rest.dropFirst()
        continue
      }
      guard let reference = PlainXMLReader.references.first(where: { rest.starts(with: $0.name) })
      else { return false }
      replaced.append(reference.byte)
      rest = rest.dropFirst(reference.name.count)
    }
    return true
  }

  private static let references: [(name: [UInt8], byte: UInt8)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ].map { (name: Array("&\($0.0);".utf8), byte: Array($0.1.utf8)[0]) }

  /// - Returns: whether anything is left.
  private mutating func skipSpace() -> Bool {
    while place < text.count, PlistScalar.isXMLSpace(text[place]) { place += 1 }
    return place < text.count
  }

  /// Goes past a text, if it stands here.
  private mutating func take(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard count <= text.count - place, let start = text.baseAddress,
      memcmp(start + place, expected.utf8Start, count) == 0
    else { return false }
    place += count
    return true
  }

  /// Where the byte stands next.
  private func find(_ byte: UInt8) -> Int? {
    guard let start = text.baseAddress,
      let found = memchr(start + place, Int32(byte), text.count - place)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate subscript(rebased range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[range])
  }
}

/// The bytes between two tags, and what kinds of bytes there are.
private struct PlainText {
  let bytes: UnsafeBufferPointer<UInt8>
  private let kinds: UInt8

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var kinds: UInt8 = 0
    for byte in bytes { kinds |= PlainText.kind(of: byte) }
    self.kinds = kinds
  }

  var hasReferences: Bool { kinds & PlainText.ampersand != 0 }

  /// Well-formed without a closer look. A carriage return would have to be turned into a line feed,
  /// and a closing bracket may be part of what must not stand in a text.
  var isValid: Bool {
    if kinds & PlainText.doubtful != 0 { return false }
    return kinds & PlainText.foreign == 0 || isValidUnicode
  }

  /// XML has neither surrogates, which UTF-8 has not either, nor the last two characters.
  private var isValidUnicode: Bool {
    String(validating: bytes, as: UTF8.self)?.unicodeScalars
      .allSatisfy { $0 != "\u{FFFE}" && $0 != "\u{FFFF}" } ?? false
  }

  private static let ampersand: UInt8 = 1
  private static let foreign: UInt8 = 2
  private static let doubtful: UInt8 = 4

  private static func kind(of byte: UInt8) -> UInt8 {
    if byte >= 0x80 { return foreign }
    if byte == UInt8(ascii: "&") { return ampersand }
    let isDoubtful =
      byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == UInt8(ascii: "]")
    return isDoubtful ? doubtful : 0
  }
}
