/// The code of a new app: what its author would have written, and no more than a page a file.
enum Templates {
  static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private let journal = JournalViewController()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = journal
        window.makeKeyAndVisible()
        self.window = window
        // True, so that the quick action that launched the app is handed to the method below.
        return true
      }

      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        completionHandler(journal.perform(QuickAction(shortcutItem)))
      }
    }

    """

  static let appDelegateOfScenes = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        true
      }

      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(
          name: "Default Configuration", sessionRole: connectingSceneSession.role)
      }
    }

    """

  static let sceneDelegate = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private let journal = JournalViewController()
      /// The quick action that launched the app, until it is active.
      private var savedShortcutItem: UIApplicationShortcutItem?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = journal
        window.makeKeyAndVisible()
        self.window = window
        // The method at the end is not called for it.
        savedShortcutItem = connectionOptions.shortcutItem
      }

      func sceneDidBecomeActive(_ scene: UIScene) {
        guard let shortcutItem = savedShortcutItem else { return }
        savedShortcutItem = nil
        _ = journal.perform(QuickAction(shortcutItem))
      }

      func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        completionHandler(journal.perform(QuickAction(shortcutItem)))
      }
    }

    """

  static let quickAction = """
    import UIKit

    /// What a quick action asks for. Its type ends in the name of the case.
    enum QuickAction {
      case new
      case show
      /// A dynamic item: which entry is meant stands in its user info.
      case entry(Int)

      init?(_ shortcutItem: UIApplicationShortcutItem) {
        switch shortcutItem.type.split(separator: ".").last {
        case "new": self = .new
        case "show": self = .show
        case "entry":
          guard let number = shortcutItem.userInfo?["number"] as? Int else { return nil }
          self = .entry(number)
        default: return nil
        }
      }
    }

    extension UIApplicationShortcutItem {
      /// The dynamic item that leads to an entry.
      convenience init(entry number: Int, title: String) {
        self.init(
          type: (Bundle.main.bundleIdentifier ?? "app") + ".entry", localizedTitle: title,
          localizedSubtitle: "Read it again", icon: UIApplicationShortcutIcon(type: .bookmark),
          userInfo: ["number": number as NSNumber])
      }
    }

    """

  static let viewController = """
    import UIKit

    /// All that the app does: it keeps entries until it ends, and shows them.
    class JournalViewController: UIViewController {
      private let heading = UILabel()
      private let list = UILabel()
      private var entries: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        heading.font = .preferredFont(forTextStyle: .headline)
        list.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [heading, list])
        stack.axis = .vertical
        view.addSubview(stack)
        showAll()
      }

      /// Returns whether there is such an action, which is what a completion handler is told.
      func perform(_ action: QuickAction?) -> Bool {
        loadViewIfNeeded()
        switch action {
        case .new: add()
        case .show: showAll()
        case .entry(let number): show(number)
        case nil: return false
        }
        return true
      }

      private func add() {
        entries.append("Entry \\(entries.count + 1)")
        showAll()
        heading.text = "A new entry"
        // The two latest are one press away from now on.
        UIApplication.shared.shortcutItems = entries.enumerated().suffix(2).reversed().map {
          UIApplicationShortcutItem(entry: $0.offset + 1, title: $0.element)
        }
      }

      private func show(_ number: Int) {
        heading.text = "Entry \\(number)"
        // Stored items outlive the app, its entries here do not.
        list.text = number <= entries.count ? "Here it is." : "It was lost when the app ended."
      }

      private func showAll() {
        heading.text = entries.isEmpty ? "No entries yet" : "\\(entries.count) entries"
        list.text = entries.joined(separator: "\\n")
      }
    }

    """
}
