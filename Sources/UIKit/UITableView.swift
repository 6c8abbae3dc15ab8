internal import QuickActions

/// Rows under each other, in sections, made by a data source.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  public let style: Style
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true { didSet { ScreenReporter.shared.invalidate() } }
  open var allowsMultipleSelection = false
  open var tableHeaderView: UIView? { didSet { ScreenReporter.shared.invalidate() } }
  open var tableFooterView: UIView? { didSet { ScreenReporter.shared.invalidate() } }
  open var backgroundView: UIView?
  open internal(set) var indexPathsForSelectedRows: [IndexPath]?
  private var classes: [String: AnyClass] = [:]
  var cells: [IndexPath: UITableViewCell] = [:]

  nonisolated public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier].flatMap {
      InstanceMaker.cell(of: $0, reuseIdentifier: identifier)
    }
  }

  /// A cell of an identifier that was not registered ends the app on iOS; here it is a plain one, as
  /// those of a storyboard are not known.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    MissingPiece.say("no cell class is registered for \(identifier): a plain cell is used")
    return UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
  }

  open func reloadData() {
    cells = [:]
    indexPathsForSelectedRows = nil
    ScreenReporter.shared.invalidate()
  }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    indexPathsForSelectedRows = indexPath.map { [$0] }
    ScreenReporter.shared.invalidate()
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
    ScreenReporter.shared.invalidate()
  }

  override func compose(into screen: inout ScreenComposition) {
    if let tableHeaderView { screen.append(tableHeaderView) }
    composeSections(into: &screen)
    if let tableFooterView { screen.append(tableFooterView) }
  }

  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}
