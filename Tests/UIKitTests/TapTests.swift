import QuickActions
import Testing
import UIKit

/// What is on a window can be tapped by the numbers that its screen gives.
@Suite(.serialized) @MainActor struct TapTests {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Taps what has that text.
  private func tap(_ text: String, in window: UIWindow) {
    let line = AppScreen(window).foreground.first { $0.text == text && $0.control != nil }
    guard let control = line?.control else {
      Issue.record("\(text) cannot be tapped")
      return
    }
    AppScreen.tap(control.id)
  }

  private func looks(_ window: UIWindow) -> [AppScreen.Look] {
    AppScreen(window).controls.map(\.look)
  }

  @Test func aButtonRunsItsActions() {
    let controller = UIViewController()
    var log: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("touch") }, for: .touchUpInside)
    controller.view.addSubview(button)
    let window = window(controller)
    tap("Go", in: window)
    #expect(log == ["primary", "touch"])
    button.isEnabled = false
    #expect(AppScreen(window).controls.isEmpty)
    #expect(AppScreen(window).lines.map(\.text) == ["Go"])
  }

  @Test func aNumberStaysWithItsControlAndIsNeverAnothers() {
    let controller = UIViewController()
    let first = UIButton(primaryAction: UIAction(title: "First") { _ in })
    let second = UIButton(primaryAction: UIAction(title: "Second") { _ in })
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    let window = window(controller)
    let before = AppScreen(window).controls.map(\.id)
    first.removeFromSuperview()
    #expect(AppScreen(window).controls.map(\.id) == [before[1]])
    controller.view.addSubview(first)
    let after = AppScreen(window).controls.map(\.id)
    #expect(after.first == before[1])
    #expect(!before.contains(after[1]))
  }

  final class Fruit: UITableViewController {
    let names = ["Apple", "Pear"]
    var chosen: [IndexPath] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Fruit" }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      content.secondaryText = "row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  @Test func aRowTellsTheDelegateWhichItIs() {
    let table = Fruit()
    let window = window(table)
    #expect(
      AppScreen(window).lines.map(\.text) == ["Fruit", "Apple", "row 0", "Pear", "row 1"])
    #expect(AppScreen(window).controls.count == 2)
    tap("Pear", in: window)
    #expect(table.chosen == [IndexPath(row: 1, section: 0)])
    #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func backAndBarButtonsStandInTheBar() {
    let root = UIViewController()
    root.title = "Root"
    let detail = UIViewController()
    var edits = 0
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in edits += 1 })
    let navigation = UINavigationController(rootViewController: root)
    let window = window(navigation)
    navigation.pushViewController(detail, animated: false)
    #expect(looks(window) == [.back, .bar])
    tap("Edit", in: window)
    #expect(edits == 1)
    tap("Root", in: window)
    #expect(navigation.topViewController === root)
    #expect(looks(window).isEmpty)
  }

  @Test func aTabBringsItsControllerToTheFront() {
    let tabs = UITabBarController()
    let controllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      controller.title = "Screen \(title)"
      return controller
    }
    tabs.viewControllers = controllers
    let window = window(tabs)
    #expect(AppScreen(window).title == "Screen One")
    #expect(AppScreen(window).controls.map(\.isSelected) == [true, false])
    tap("Two", in: window)
    #expect(AppScreen(window).title == "Screen Two")
    #expect(tabs.selectedIndex == 1)
    #expect(controllers[1].tabBarController === tabs)
  }

  @Test func anAlertIsGoneBeforeItsActionRuns() {
    let root = UIViewController()
    let window = window(root)
    var presented: [UIViewController?] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        presented.append(root.presentedViewController)
      })
    root.present(alert, animated: true)
    #expect(AppScreen(window).alert?.isSheet == true)
    #expect(AppScreen(window).alert?.lines.map(\.text) == ["Delete", "No"])
    #expect(looks(window) == [.destructive, .button])
    tap("Delete", in: window)
    #expect(presented == [nil])
    #expect(AppScreen(window).alert == nil)
  }

  @Test func switchesSegmentsAndGesturesAnswerTaps() {
    let controller = UIViewController()
    let toggle = UISwitch()
    var values: [Bool] = []
    toggle.addAction(
      UIAction { action in
        if let toggle = action.sender as? UISwitch { values.append(toggle.isOn) }
      }, for: .valueChanged)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 0
    let label = UILabel()
    label.text = "Tap me"
    var taps = 0
    label.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    for view in [toggle, segments, label] { controller.view.addSubview(view) }
    let window = window(controller)
    tap("off", in: window)
    tap("on", in: window)
    #expect(values == [true, false])
    tap("Week", in: window)
    #expect(segments.selectedSegmentIndex == 1)
    tap("Tap me", in: window)
    #expect(taps == 1)
  }

  @Test func viewsAndViewControllersAreResponders() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    #expect(label.next === controller.view)
    #expect(controller.view.next === controller)
    final class Own: UIResponder {
      let number: Int
      override init() {
        number = 7
        super.init()
      }
    }
    #expect(Own().number == 7)
  }

  @Test func codeAsItsAuthorsWriteItWorksOnItsWindow() {
    lookAsTheBrandWants()
    let tabs = TabsController()
    let window = window(tabs)
    #expect(AppScreen(window).texts == ["People", "+", "Ada", "Add", "People", "Settings"])
    tap("Add", in: window)
    #expect(AppScreen(window).alert?.lines.map(\.text) == ["Who is it?", "Name", "OK", "Cancel"])
    tap("Cancel", in: window)
    tap("Ada", in: window)
    #expect(AppScreen(window).texts == ["Ada", "People", "Badge", "People", "Settings"])
    let navigation = tabs.selectedViewController as? UINavigationController
    #expect((navigation?.viewControllers.first as? PeopleViewController)?.opened == ["Ada"])
    tap("Settings", in: window)
    #expect(AppScreen(window).title == "Settings")
    var isDone = false
    fade(tabs.view) { isDone = true }
    #expect(isDone)
  }
}
