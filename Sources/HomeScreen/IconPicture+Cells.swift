import QuickActions

extension IconPicture {
  /// The cells that it takes in a menu.
  static let columns = 2

  /// The picture in Braille patterns, whose dots are four rows of two.
  var cells: [Character] {
    stride(from: 0, to: IconPicture.side, by: 2).map(pattern)
  }

  private func pattern(of left: Int) -> Character {
    let raised = IconPicture.bits.reduce(0) { sum, bit in
      hasDot(row: bit.row, column: left + bit.column) ? sum | bit.value : sum
    }
    // A blank pattern is drawn with dots that are not raised by some fonts.
    guard raised != 0, let scalar = Unicode.Scalar(0x2800 + raised) else { return " " }
    return Character(scalar)
  }

  /// The bit that stands for a dot in the number of its pattern.
  private static let bits: [(row: Int, column: Int, value: UInt32)] = [
    (0, 0, 0x01), (1, 0, 0x02), (2, 0, 0x04), (0, 1, 0x08), (1, 1, 0x10), (2, 1, 0x20),
    (3, 0, 0x40), (3, 1, 0x80),
  ]
}
