import QuickActions

/// Lines and columns of a file, found from byte offsets.
///
/// It notes where it stands once every few thousand bytes, so that each question costs the same
/// however large the file is and in whatever order places are asked for.
package struct SourceMap: Sendable {
  private let file: String
  private let bytes: [UInt8]
  private let marks: [Mark]

  private static let stride = 4096

  /// - Parameter bytes: A text in UTF-8.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var mark = Mark()
    var marks = [mark]
    while mark.offset + SourceMap.stride <= bytes.count {
      mark.advance(to: mark.offset + SourceMap.stride, over: bytes)
      marks.append(mark)
    }
    self.marks = marks
  }

  /// Line and column, both from 1; a column is a Unicode scalar.
  package func place(of offset: Int) -> Diagnostic.Place {
    let target = min(max(0, offset), bytes.count)
    var mark = marks[min(target / SourceMap.stride, marks.count - 1)]
    mark.advance(to: target, over: bytes)
    return Diagnostic.Place(file: file, line: mark.line, column: mark.column)
  }
}

/// A place in a file while it is walked through.
private struct Mark: Sendable {
  var offset = 0
  var line = 1
  var column = 1
  private var afterReturn = false

  mutating func advance(to target: Int, over bytes: [UInt8]) {
    for index in offset..<target { take(bytes[index]) }
    offset = target
  }

  /// A line ends with a line feed, a carriage return, or both. A byte that continues a character
  /// is no column.
  private mutating func take(_ byte: UInt8) {
    let endsLine = byte == 0x0A || byte == 0x0D
    let completesReturn = byte == 0x0A && afterReturn
    afterReturn = byte == 0x0D
    if completesReturn { return }
    if endsLine {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
