import UIKit

/// Says which mistake is made, and what came of it.
class MistakeViewController: UIViewController {
  static let shared = MistakeViewController()

  private let heading = UILabel()
  private let account = UILabel()
  private let outcome = UILabel()
  private let mistake = Mistake.current
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mistakes"
    heading.font = .preferredFont(forTextStyle: .title2)
    heading.text = mistake.title
    account.text = mistake.account
    account.numberOfLines = 0
    outcome.font = .preferredFont(forTextStyle: .footnote)
    outcome.textColor = .secondaryLabel
    outcome.text = "Nothing done yet"
    for label in [heading, account, outcome] { view.addSubview(label) }
  }

  /// What the quick action is for.
  func perform(_ item: UIApplicationShortcutItem) -> Bool {
    loadViewIfNeeded()
    guard item.type == QuickAction.tryIt.rawValue else { return false }
    count += 1
    outcome.text = count == 1 ? "Done once" : "Done \(count) times"
    return true
  }

  func showSwitch() {
    loadViewIfNeeded()
    heading.text = Mistake.current.title
    account.text = Mistake.current.account
    outcome.text = "Go home: the app begins anew with it"
  }
}
