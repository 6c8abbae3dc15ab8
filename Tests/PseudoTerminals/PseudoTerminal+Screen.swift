import CVTerm

/// A cell of the emulator's screen.
package struct ScreenCell: Hashable, Sendable {
  /// Empty for the right half of a wide character.
  package let text: String
  package let isBold: Bool
  package let isUnderlined: Bool
  package let isReversed: Bool
  /// A number of the palette; nil for the terminal's own colour.
  package let foreground: Int?
  package let background: Int?

  init(_ cell: emulator_cell) {
    let scalars = withUnsafeBytes(of: cell.scalars) { Array($0.bindMemory(to: UInt32.self)) }
    text = ScreenCell.text(scalars)
    isBold = cell.bold
    isUnderlined = cell.underline
    isReversed = cell.reverse
    foreground = cell.foreground < 0 ? nil : Int(cell.foreground)
    background = cell.background < 0 ? nil : Int(cell.background)
  }

  private static func text(_ scalars: [UInt32]) -> String {
    guard let first = scalars.first, first != 0 else { return " " }
    guard first != .max else { return "" }
    let cluster = scalars.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
    return String(String.UnicodeScalarView(cluster))
  }
}

extension PseudoTerminal {
  /// The rows as text, without blanks at their ends.
  package var screen: [String] {
    (0..<size.rows).map { row in
      let cells = (0..<size.columns).map { cell(row: row, column: $0).text }
      let end = cells.lastIndex { $0 != " " && !$0.isEmpty }.map { $0 + 1 } ?? 0
      return cells[..<end].joined()
    }
  }

  /// Where a text stands: its row and the cell of its first character.
  package func place(of text: String) -> (row: Int, column: Int)? {
    for (row, line) in screen.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let before = line[..<range.lowerBound]
      return (row, column(after: String(before), row: row))
    }
    return nil
  }

  private func column(after text: String, row: Int) -> Int {
    var column = 0
    var seen = 0
    while column < size.columns {
      let cell = cell(row: row, column: column).text
      if seen == text.count, !cell.isEmpty { break }
      seen += cell.count
      column += 1
    }
    return column
  }

  /// The private modes that are on, such as 1049 or 2004, from what the program wrote.
  package var privateModes: Set<Int> {
    var modes: Set<Int> = []
    for sequence in ControlSequences(in: output) where sequence.marker == UInt8(ascii: "?") {
      if sequence.final == UInt8(ascii: "h") { modes.formUnion(sequence.numbers) }
      if sequence.final == UInt8(ascii: "l") { modes.subtract(sequence.numbers) }
    }
    return modes
  }
}
