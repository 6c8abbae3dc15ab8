import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let list = NoteListViewController()
  private lazy var navigation = UINavigationController(rootViewController: list)
  private var recent = RecentNotes()

  /// A quick action is handled right here, so the system need not deliver it again.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    list.onChoice = { [weak self] note in self?.open(note) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window

    recent = RecentNotes(application.shortcutItems ?? [])
    guard let shortcutItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else {
      return true
    }
    let handled = handle(shortcutItem)
    return !handled
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(handle(shortcutItem))
  }

  private func handle(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
    guard let note = note(for: shortcutItem) else { return false }
    open(note)
    return true
  }

  /// All recent notes share one type; the user info says which one is meant.
  private func note(for shortcutItem: UIApplicationShortcutItem) -> Note? {
    switch shortcutItem.type {
    case "org.homepress.samples.notes.next": recent.next
    case RecentNotes.itemType: RecentNotes.note(of: shortcutItem)
    default: nil
    }
  }

  private func open(_ note: Note) {
    recent.open(note)
    UIApplication.shared.shortcutItems = recent.shortcutItems
    // A second action must not pile a second note on the first.
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(NoteViewController(note), animated: true)
  }
}
