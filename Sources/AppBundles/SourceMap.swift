import QuickActions

/// Lines and columns of a file, found from byte offsets.
///
/// It notes where it stands once every few thousand bytes, so that each question costs the same
/// however large the file is and in whatever order places are asked for.
package struct SourceMap: Sendable {
  private let file: String
  private let bytes: [UInt8]
  private let encoding: TextEncoding
  private let marks: [Mark]

  private static let stride = 4096

  package init(file: String, bytes: [UInt8], encoding: TextEncoding) {
    self.file = file
    self.bytes = bytes
    self.encoding = encoding
    var mark = Mark()
    var marks = [mark]
    while mark.offset + SourceMap.stride <= bytes.count {
      mark.advance(to: mark.offset + SourceMap.stride, over: bytes, encoding)
      marks.append(mark)
    }
    self.marks = marks
  }

  /// Line and column, both from 1; a column is a Unicode scalar.
  package func place(of offset: Int) -> Diagnostic.Place {
    let target = min(max(0, offset), bytes.count)
    var mark = marks[min(target / SourceMap.stride, marks.count - 1)]
    mark.advance(to: target, over: bytes, encoding)
    return Diagnostic.Place(file: file, line: mark.line, column: mark.column)
  }
}

/// How the bytes of a text file stand for characters, as far as line and column need it.
package enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf16BigEndian
  case utf16LittleEndian

  /// Told by the first two bytes: a byte order mark, or the zero half of an ASCII character.
  init(startOf bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF), (0, .some(1...)): self = .utf16BigEndian
    case (0xFF, 0xFE), (.some(1...), 0): self = .utf16LittleEndian
    default: self = .utf8
    }
  }
}

/// A place in a file while it is walked through.
private struct Mark: Sendable {
  var offset = 0
  var line = 1
  var column = 1
  private var afterReturn = false

  mutating func advance(to target: Int, over bytes: [UInt8], _ encoding: TextEncoding) {
    switch encoding {
    case .utf8:
      for index in offset..<target {
        take(UInt16(bytes[index]), isLater: bytes[index] & 0xC0 == 0x80)
      }
    case .utf16BigEndian: advance(to: target, over: bytes, high: 0, low: 1)
    case .utf16LittleEndian: advance(to: target, over: bytes, high: 1, low: 0)
    }
    offset = target
  }

  private mutating func advance(to target: Int, over bytes: [UInt8], high: Int, low: Int) {
    for index in Swift.stride(from: offset, to: target - 1, by: 2) {
      let unit = UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
      let isByteOrderMark = unit == 0xFEFF && index == 0
      take(unit, isLater: unit & 0xFC00 == 0xDC00 || isByteOrderMark)
    }
  }

  /// A line ends with a line feed, a carriage return, or both. `isLater` is true for a unit that
  /// continues a character.
  private mutating func take(_ unit: UInt16, isLater: Bool) {
    let endsLine = unit == 0x0A || unit == 0x0D
    let completesReturn = unit == 0x0A && afterReturn
    afterReturn = unit == 0x0D
    if completesReturn { return }
    if endsLine {
      line += 1
      column = 1
    } else if !isLater {
      column += 1
    }
  }
}
