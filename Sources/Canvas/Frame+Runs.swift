/// What is new in a frame.
extension Frame {
  /// The runs of `cells`, none over the end of a row, that differ from another frame of the same
  /// size; all rows where there is none.
  package func changes(since last: Frame?) -> [Range<Int>] {
    let rows = (0..<size.rows).map { $0 * size.columns..<($0 + 1) * size.columns }
    guard let last, last.size == size else { return rows }
    return cells.withUnsafeBufferPointer { new in
      last.cells.withUnsafeBufferPointer { old in
        var runs: [Range<Int>] = []
        for row in rows { Frame.compare(new, old, in: row, adding: &runs) }
        return runs
      }
    }
  }

  private static func compare(
    _ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>, in row: Range<Int>,
    adding runs: inout [Range<Int>]
  ) {
    var start: Int?
    for index in row {
      switch (new[index] == old[index], start) {
      case (false, nil): start = index
      case (true, let begun?):
        runs.append(begun..<index)
        start = nil
      case (true, nil), (false, .some): break
      }
    }
    if let start { runs.append(start..<row.upperBound) }
  }
}
