/// The shape of an icon in four rows of four dots: as much of it as two cells of a terminal show.
///
/// iOS draws an icon file as a template, the shape that its alpha leaves in the menu's own colour
/// [documented], so a picture has no colours.
package struct IconPicture: Hashable, Sendable {
  /// The dots of a row, and of a column.
  package static let side = 4

  /// The dot of row 0 and column 0 is the lowest bit, the next one in its row follows.
  package let dots: UInt16

  package init(dots: UInt16) {
    self.dots = dots
  }

  package func hasDot(row: Int, column: Int) -> Bool {
    dots >> (row * IconPicture.side + column) & 1 == 1
  }
}

/// How much of an image is there at each pixel, 0 to 255, row by row.
package struct AlphaMap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let values: [UInt8]

  /// - Returns: nil where there are not as many values as the sizes say.
  package init?(width: Int, height: Int, values: [UInt8]) {
    guard width > 0, height > 0, values.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.values = values
  }
}

extension IconPicture {
  /// Reduces an image to its shape; nil where there is nothing to be seen.
  ///
  /// The margin is left out: there is no room for it. A dot is set where its part of the shape is
  /// covered well compared with the part that is covered best, so that thin lines are seen and the
  /// corners of a disc are not.
  package init?(_ alpha: AlphaMap) {
    guard let shape = alpha.shape else { return nil }
    let parts = (0..<IconPicture.side * IconPicture.side).map { place in
      let (row, column) = place.quotientAndRemainder(dividingBy: IconPicture.side)
      return alpha.mean(of: shape.part(row: row, column: column))
    }
    let enough = (parts.max() ?? 0) / 2
    dots = parts.enumerated().reduce(0) { dots, part in
      part.element > enough ? dots | 1 << part.offset : dots
    }
  }
}

/// A square of an image's plane; it may reach beyond the image.
private struct Square {
  var left: Int
  var top: Int
  var side: Int

  /// One of its parts, as ranges of rows and columns of pixels, never empty.
  func part(row: Int, column: Int) -> (rows: Range<Int>, columns: Range<Int>) {
    (range(row, from: top), range(column, from: left))
  }

  private func range(_ index: Int, from start: Int) -> Range<Int> {
    let first = start + index * side / IconPicture.side
    let end = start + (index + 1) * side / IconPicture.side
    return first..<max(end, first + 1)
  }
}

extension AlphaMap {
  /// From here on a pixel belongs to the shape.
  private static let visible = 64

  /// The smallest square around what is visible, which is in its middle.
  fileprivate var shape: Square? {
    let rows = (0..<height).filter { row in (0..<width).contains { isVisible(row, $0) } }
    let columns = (0..<width).filter { column in (0..<height).contains { isVisible($0, column) } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return nil }
    let side = max(bottom - top, right - left) + 1
    return Square(
      left: left - (side - (right - left + 1)) / 2, top: top - (side - (bottom - top + 1)) / 2,
      side: side)
  }

  private func isVisible(_ row: Int, _ column: Int) -> Bool {
    Int(values[row * width + column]) >= AlphaMap.visible
  }

  /// What lies beyond the image counts as empty. In 16ths, so that little is lost in rounding.
  fileprivate func mean(of part: (rows: Range<Int>, columns: Range<Int>)) -> Int {
    var sum = 0
    for row in part.rows.clamped(to: 0..<height) {
      for column in part.columns.clamped(to: 0..<width) {
        sum += Int(values[row * width + column])
      }
    }
    return 16 * sum / (part.rows.count * part.columns.count)
  }
}
