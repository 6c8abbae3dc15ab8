import UIKit

/// What the arguments ask for, `key=value` each.
final class Script {
  static let shared = Script()

  private let values: [String: String]
  private var saved: UIApplicationShortcutItem?
  private var observer: NSObjectProtocol?
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let screen = UIViewController()

  private init() {
    let pairs = CommandLine.arguments.dropFirst().map { $0.split(separator: "=", maxSplits: 1) }
    values = Dictionary(
      pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(key: String) -> String { values[key] ?? "" }

  /// Every method begins with this.
  func begin(_ method: String) {
    if self["crash"] == method { fatalError("asked to crash") }
    if self["hang"] == method { while true { Thread.sleep(forTimeInterval: 3600) } }
  }

  func launch(_ item: UIApplicationShortcutItem?) -> Bool {
    screen.title = "Conformance"
    show([("Ready", .footnote)])
    window.rootViewController = screen
    window.makeKeyAndVisible()
    observe()
    if self["items"] == "set" {
      UIApplication.shared.shortcutItems = [
        UIApplicationShortcutItem(
          type: "dynamic", localizedTitle: "Dynamic", localizedSubtitle: "set at launch",
          icon: UIApplicationShortcutIcon(type: .play), userInfo: ["id": 7 as NSNumber])
      ]
    }
    if let item = item {
      if self["handle"] == "launch" {
        handle(item, in: "application(_:didFinishLaunchingWithOptions:)")
      } else if self["handle"].hasPrefix("active") {
        saved = item
      }
    }
    return self["did"] != "false"
  }

  func connect(_ item: UIApplicationShortcutItem?) {
    guard let item = item else { return }
    if self["handle"].hasPrefix("active") {
      saved = item
    } else if self["handle"] != "nowhere" {
      handle(item, in: "scene(_:willConnectTo:options:)")
    }
  }

  /// The conditions that were there first have nothing to say any more.
  func replaceConditions(of scene: UIScene) {
    guard self["conditions"] == "replaced" else { return }
    let first = scene.activationConditions
    first.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    scene.activationConditions = UISceneActivationConditions()
    first.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  }

  func becomeActive(in method: String) {
    guard let item = saved else { return }
    if self["handle"] == "active-clear" { saved = nil }
    handle(item, in: method)
  }

  /// Ends its task no sooner than it has to.
  func leave() {
    guard self["task"] == "begin" else { return }
    var task = UIBackgroundTaskIdentifier.invalid
    task = UIApplication.shared.beginBackgroundTask(withName: "task") {
      UIApplication.shared.endBackgroundTask(task)
      task = .invalid
    }
  }

  func perform(
    _ item: UIApplicationShortcutItem, in method: String, completion: @escaping (Bool) -> Void
  ) {
    if ["perform", "launch"].contains(self["handle"]) || self["handle"].hasPrefix("active") {
      handle(item, in: method)
    }
    switch self["complete"] {
    case "false": completion(false)
    case "never": break
    case "twice":
      completion(true)
      completion(true)
    case "late": DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { completion(true) }
    case "off-main-true": DispatchQueue.global().async { completion(true) }
    case "off-main-false": DispatchQueue.global().async { completion(false) }
    default: completion(true)
    }
  }

  private func observe() {
    let name = Notification.Name(self["observe"])
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      self.show([("observed", .body)])
    }
  }

  private func handle(_ item: UIApplicationShortcutItem, in method: String) {
    show([
      (item.localizedTitle, .headline), (item.type, .body), ("handled in \(method)", .footnote),
    ])
  }

  private func show(_ lines: [(String, UIFont.TextStyle)]) {
    for view in screen.view.subviews { view.removeFromSuperview() }
    for (text, style) in lines {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      screen.view.addSubview(label)
    }
  }
}
