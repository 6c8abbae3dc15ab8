import QuickActions

/// Lines and columns of a file, found from byte offsets.
///
/// It notes where it stands once every few hundred bytes, so that each question costs the same
/// however large the file is and in whatever order places are asked for.
package struct SourceMap: Sendable {
  private let file: String
  private let bytes: [UInt8]
  private let marks: [Mark]

  private static let stride = 512

  /// - Parameters:
  ///   - bytes: A text in UTF-8.
  ///   - end: Places behind it are found as well, but not fast.
  package init(file: String, bytes: [UInt8], upTo end: Int = .max) {
    self.file = file
    self.bytes = bytes
    var mark = Mark()
    var marks = [mark]
    let end = min(end, bytes.count)
    marks.reserveCapacity(end / SourceMap.stride + 1)
    bytes.withUnsafeBufferPointer { text in
      while mark.offset + SourceMap.stride <= end {
        mark.advance(to: mark.offset + SourceMap.stride, over: text)
        marks.append(mark)
      }
    }
    self.marks = marks
  }

  /// Line and column, both from 1; a column is a Unicode scalar.
  package func place(of offset: Int) -> Diagnostic.Place {
    let target = min(max(0, offset), bytes.count)
    var mark = marks[min(target / SourceMap.stride, marks.count - 1)]
    bytes.withUnsafeBufferPointer { mark.advance(to: target, over: $0) }
    return Diagnostic.Place(file: file, line: mark.line, column: mark.column)
  }
}

/// A place in a file while it is walked through.
private struct Mark: Sendable {
  var offset = 0
  var line = 1
  var column = 1

  /// A line ends with a line feed, a carriage return, or both. A byte that continues a character
  /// is no column.
  mutating func advance(to target: Int, over text: UnsafeBufferPointer<UInt8>) {
    let ends = Mark.lineEnds(in: text[offset..<target])
    var lineStart = offset
    if ends.returns == 0, ends.feeds > 0 {
      line += ends.feeds
      column = 1
      lineStart = (text[offset..<target].lastIndex(of: 0x0A) ?? target) + 1
    } else if ends.returns > 0 {
      for index in offset..<target where Mark.endsLine(at: index, of: text) {
        line += 1
        column = 1
        lineStart = index + 1
      }
    }
    for index in lineStart..<target where text[index] & 0xC0 != 0x80 { column += 1 }
    offset = target
  }

  /// Of both halves of a line's end the second one counts.
  private static func endsLine(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text[index] == 0x0D { return index + 1 == text.count || text[index + 1] != 0x0A }
    return text[index] == 0x0A
  }

  /// Many bytes at a time, which is what most of the work is.
  private static func lineEnds(
    in text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (feeds: Int, returns: Int) {
    var feeds = 0
    var returns = 0
    for byte in UnsafeBufferPointer(rebasing: text) {
      feeds &+= byte == 0x0A ? 1 : 0
      returns &+= byte == 0x0D ? 1 : 0
    }
    return (feeds, returns)
  }
}
