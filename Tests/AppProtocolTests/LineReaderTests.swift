import AppProtocol
import Testing

@Suite struct LineReaderTests {
  private func pieces(_ reader: inout LineReader) -> [LineReader.Piece] {
    var pieces: [LineReader.Piece] = []
    while let piece = reader.next() { pieces.append(piece) }
    return pieces
  }

  private func line(_ text: String) -> LineReader.Piece { .line(Array(text.utf8)) }
  private func cut(_ text: String) -> LineReader.Piece { .cut(Array(text.utf8)) }

  @Test func linesComeOutWholeHoweverTheBytesArrive() {
    let text = "one\n\ntwo and more\nthree\n"
    for size in 1...text.utf8.count {
      var reader = LineReader(limit: 20)
      var found: [LineReader.Piece] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        reader.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        found += pieces(&reader)
      }
      #expect(found == [line("one"), line(""), line("two and more"), line("three")])
      #expect(reader.finish() == nil)
    }
  }

  @Test func aLineOfExactlyTheLimitIsWhole() {
    var reader = LineReader(limit: 4)
    reader.append("1234\n12345\n1\n".utf8)
    #expect(pieces(&reader) == [line("1234"), cut("1234"), line("1")])
  }

  @Test func anEndlessLineIsToldOnceAndForgotten() {
    var reader = LineReader(limit: 4)
    reader.append("12345".utf8)
    #expect(pieces(&reader) == [cut("1234")])
    for _ in 0..<1000 {
      reader.append(repeatElement(UInt8(ascii: "6"), count: 1000))
      #expect(pieces(&reader).isEmpty)
    }
    reader.append("\nnext\n".utf8)
    #expect(pieces(&reader) == [line("next")])
  }

  @Test func whatStandsAfterTheLastLineFeedIsTheLastLine() {
    var reader = LineReader(limit: 4)
    reader.append("a\nb".utf8)
    #expect(pieces(&reader) == [line("a")])
    #expect(reader.finish() == line("b"))
    #expect(reader.finish() == nil)
    reader.append("123456".utf8)
    _ = pieces(&reader)
    #expect(reader.finish() == nil)
  }
}
