import QuickActions
import Testing
import UIKit

/// What an app registers for previewing can be pressed, and its delegate is asked at the right place.
@Suite(.serialized) @MainActor struct PreviewingTests {
  private final class List: UITableViewController, UIViewControllerPreviewingDelegate {
    let names = ["Apple", "Pear"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func previewingContext(
      _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      tableView.indexPathForRow(at: location).map { _ in UIViewController() }
    }

    func previewingContext(
      _ previewingContext: UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {
      show(viewControllerToCommit, sender: self)
    }
  }

  private func previews(_ window: UIWindow) -> [Bool] {
    AppScreen(window).controls.map(\.previews)
  }

  @Test func whatIsRegisteredCanBePreviewedUntilItIsUnregistered() {
    let list = List()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = list
    window.makeKeyAndVisible()
    #expect(previews(window) == [false, false])
    let context = list.registerForPreviewing(with: list, sourceView: list.tableView)
    #expect(previews(window) == [true, true])
    list.unregisterForPreviewing(withContext: context)
    #expect(previews(window) == [false, false])
  }

  @Test func aRowLiesWhereItsRectangleIs() {
    let list = List()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = list
    window.makeKeyAndVisible()
    _ = AppScreen(window)
    for row in 0..<2 {
      let path = IndexPath(row: row, section: 0)
      let rect = list.tableView.rectForRow(at: path)
      #expect(list.tableView.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY)) == path)
    }
    #expect(list.tableView.indexPathForRow(at: CGPoint(x: 1, y: 1000)) == nil)
  }

  @Test func aCellOrAButtonCanBeTheSourceToo() {
    let controller = List()
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    let header = UIView()
    header.addSubview(button)
    controller.tableView.tableHeaderView = header
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.registerForPreviewing(with: controller, sourceView: button)
    #expect(previews(window) == [true, false, false])
  }
}
