import UIKit

class HandledTwice: ActingDelegate {
  /// The result should be false once the item is handled.
  override func launch(with item: UIApplicationShortcutItem?) -> Bool {
    showWindow()
    if let item { _ = MistakeViewController.shared.perform(item) }
    return true
  }
}

class NeverCompleted: ActingDelegate {
  override func perform(
    _ shortcutItem: UIApplicationShortcutItem, _ completionHandler: @escaping (Bool) -> Void
  ) {
    _ = MistakeViewController.shared.perform(shortcutItem)
  }
}

class CompletedOffMainThread: ActingDelegate {
  override func perform(
    _ shortcutItem: UIApplicationShortcutItem, _ completionHandler: @escaping (Bool) -> Void
  ) {
    let success = MistakeViewController.shared.perform(shortcutItem)
    // In Swift 6 the compiler asks about this line, and the answer here is a wrong one.
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { completionHandler(success) }
  }
}

class StaleItem: ActingDelegate {
  private var savedItem: UIApplicationShortcutItem?

  override func perform(
    _ shortcutItem: UIApplicationShortcutItem, _ completionHandler: @escaping (Bool) -> Void
  ) {
    savedItem = shortcutItem
    completionHandler(true)
  }

  /// The saved item should be nil after this.
  override func applicationDidBecomeActive(_ application: UIApplication) {
    if let savedItem { _ = MistakeViewController.shared.perform(savedItem) }
  }
}

class ComparesKeyName: ActingDelegate {
  override func perform(
    _ shortcutItem: UIApplicationShortcutItem, _ completionHandler: @escaping (Bool) -> Void
  ) {
    switch shortcutItem.type {
    case "UIApplicationShortcutItemType":
      completionHandler(MistakeViewController.shared.perform(shortcutItem))
    default:
      print("no such quick action: \(shortcutItem.type)")
      completionHandler(false)
    }
  }
}

class GuardsEmptyList: ActingDelegate {
  /// Items outlive the app, so there are none on the very first launch alone.
  override func setItems() {
    if UIApplication.shared.shortcutItems?.isEmpty ?? true {
      super.setItems()
    } else {
      print("there are items already, so they stay as they are")
    }
  }
}

class HandlerMissing: LaunchingDelegate, UIApplicationDelegate {}

class RootNotReady: ActingDelegate {
  /// The window should be there first.
  override func launch(with item: UIApplicationShortcutItem?) -> Bool {
    guard let item else { return super.launch(with: nil) }
    let type = item.type
    if window?.rootViewController == nil {
      print("no root view controller yet, so nothing shows \(type)")
    }
    showWindow()
    return false
  }
}
