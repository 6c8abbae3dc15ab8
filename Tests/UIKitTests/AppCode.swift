import UIKit

// Shapes that app code has, as its authors write them: that they compile is most of the test.

final class BadgeView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.text = "Badge"
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      label.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

final class PersonCell: UITableViewCell {
  static let reuseIdentifier = "PersonCell"
  private let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with name: String) {
    nameLabel.text = name
  }
}

final class PeopleViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let people: [String]
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var addButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
    return button
  }()
  private(set) var opened: [String] = []

  init(people: [String]) {
    self.people = people
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseIdentifier)
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    view.addSubview(addButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: true)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: PersonCell.reuseIdentifier, for: indexPath) as? PersonCell
    else { return UITableViewCell() }
    cell.configure(with: people[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    opened.append(people[indexPath.row])
    let detail = UIViewController()
    detail.title = people[indexPath.row]
    detail.view.addSubview(BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    navigationController?.pushViewController(detail, animated: true)
  }

  private func add() {
    let alert = UIAlertController(
      title: "New person", message: "Who is it?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        print(alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true, completion: nil)
  }
}

final class TabsController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabBar.tintColor = .systemOrange
    let people = UINavigationController(rootViewController: PeopleViewController(people: ["Ada"]))
    people.tabBarItem = UITabBarItem(
      title: "People", image: UIImage(systemName: "person.2"), tag: 0)
    let settings = UIStoryboard(name: "Settings", bundle: nil)
      .instantiateViewController(withIdentifier: "Settings")
    settings.title = "Settings"
    viewControllers = [people, settings]
  }
}

@MainActor
func lookAsTheBrandWants() {
  UINavigationBar.appearance().tintColor = .systemRed
  UITabBar.appearance().barTintColor = .white
  let appearance = UINavigationBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.titleTextAttributes = [:]
  UINavigationBar.appearance().standardAppearance = appearance
}

@MainActor
func fade(_ view: UIView, then finish: @escaping () -> Void) {
  UIView.animate(withDuration: 0.3) { view.alpha = 0.5 }
  UIView.animate(
    withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in finish() })
  UIView.animate(
    withDuration: 0.3, delay: 0, options: [.curveEaseOut],
    animations: { view.transform = CGAffineTransform(scaleX: 2, y: 2) }, completion: nil)
}
