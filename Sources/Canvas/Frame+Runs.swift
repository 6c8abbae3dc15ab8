import Glibc

/// Cells side by side in a row that have one role, by their places in the frame.
package struct Run: Hashable, Sendable {
  private let start: Int
  private var end: Int
  package let role: Role

  init(at place: Int, role: Role) {
    start = place
    end = place + 1
    self.role = role
  }

  package var places: Range<Int> { start..<end }

  func continues(at place: Int, _ role: Role) -> Bool { end == place && self.role == role }

  mutating func extend() {
    end += 1
  }
}

extension Frame {
  /// What differs from another frame of the same size, from the upper left on; all cells where there
  /// is none.
  package func changes(since last: Frame?) -> [Run] {
    let last = last?.size == size ? last : nil
    var runs: [Run] = []
    for row in 0..<max(0, size.rows) { addRuns(inRow: row, unlike: last, to: &runs) }
    return runs
  }

  /// Neighbouring cells of one role.
  func runs(inRow row: Int) -> [Run] {
    var runs: [Run] = []
    addRuns(inRow: row, unlike: nil, to: &runs)
    return runs
  }

  private func addRuns(inRow row: Int, unlike last: Frame?, to runs: inout [Run]) {
    let new = cells(inRow: row)
    let old = last?.cells(inRow: row)
    if let old, Frame.isSame(new, old) { return }
    var run: Run?
    for place in new.indices {
      if let old, old[place] == new[place] { continue }
      if let begun = run, begun.continues(at: place, new[place].role) {
        run?.extend()
      } else {
        if let run { runs.append(run) }
        run = Run(at: place, role: new[place].role)
      }
    }
    if let run { runs.append(run) }
  }

  /// Most rows stay as they are, and memory is compared much faster than cells.
  private static func isSame(_ new: ArraySlice<Cell>, _ old: ArraySlice<Cell>) -> Bool {
    let count = new.count * MemoryLayout<Cell>.stride
    return new.withUnsafeBytes { new in
      old.withUnsafeBytes { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return true }
        return memcmp(new, old, count) == 0
      }
    }
  }
}
