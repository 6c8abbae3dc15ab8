/// What is new in a frame.
extension Frame {
  /// The places in `cells`, in order, that differ from another frame of the same size; all of them
  /// where there is none.
  package func changes(since last: Frame?) -> [Int] {
    guard let last, last.size == size else { return Array(cells.indices) }
    return cells.withUnsafeBufferPointer { new in
      last.cells.withUnsafeBufferPointer { old in
        new.indices.filter { new[$0] != old[$0] }
      }
    }
  }
}
