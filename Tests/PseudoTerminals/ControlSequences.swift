/// The sequences `ESC [ … final` in what a program wrote.
package struct ControlSequences: Sequence, IteratorProtocol {
  package struct Element {
    package var marker: UInt8?
    package var numbers: [Int]
    package var final: UInt8
  }

  private var rest: ArraySlice<UInt8>

  package init(in bytes: some Collection<UInt8>) {
    rest = Array(bytes)[...]
  }

  package mutating func next() -> Element? {
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[(escape + 1)...]
      guard rest.first == UInt8(ascii: "[") else { continue }
      let body = rest.dropFirst().prefix { (0x20...0x3F).contains($0) }
      rest = rest[body.endIndex...]
      guard let final = rest.first else { return nil }
      let marker = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
      let numbers = body.dropFirst(marker == nil ? 0 : 1)
        .split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      return Element(marker: marker, numbers: numbers, final: final)
    }
    return nil
  }
}

/// The kitty keyboard protocol, as far as a terminal's side of it is asked in a test.
struct KeyboardProtocol {
  private(set) var pushed: [Int] = []
  /// The beginning of a sequence whose rest has not come yet.
  private var begun: [UInt8] = []

  /// What a terminal would answer to what a program wrote.
  mutating func answers(to output: [UInt8]) -> [UInt8] {
    let output = begun + output
    begun = output.lastIndex(of: 0x1B).map { Array(output[$0...]) } ?? []
    if begun.dropFirst(2).contains(where: { $0 >= 0x40 }) { begun = [] }
    var answers = ""
    for sequence in ControlSequences(in: output.dropLast(begun.count))
    where sequence.final == UInt8(ascii: "u") {
      switch sequence.marker {
      case UInt8(ascii: "?"): answers += "\u{1B}[?\(pushed.last ?? 0)u"
      case UInt8(ascii: ">"): pushed.append(sequence.numbers.first ?? 0)
      case UInt8(ascii: "<"): pushed.removeLast(min(pushed.count, sequence.numbers.first ?? 1))
      default: break
      }
    }
    return Array(answers.utf8)
  }
}
