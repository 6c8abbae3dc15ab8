import UIKit

/// The quick actions of this app. The first stands in its Info.plist.
enum QuickAction: String {
  case tryIt = "org.homepress.samples.mistakes.try"
  case next = "org.homepress.samples.mistakes.next"
  case previous = "org.homepress.samples.mistakes.previous"
  case behave = "org.homepress.samples.mistakes.behave"

  /// Those that choose another mistake, named as of now.
  @MainActor static var switches: [UIApplicationShortcutItem] {
    let current = Mistake.current
    return [
      item(.next, "Next Mistake", current.next.title, .add),
      item(.previous, "Previous Mistake", current.previous.title, .shuffle),
      item(.behave, "No Mistake", "Behave again", .confirmation),
    ]
  }

  @MainActor
  private static func item(
    _ action: QuickAction, _ title: String, _ subtitle: String,
    _ icon: UIApplicationShortcutIcon.IconType
  ) -> UIApplicationShortcutItem {
    let item = UIMutableApplicationShortcutItem(
      type: action.rawValue, localizedTitle: title, localizedSubtitle: subtitle,
      icon: UIApplicationShortcutIcon(type: icon))
    item.targetContentIdentifier = Switch.mark
    return item
  }
}

/// Chooses the mistake of the next launch. It works whatever the delegate does wrong, and so is not
/// part of what an app would have.
@MainActor
enum Switch {
  nonisolated static let mark = "switch"

  /// Takes the item if it is one that switches. Any other is not looked into, as that would be to
  /// handle it.
  static func take(_ item: UIApplicationShortcutItem) -> Bool {
    guard item.targetContentIdentifier as? String == mark else { return false }
    switch QuickAction(rawValue: item.type) {
    case .next: Mistake.current = Mistake.current.next
    case .previous: Mistake.current = Mistake.current.previous
    case .behave: Mistake.current = .none
    case .tryIt, nil: return false
    }
    UIApplication.shared.shortcutItems = QuickAction.switches
    MistakeViewController.shared.showSwitch()
    endWhenLeft()
    return true
  }

  private static var observer: NSObjectProtocol?

  /// The next launch has another delegate, so there has to be one.
  private static func endWhenLeft() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in exit(0) }
  }
}
