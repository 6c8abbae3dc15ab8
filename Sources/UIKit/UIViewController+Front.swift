internal import QuickActions

/// Which view controllers a person sees.
extension UIViewController {
  /// The one of those that this one holds or presents whose view is in front.
  var frontmost: UIViewController {
    presentedViewController?.frontmost ?? childInFront?.frontmost ?? self
  }

  /// The same, looked at behind any alert.
  var frontmostBehindAlert: UIViewController {
    if let presentedViewController, !(presentedViewController is UIAlertController) {
      return presentedViewController.frontmostBehindAlert
    }
    return childInFront?.frontmostBehindAlert ?? self
  }

  /// This one, and all others of which something is seen, outermost first.
  var visible: [UIViewController] {
    loadViewIfNeeded()
    let shown = childInFront.map { [$0] } ?? children.filter { $0.viewIfLoaded?.superview != nil }
    let own = [self] + shown.flatMap(\.visible)
    guard let presentedViewController else { return own }
    // Sheets and alerts leave those below where they are.
    let covers = presentedViewController.modalPresentationStyle == .fullScreen
    return (covers ? [] : own) + presentedViewController.visible
  }

  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  public var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }

  /// The bars of all that hold it, then its own buttons.
  func composeBars(into screen: inout ScreenComposition) {
    parent?.composeBars(over: self, into: &screen)
  }

  func composeFoots(into screen: inout ScreenComposition) {
    if let toolbarItems, navigationController?.isToolbarHidden == false {
      for item in toolbarItems { screen.append(item, .button) }
    }
    var holder = parent
    while let controller = holder {
      controller.composeFoot(into: &screen)
      holder = controller.parent
    }
  }
}

/// Follows which view controllers of a window are seen, and tells those that come and go.
@MainActor
final class FrontViewControllers {
  private var current: [UIViewController] = []

  func update(in window: UIWindow) {
    ScreenReporter.shared.invalidate()
    guard window.isKeyWindow else { return }
    let next = window.rootViewController?.visible ?? []
    let previous = current
    current = next
    let gone = previous.filter { one in !next.contains { $0 === one } }
    let come = next.filter { one in !previous.contains { $0 === one } }
    for controller in gone { controller.viewWillDisappear(false) }
    for controller in come {
      controller.viewWillAppear(false)
      controller.viewIsAppearing(false)
    }
    for controller in come { controller.layOut() }
    for controller in gone { controller.viewDidDisappear(false) }
    for controller in come { controller.viewDidAppear(false) }
  }

  /// To be called whenever a view controller shows or hides another.
  static func update() {
    for window in UIApplication.shared.windows { window.front.update(in: window) }
  }
}

extension UIViewController {
  fileprivate func layOut() {
    viewWillLayoutSubviews()
    viewIfLoaded?.layoutSubviews()
    viewDidLayoutSubviews()
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
