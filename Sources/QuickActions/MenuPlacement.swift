/// Where an icon stands on the Home Screen, counted from 1 on a grid of 6 rows by 4 columns.
package struct IconPosition: Hashable, Sendable {
  package static let rows = 6
  package static let columns = 4

  package var row: Int
  package var column: Int

  /// - Returns: nil outside the grid.
  package init?(row: Int, column: Int) {
    guard (1...IconPosition.rows).contains(row), (1...IconPosition.columns).contains(column) else {
      return nil
    }
    self.row = row
    self.column = column
  }

  /// - Parameter text: `ROW,COLUMN`, as people write it.
  package init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let row = numbers[0], let column = numbers[1] else { return nil }
    self.init(row: row, column: column)
  }
}

/// On which side of its icon a menu opens, and on which side of a row its glyph stands.
package struct MenuPlacement: Hashable, Sendable {
  package enum Direction: String, Hashable, Sendable { case above, below }
  package enum Side: String, Hashable, Sendable { case left, right }

  package var opens: Direction
  package var iconSide: Side
  package var firstItem: FirstItem

  package init(opens: Direction, iconSide: Side, firstItem: FirstItem = .standard) {
    self.opens = opens
    self.iconSide = iconSide
    self.firstItem = firstItem
  }

  /// Below an icon of the upper half, above one of the lower half [contradictory: see `FirstItem`];
  /// the glyph on the side of the nearer screen edge [reported].
  package init(of icon: IconPosition, firstItem: FirstItem = .standard) {
    self.firstItem = firstItem
    opens = icon.row <= IconPosition.rows / 2 ? .below : .above
    iconSide = icon.column <= IconPosition.columns / 2 ? .left : .right
  }

  /// Where item 1 stands in a menu that opens upward.
  ///
  /// Apple's text of the iOS 9 era says that the first item is always on top; a developer watched
  /// the rows turn round. [contradictory]
  package enum FirstItem: String, CaseIterable, Hashable, Sendable {
    case nearIcon = "near-icon"
    case top

    package static let standard = FirstItem.nearIcon
  }

  /// The picture shows the rows in the opposite of their logical order.
  package var isReversed: Bool { opens == .above && firstItem == .nearIcon }

  /// The rows from top to bottom of the picture.
  package func topToBottom<Row>(_ rows: [Row]) -> [Row] {
    isReversed ? rows.reversed() : rows
  }
}
