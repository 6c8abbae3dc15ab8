import QuickActions
import Testing
import UIKit

@Suite @MainActor struct ScreenTests {
  private func label(_ text: String, _ font: UIFont, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    return window
  }

  @Test func subviewsAreLinesFromTopToBottom() {
    let controller = UIViewController()
    controller.title = "Title"
    let hidden = label("hidden", .systemFont(ofSize: 17))
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [
      label("two\nlines", .preferredFont(forTextStyle: .body)), hidden,
      label("grey", .systemFont(ofSize: 17), .secondaryLabel),
    ])
    controller.view.addSubview(label("5:00", .systemFont(ofSize: 96)))
    controller.view.addSubview(stack)
    controller.view.insertSubview(label("Head", .preferredFont(forTextStyle: .headline)), at: 0)
    #expect(
      AppScreen(window(controller))
        == AppScreen(
          title: "Title",
          lines: [
            AppScreen.Line("Head", style: .headline), AppScreen.Line("5:00", style: .display),
            AppScreen.Line("two"), AppScreen.Line("lines"),
            AppScreen.Line("grey", style: .secondary),
          ]))
  }

  @Test func theFrontOfPushedAndPresentedViewControllersIsShown() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let window = window(navigation)
    #expect(AppScreen(window).title == "Root")

    let pushed = UIViewController()
    pushed.title = "hidden behind the item's title"
    pushed.navigationItem.title = "Pushed"
    navigation.pushViewController(pushed, animated: true)
    #expect(AppScreen(window).title == "Pushed")
    #expect(pushed.navigationController === navigation)

    let alert = UIAlertController(title: "Alert", message: "Really?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    navigation.present(alert, animated: true)
    #expect(AppScreen(window).title == "Pushed")
    #expect(AppScreen(window).alert?.title == "Alert")
    #expect(AppScreen(window).alert?.lines.map(\.text) == ["Really?", "Yes"])

    alert.dismiss(animated: true)
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    #expect(AppScreen(window).title == "Root")
    #expect(pushed.navigationController == nil)
  }

  @Test func viewControllersAreToldWhenTheyComeAndGo() {
    final class Told: UIViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("didLoad") }
      override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    }
    let first = Told()
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    #expect(first.log.isEmpty)
    window.makeKeyAndVisible()
    #expect(first.log == ["didLoad", "willAppear", "didAppear"])
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(first.log.suffix(2) == ["willDisappear", "didDisappear"])
    navigation.popToRootViewController(animated: false)
    #expect(first.log.suffix(2) == ["willAppear", "didAppear"])
  }
}
