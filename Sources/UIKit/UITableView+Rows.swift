internal import QuickActions

/// The rows on the screen, and the changes that an app announces.
extension UITableView {
  /// Of a longer table the rest is not shown.
  private static let mostRows = 200

  func composeSections(into screen: inout ScreenComposition) {
    guard let dataSource else { return }
    var left = UITableView.mostRows
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) where left > 0 {
      composeHeader(of: section, dataSource, into: &screen)
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      for row in 0..<max(0, min(count, left)) {
        composeRow(at: IndexPath(row: row, section: section), dataSource, into: &screen)
      }
      left -= count
      if let footer = dataSource.tableView(self, titleForFooterInSection: section) {
        screen.append(AppScreen.Line(footer, style: .secondary))
      }
    }
  }

  private func composeHeader(
    of section: Int, _ dataSource: any UITableViewDataSource, into screen: inout ScreenComposition
  ) {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      screen.append(view)
    } else if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
      screen.append(AppScreen.Line(title, style: .headline))
    }
  }

  private func composeRow(
    at indexPath: IndexPath, _ dataSource: any UITableViewDataSource,
    into screen: inout ScreenComposition
  ) {
    let cell = cells[indexPath] ?? dataSource.tableView(self, cellForRowAt: indexPath)
    if cells[indexPath] == nil {
      cells[indexPath] = cell
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    let isSelected =
      cell.accessoryType == .checkmark || indexPathsForSelectedRows?.contains(indexPath) ?? false
    let target = TapTarget(owner: self, part: indexPath)
    cell.frame = rectForRow(at: indexPath)
    screen.within(cell) { screen in
      let control =
        allowsSelection && isUserInteractionEnabled
        ? screen.control(.row, of: target, isSelected: isSelected) { [weak self] in
          self?.choose(indexPath)
        } : nil
      cell.compose(into: &screen, as: control)
    }
  }

  /// A tap selects the row; the delegate may turn it to another, or refuse it.
  private func choose(_ indexPath: IndexPath) {
    guard let delegate else {
      return selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
    guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: chosen)
  }

  // MARK: Places

  /// Rows are as high as those of a plain table on a phone, one below the other.
  private static let rowHeight: CGFloat = 44

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let above = (0..<max(0, indexPath.section)).reduce(0) { $0 + numberOfRows(inSection: $1) }
    let width = frame.width > 0 ? frame.width : UIScreen.main.bounds.width
    return CGRect(
      x: 0, y: CGFloat(above + indexPath.row) * UITableView.rowHeight, width: width,
      height: UITableView.rowHeight)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    cells.keys.sorted().first { rectForRow(at: $0).contains(point) }
  }

  // MARK: Changes

  public func beginUpdates() {}
  public func endUpdates() { reloadData() }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
}

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
