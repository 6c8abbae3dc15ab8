/// Moving from icon to icon with the keys.
extension IconGrid {
  enum Step: Hashable {
    case up, down, left, right
    case previousPage, nextPage
  }

  /// The icon that a step from `index` leads to; `index` itself where there is none.
  ///
  /// - Parameter page: the page that is shown, for steps out of the dock.
  func index(after step: Step, from index: Int, page: Int) -> Int {
    switch place(of: index) {
    case .dock(let column): fromDock(step, column: column, page: page) ?? index
    case .page(let page, let row, let column):
      fromPage(step, page: page, row: row, column: column) ?? index
    }
  }

  private func fromDock(_ step: Step, column: Int, page: Int) -> Int? {
    switch step {
    case .left: self.index(at: .dock(column: column - 1))
    case .right: self.index(at: .dock(column: column + 1))
    case .up: last(onPage: page, row: rows - 1, column: column)
    case .down: nil
    case .previousPage: first(onPage: page - 1)
    case .nextPage: first(onPage: page + 1)
    }
  }

  private func fromPage(_ step: Step, page: Int, row: Int, column: Int) -> Int? {
    switch step {
    case .up: self.index(at: .page(page, row: row - 1, column: column))
    case .down:
      self.index(at: .page(page, row: row + 1, column: column))
        ?? nextRow(page: page, row: row) ?? self.index(at: .dock(column: column))
    case .left:
      self.index(at: .page(page, row: row, column: column - 1))
        ?? last(onPage: page - 1, row: row, column: IconGrid.columns - 1)
    case .right:
      self.index(at: .page(page, row: row, column: column + 1))
        ?? last(onPage: page + 1, row: row, column: 0)
    case .previousPage: last(onPage: page - 1, row: row, column: column)
    case .nextPage: last(onPage: page + 1, row: row, column: column)
    }
  }

  /// A shorter row below: its last icon.
  private func nextRow(page: Int, row: Int) -> Int? {
    guard self.index(at: .page(page, row: row + 1, column: 0)) != nil else { return nil }
    return visible(onPage: page).last
  }

  private func first(onPage page: Int) -> Int? {
    self.index(at: .page(page, row: 0, column: 0))
  }

  /// The icon at that place of a page, or the last one before it.
  private func last(onPage page: Int, row: Int, column: Int) -> Int? {
    guard (0..<pageCount).contains(page) else { return nil }
    return self.index(at: .page(page, row: row, column: column))
      ?? visible(onPage: page).last.flatMap { $0 >= dockCount ? $0 : nil }
  }
}
