extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIView {
  /// The view, and those in it.
  func tellTraitChange(since previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for subview in subviews { subview.tellTraitChange(since: previous) }
  }
}

extension UIWindow {
  /// The view controllers of the window, then its views.
  func tellTraitChange(ofControllersSince previous: UITraitCollection) {
    var next = rootViewController
    var told: Set<ObjectIdentifier> = []
    while let controller = next, told.insert(ObjectIdentifier(controller)).inserted {
      controller.traitCollectionDidChange(previous)
      next = controller.presentedViewController ?? controller.frontmost
    }
  }
}
