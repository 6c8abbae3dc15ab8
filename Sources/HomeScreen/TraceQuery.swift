/// A text that is looked for in lines, in any case.
struct TraceQuery: Hashable, Sendable {
  private let text: String
  /// Lowercased, where case is a matter of bytes.
  private let ascii: [UInt8]?

  init(_ query: String) {
    text = query.lowercased()
    ascii = query.utf8.allSatisfy { $0 < 0x80 } ? Array(text.utf8) : nil
  }

  var isEmpty: Bool { text.isEmpty }

  /// - Parameter bytes: Gets less by what was looked at.
  func stands(in line: String, bytes: inout Int) -> Bool {
    guard let ascii else {
      // To turn other scripts to lower case takes far longer.
      bytes -= line.utf8.count * 16
      return line.lowercased().contains(text)
    }
    bytes -= line.utf8.count
    var line = line
    return line.withUTF8 { TraceQuery.find(ascii, in: $0) }
  }

  private static func find(_ wanted: [UInt8], in line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = wanted.first, line.count >= wanted.count else { return false }
    for start in 0...line.count - wanted.count where lower(line[start]) == first {
      let rest = line[start..<start + wanted.count]
      if rest.elementsEqual(wanted, by: { lower($0) == $1 }) { return true }
    }
    return false
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
