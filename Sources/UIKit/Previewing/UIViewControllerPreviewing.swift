/// What a view that is registered for previewing and its delegate speak about.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// What stays sharp while the rest is blurred.
  var sourceRect: CGRect { get set }
}

/// Who is asked for a preview, and told to open it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// What lies behind a place in the source view; nil where there is no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// One registration of a view.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  // Departure: a peek leaves sharp what is pressed, whatever `sourceRect` the app sets.
  var sourceRect: CGRect
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}

extension UIViewController {
  /// From now on a press within the view asks the delegate for a preview.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    sourceView.previewing = context
    ScreenReporter.shared.invalidate()
    return context
  }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard previewing.sourceView.previewing === previewing else { return }
    previewing.sourceView.previewing = nil
    ScreenReporter.shared.invalidate()
  }
}
